/*
 * The single state of the page: a frozen object that is replaced, never changed; {@code derived} adds what follows from the
 * rest. Listeners receive each new state; changes that are made while listeners are being called are delivered after the
 * earlier ones.
 */
export function createStore(initial, derived) {
  const whole = fields => Object.freeze({ ...fields, ...derived(fields) });
  let state = whole(initial);
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
      state = whole({ ...state, ...patch });
      tell();
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
