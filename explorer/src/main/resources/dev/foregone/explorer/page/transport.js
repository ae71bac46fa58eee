/* How a question reaches who answers it: this server. A page without a server brings another file of this name. */
const facts = { title: 'the server does not answer', accepted: 'start it again with ./foregone explore: the page finds it by itself', gone: true };

/** If nobody answers, the error has the facts that a Problem is made of. */
export const carry = (address, options) => fetch('/api/v1' + address, options).catch(error => { throw Object.assign(error, { facts }); });
