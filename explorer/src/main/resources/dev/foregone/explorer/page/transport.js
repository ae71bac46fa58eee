/* How a question reaches who answers it: this server. A page without a server brings another file of this name. */
export const carry = (address, options) => fetch('/api/v1' + address, options);

/** What a person can do if nobody answers. */
export const AGAIN = 'start it again with ./foregone explore: the page finds it by itself';
