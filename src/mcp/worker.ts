import { parentPort, workerData } from 'node:worker_threads';
import { callTool } from './call.js';
import type { Reply, Request, WorkerData } from './calls.js';

/** Answers one call after another, in a thread of its own, so that a call can be ended whatever it is at. */
const { root } = workerData as WorkerData;
const port = parentPort;

function reply(message: Reply): void {
  port?.postMessage(message);
}

port?.on('message', async ({ tool, input }: Request) => {
  const working = (what: string): void => reply({ kind: 'working', what });
  reply({ kind: 'answer', answer: await callTool(tool, input, { root, working }) });
});
