import { workerData } from 'node:worker_threads';
import { lookFromBehind } from './scouting.js';
import type { Errand } from './scouts.js';

// A thread that looks through files from the last one on, or through the slices of one file, ahead of the thread that
// searches them in order.
const { port, ...errand } = workerData as Errand;
lookFromBehind(errand, (report) => port.postMessage(report));
