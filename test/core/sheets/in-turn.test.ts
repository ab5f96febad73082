import { expect, it } from 'vitest';
import { createTurns } from '#core/sheets/in-turn.ts';

it('what is of one key is done in turn, of another beside it, and after a failure too', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (key: string, name: string, fails = false) =>
    inTurn(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (fails) throw new Error(name);
      return name;
    });
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const first = expect(work('a', 'first', true)).rejects.toThrow('first');
  const second = work('a', 'second');
  const other = work('b', 'other');
  await settled();
  expect(begun).toEqual(['first', 'other']);
  ends.get('first')?.();
  await first;
  await settled();
  expect(begun).toEqual(['first', 'other', 'second']);
  for (const name of ['second', 'other']) ends.get(name)?.();
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
});
