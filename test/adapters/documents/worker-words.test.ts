import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '#adapters/documents/worker-words.ts';

const ended = 'ended too early';

describe('the words of a thread', () => {
  it('a word that came counts, though the thread ends in the same turn', async () => {
    const worker = new EventEmitter();
    const next = wordsOf(worker, ended);
    const word = next();
    worker.emit('message', 'done');
    worker.emit('exit', 0);
    expect(await word).toBe('done');
    await expect(next()).rejects.toThrow(ended);
  });

  it('an end or a failure without a word is told to who waits, and to who asks later', async () => {
    const ending = new EventEmitter();
    const ofEnding = wordsOf(ending, ended);
    const waiting = ofEnding();
    ending.emit('exit', 1);
    await expect(waiting).rejects.toThrow(ended);
    const failing = new EventEmitter();
    const ofFailing = wordsOf(failing, ended);
    failing.emit('error', new Error('no room'));
    failing.emit('exit', 1);
    await expect(ofFailing()).rejects.toThrow('no room');
  });
});
