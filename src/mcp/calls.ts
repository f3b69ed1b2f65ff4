import { Worker } from 'node:worker_threads';
import { failureLine } from '../commands/failure.js';
import { UserError } from '../user-error.js';
import type { Answer } from './call.js';

/** What the worker is told once. */
export interface WorkerData {
  readonly root: string;
}

/** One call, as it is sent to the worker. */
export interface Request {
  readonly tool: string;
  readonly input: unknown;
}

/** What the worker sends back. */
export type Reply =
  | { readonly kind: 'working'; readonly what: string }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** Told every second of a call how long it has taken, and the document that it is at. */
export type Progress = (seconds: number, what: string) => void;

/** A call takes no longer than this. */
const LONGEST_MS = 120_000;
const PROGRESS_MS = 1000;
/** What a call may hold. A document takes a small multiple of its size. */
const RESOURCES = { maxOldGenerationSizeMb: 2048 };

/** Thrown for a call that the client took back. */
export class Cancelled extends Error {}

/**
 * Calls of tools, one at a time and in order, in a thread of their own: the server hears its client while a call runs, and
 * ends one that was cancelled or takes too long.
 */
export class Calls {
  readonly #root: string;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** @param root the folder that no call leaves, made absolute */
  constructor(root: string) {
    this.#root = root;
  }

  /** @throws Cancelled when the client took the call back */
  call(request: Request, signal: AbortSignal, progress: Progress): Promise<Answer> {
    const mine = this.#last.then(() => this.#run(request, signal, progress));
    this.#last = mine.catch(() => {});
    return mine;
  }

  /** Resolves when every call made so far has ended. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #run(request: Request, signal: AbortSignal, progress: Progress): Promise<Answer> {
    if (signal.aborted) throw new Cancelled();
    const start = performance.now();
    let at = request.tool;
    const ticking = setInterval(
      () => progress(Math.round((performance.now() - start) / 1000), at),
      PROGRESS_MS,
    );
    try {
      return await this.#answer(request, signal, (what) => {
        at = what;
      });
    } catch (error) {
      // the thread may still be at it
      await this.close();
      if (error instanceof Cancelled) throw error;
      return { status: 2, text: '', messages: [failureLine(error).trimEnd()], results: [] };
    } finally {
      clearInterval(ticking);
    }
  }

  #answer(request: Request, signal: AbortSignal, working: (what: string) => void): Promise<Answer> {
    const worker = this.#ready();
    return new Promise((resolve, reject) => {
      const hear = (reply: Reply): void => {
        if (reply.kind === 'working') working(reply.what);
        else end(() => resolve(reply.answer));
      };
      const fail = (error: Error): void => end(() => reject(failureOf(error, request)));
      const cancel = (): void => end(() => reject(new Cancelled()));
      const late = setTimeout(() => end(() => reject(tooLong(request))), LONGEST_MS);
      const end = (settle: () => void): void => {
        clearTimeout(late);
        worker.off('message', hear).off('error', fail);
        signal.removeEventListener('abort', cancel);
        settle();
      };
      worker.on('message', hear).on('error', fail);
      signal.addEventListener('abort', cancel);
      worker.postMessage(request);
    });
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const workerData: WorkerData = { root: this.#root };
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData,
      resourceLimits: RESOURCES,
    });
    // one that fails between two calls is replaced at the next one
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    this.#worker = worker;
    return worker;
  }
}

function failureOf(error: Error, { tool }: Request): Error {
  if (!('code' in error) || error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
  return new UserError(`${tool}: the documents take more memory than there is; name fewer or smaller ones`);
}

function tooLong({ tool }: Request): UserError {
  return new UserError(
    `${tool}: given up after ${LONGEST_MS / 1000} seconds; name fewer files, or ask for less`,
  );
}
