/*
 * How a question reaches who answers it, on a page without a server: workers of the page. Each kind of question has a worker of
 * its own, which begins when it is first needed, so that none waits for another kind: a move is made while a search goes on.
 *
 * Who leaves a question has its worker stop after the slice of work that it is at; the worker keeps what it has learned. One
 * that does not hear of it soon is ended, since a new question shall not wait for an old one, and another begins with nothing.
 */
import { install } from './install.js';
import { begin, compile, hindrance } from './loading.js';

const PATIENCE_MILLIS = 400;
const KINDS = { analysis: 'analysis', advice: 'advice', review: 'review', reply: 'play', puzzle: 'puzzle' };

let compiled = null;

function module() {
  compiled ??= compile();
  compiled.catch(({ facts }) => { compiled = facts.gone ? null : compiled; });
  return compiled;
}

module().then(install).catch(() => undefined); // who asks says what is wrong

class Answerer {
  #worker = null;
  #going = new Map();
  #next = 0;

  /** Asks a question; {@code take} is given what the worker says of it. */
  async ask(question, take) {
    const id = this.#next++;
    this.#going.set(id, { question, take });
    try {
      await this.#send(id);
    } catch (error) {
      this.#going.delete(id);
      throw error;
    }
    return id;
  }

  async #send(id) {
    await this.#begin();
    const going = this.#going.get(id);
    if (going) {
      this.#worker.postMessage({ id, ...going.question });
    }
  }

  async #begin() {
    const wasm = await module();
    if (this.#worker === null) {
      const worker = begin();
      worker.onmessage = ({ data }) => this.#take(data);
      worker.onerror = async event => {
        const said = { status: 500, body: JSON.stringify(await hindrance(event)) };
        if (this.#worker === worker) {
          this.#again(said);
        }
      };
      worker.postMessage({ wasm });
      this.#worker = worker;
    }
  }

  #take({ id, ...said }) {
    const going = this.#going.get(id);
    if (said.done) {
      this.#going.delete(id);
    }
    going?.take(said);
  }

  leave(id) {
    const going = this.#going.get(id);
    if (going) {
      going.left = true;
      going.take = () => undefined;
      this.#worker?.postMessage({ leave: id });
      setTimeout(() => this.#going.get(id) === going && this.#again(), PATIENCE_MILLIS);
    }
  }

  /** Another worker; the questions that were going on and have not been left are asked again, or given up with what is said of them. */
  #again(said) {
    const begun = this.#worker !== null;
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, { take, left }] of [...this.#going]) {
      if (said || left) {
        this.#going.delete(id);
        take(said ?? {});
        take({ done: true });
      } else if (begun) {
        this.#send(id);
      }
    }
  }
}

const answerers = new Map();

function answerer(address) {
  const kind = KINDS[address.split('?')[0].split('/')[3]] ?? 'rules';
  if (!answerers.has(kind)) {
    answerers.set(kind, new Answerer());
  }
  return answerers.get(kind);
}

const TYPES = { svg: 'image/svg+xml', dot: 'text/vnd.graphviz' };

/** Asks, and answers as a server would: a document, or a stream of events. */
export async function carry(address, { signal, method = 'GET', headers = {}, body = '' }) {
  signal?.throwIfAborted();
  const events = headers.Accept === 'text/event-stream';
  const to = answerer(address);
  const encoder = new TextEncoder();
  return new Promise((resolve, reject) => {
    let stream = null;
    const id = to.ask({ method, address: '/api/v1' + address, events, body }, said => {
      if (said.event) {
        if (stream === null) {
          const source = new ReadableStream({ start(controller) { stream = controller; }, cancel: leave });
          resolve(new Response(source, { headers: { 'Content-Type': 'text/event-stream' } }));
        }
        stream.enqueue(encoder.encode(said.event));
      } else if (said.status) {
        const type = TYPES[new URLSearchParams(address.split('?')[1]).get('format')] ?? 'application/json';
        resolve(new Response(said.body, { status: said.status, headers: { 'Content-Type': type } }));
      } else if (said.done) {
        signal?.removeEventListener('abort', aborted);
        try {
          stream?.close();
        } catch { // nobody reads it any more
        }
      }
    });
    id.catch(reject);

    function leave() {
      id.then(known => to.leave(known));
    }

    function aborted() {
      leave();
      stream?.error(signal.reason);
      reject(signal.reason);
    }
    signal?.addEventListener('abort', aborted, { once: true });
  });
}
