import type { EventEmitter } from 'node:events';

/** Waits for the next message of a thread. Fails where the thread fails, or ends without one. */
export type NextWord = () => Promise<unknown>;

/**
 * A thread's last message and its end may come in one turn: the waiting caller gets the message before the end. `once`
 * of node:events would give it some microtasks later.
 */
export const wordsOf = (worker: EventEmitter, ended: string): NextWord => {
  const failed = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(ended)));
  });
  failed.catch(() => undefined);
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve);
      failed.catch(reject);
    });
};
