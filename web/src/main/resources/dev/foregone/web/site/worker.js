/*
 * Answers questions by the compiled jars. An answer that comes in pieces is worked on a piece at a time, and between two pieces
 * the worker hears whether it is still wanted. The imports are those that TeaVM's compiled code needs; TeaVM's own file of them
 * makes code at run time, which a strict content security policy forbids.
 */
const wants = [];
const early = [];
let exports = null;
let input = [];
let at = 0;
let output = [];

function send(id, status) {
  const text = output.join('');
  output = [];
  const split = text.indexOf('\n');
  postMessage(status === 0
    ? { id, event: `event: ${text.slice(0, split)}\ndata: ${text.slice(split + 1)}\n\n` }
    : { id, status, body: text });
}

const foregone = {
  read: () => at < input.length ? input[at++] : -1,
  write: letter => { output.push(String.fromCharCode(letter)); },
  send,
};

/** Texts, each followed by -1. */
function give(...texts) {
  input = texts.flatMap(text => [...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)), -1]);
  at = 0;
}

function printer(print) {
  let line = '';
  return letter => {
    if (letter === 10) {
      print(line);
      line = '';
    } else {
      line += String.fromCharCode(letter);
    }
  };
}

/** The only texts from which the compiled code would make functions. */
const KNOWN = { 'return str;': () => str => str };

function rethrow(error) {
  exports['teavm.js.throwException'](exports['teavm.js.wrapException'](error));
}

function jso() {
  const calls = {};
  for (let n = 0; n < 8; n++) {
    calls['createFunction' + n] = (...texts) => KNOWN[texts.at(-1)]();
    calls['callFunction' + n] = (fn, ...values) => fn(...values);
    calls['callMethod' + n] = (of, name, ...values) => of === null ? globalThis[name](...values) : of[name](...values);
  }
  const wrapped = new WeakMap();
  return {
    ...calls,
    stringBuiltinsSupported: () => 0,
    getProperty: (of, name) => of === null ? globalThis[name] : of[name],
    global: name => globalThis[name],
    createClass: () => class {},
    defineFunction: fn => fn,
    defineMethod: () => undefined,
    defineStaticMethod: () => undefined,
    exportClass: cls => cls,
    isUndefined: value => value === undefined ? 1 : 0,
    instanceOf: (value, cls) => value instanceof cls ? 1 : 0,
    wrapInt: value => value,
    unwrapInt: value => value,
    unwrapDouble: value => value,
    javaObjectToJS: value => value,
    unwrapJavaObject: value => value,
    wrapObject(value) {
      if (value === null || !wrapped.has(value)) {
        const made = value === null ? null : exports['teavm.jso.createWrapper'](value);
        value !== null && wrapped.set(value, made);
        return made;
      }
      return wrapped.get(value);
    },
  };
}

function imports(module) {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min, dataSize } = JSON.parse(new TextDecoder().decode(section));
  const memory = new WebAssembly.Memory({ initial: min, maximum: 1 << 15 });
  const number = value => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    foregone,
    env: { memory },
    teavmMemory: { notifyHeapResized: () => undefined, heapOffset: number((dataSize + 7) & ~7), maxSize: number((1 << 31) - 1 | 0) },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => undefined },
    teavmConsole: { putcharStdout: printer(console.log), putcharStderr: printer(console.warn) },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: Math,
    teavmJso: jso(),
    'wasm:js-string': {
      fromCharCode: code => String.fromCharCode(code),
      fromCharCodeArray: rethrow,
      intoCharCodeArray: rethrow,
      concat: (first, second) => first + second,
      charCodeAt: (text, index) => text.charCodeAt(index),
      length: text => text.length,
      substring: (text, from, to) => text.substring(from, to),
    },
  };
}

/** A turn for what else there is to hear. */
const turns = new MessageChannel();
turns.port1.onmessage = () => work();

function done(id) {
  wants.splice(wants.indexOf(id), 1);
  postMessage({ id, done: true });
}

function guarded(id, act) {
  try {
    return act();
  } catch (failure) { // past all handlers: the stack was too small, or the memory
    output = [];
    console.warn(failure);
    postMessage({ id, status: 500, body: JSON.stringify({ title: 'the search failed', detail: String(failure) }) });
    return 0;
  }
}

/** A piece of the first question's answer; the others come next. */
function work() {
  const id = wants.shift();
  if (id === undefined) {
    return;
  }
  wants.push(id);
  if (!guarded(id, () => exports.next(id))) {
    done(id);
  }
  turns.port2.postMessage(0);
}

function hear({ id, leave, method, address, events, body }) {
  if (leave !== undefined) {
    if (wants.includes(leave)) {
      exports.leave(leave);
      done(leave);
    }
    return;
  }
  give(method, address, body);
  guarded(id, () => exports.ask(id, events ? 1 : 0));
  wants.push(id);
  turns.port2.postMessage(0);
}

async function begin(wasm) {
  exports = (await WebAssembly.instantiate(wasm, imports(wasm))).exports;
  early.splice(0).forEach(hear);
}

self.onmessage = ({ data }) => {
  if (data.wasm) { // the page hears of an error, not of a promise that is not kept
    begin(data.wasm).catch(failure => setTimeout(() => { throw failure; }));
  } else if (exports === null) {
    early.push(data);
  } else {
    hear(data);
  }
};
