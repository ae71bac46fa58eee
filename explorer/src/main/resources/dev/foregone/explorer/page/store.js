/*
 * The single state of the page: a frozen object that is replaced, never changed. Listeners receive each new state;
 * changes that are made while listeners are being called are delivered after the earlier ones.
 */
export function createStore(initial) {
  let state = Object.freeze(initial);
  const listeners = [];
  let telling = false;
  let again = false;

  function tell() {
    if (telling) {
      again = true;
      return;
    }
    telling = true;
    try {
      do {
        again = false;
        listeners.forEach(listener => listener(state));
      } while (again);
    } finally {
      telling = false;
    }
  }

  return {
    get: () => state,
    set(change) {
      const patch = typeof change === 'function' ? change(state) : change;
      state = Object.freeze({ ...state, ...patch });
      tell();
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
