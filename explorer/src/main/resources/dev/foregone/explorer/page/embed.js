/* Whether the page is one board in a frame of somebody's page, as ?embed in its address asks: the board, whose turn it is, and undo. */
export const embedded = new URLSearchParams(location.search).has('embed');

document.documentElement.classList.toggle('embed', embedded);
