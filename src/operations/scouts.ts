import { createRequire } from 'node:module';
import type WorkerThreads from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { mayOpen } from '../corpus/descriptors.js';
import type { Source } from '../corpus/source.js';
import type { Sieve } from '../search/sieve.js';
import type { Pieces, Report } from './scouting.js';
import { countersFor, frontAt } from './scouting.js';
import type { SiftedSlice } from './sift.js';
import { SLICE } from './sift.js';

/** What a scout is sent out with. */
export interface Errand extends Pieces {
  readonly port: MessagePort;
}

/** Less than this is done before a thread has begun. */
const WORTH_IT = 64_000_000;
/** After so many bytes it is guessed how many there are. */
const SAMPLE = 16_000_000;
const MOST_SCOUTS = 3;
/** A thread opens some itself, and Node ends the program where it cannot. */
const FILES_OF_SCOUT = 16;
/** A scout keeps little: a larger heap would only fill with what nobody needs any more. */
const LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/**
 * Threads that look through files, or slices of one, from behind, while they are searched from the front. They only spare
 * work: what is found does not depend on them.
 */
export class Scouts {
  #files: Reports | null = null;
  #searched = 0;

  /** @param cores how many threads run at a time; with less than two nobody is sent */
  constructor(
    private readonly sieve: Sieve,
    private readonly sources: readonly Source[],
    private readonly cores: number,
  ) {}

  /** What a file holds; null when it must be looked through. */
  file(index: number): SiftedSlice | null {
    return this.#files?.of(index) ?? null;
  }

  /** Is told that a file has been searched, and sends scouts when enough is left. */
  passed(index: number, size: number): void {
    this.#searched += size;
    if (this.#files || this.cores < 2 || this.#searched < SAMPLE) return;
    const left = (this.#searched / (index + 1)) * (this.sources.length - index - 1);
    if (left >= WORTH_IT) this.#files = this.#send(this.sources, null);
  }

  /** What the slices of a file of so many bytes hold; of several files none is cut. */
  slices(source: Source, size: number): ((slice: number) => SiftedSlice | null) | null {
    if (this.cores < 2 || this.sources.length > 1 || size < WORTH_IT) return null;
    const reports = this.#send([source], Math.ceil(size / SLICE));
    return (slice) => reports.of(slice);
  }

  #send(sources: readonly Source[], slices: number | null): Reports {
    // loading it takes time that most searches do not
    const threads: typeof WorkerThreads = createRequire(import.meta.url)('node:worker_threads');
    const counters = countersFor(slices ?? sources.length);
    const reports = new Reports(counters, threads);
    const most = Math.min(this.cores - 1, MOST_SCOUTS);
    if (!mayOpen(most * FILES_OF_SCOUT)) return reports;
    try {
      for (let i = 0; i < most; i += 1) {
        const workerData: Errand = { sieve: this.sieve, sources, slices, counters, port: reports.port() };
        const scout = new threads.Worker(new URL('./scout.js', import.meta.url), {
          workerData,
          transferList: [workerData.port],
          resourceLimits: LIMITS,
        });
        scout.on('error', () => {});
        scout.unref();
      }
    } catch {
      // where no thread can be had, a search takes longer
    }
    return reports;
  }
}

/** What scouts have reported and nobody has asked for. */
class Reports {
  readonly #ports: MessagePort[] = [];
  readonly #known = new Map<number, SiftedSlice>();

  constructor(
    private readonly counters: SharedArrayBuffer,
    private readonly threads: typeof WorkerThreads,
  ) {}

  /** Where one scout reports. */
  port(): MessagePort {
    const { port1, port2 } = new this.threads.MessageChannel();
    port1.unref();
    this.#ports.push(port1);
    return port2;
  }

  /** What the piece holds to which the front has come; null when nobody has told. */
  of(piece: number): SiftedSlice | null {
    frontAt(this.counters, piece);
    for (const port of this.#ports) this.#take(port);
    const known = this.#known.get(piece) ?? null;
    this.#known.delete(piece);
    return known;
  }

  #take(port: MessagePort): void {
    for (;;) {
      const received = this.threads.receiveMessageOnPort(port);
      if (!received) return;
      const { piece, sifted }: Report = received.message;
      this.#known.set(piece, sifted);
    }
  }
}
