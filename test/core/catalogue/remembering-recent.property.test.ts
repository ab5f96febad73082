import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberingRecent } from '#core/catalogue/remembering-recent.ts';

describe('what was asked for lately', () => {
  it('is what it would be worked out as, whatever is asked in whatever order', async () => {
    const asked = fc.record({ key: fc.nat({ max: 5 }), state: fc.nat({ max: 2 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { maxLength: 60 }), fc.nat({ max: 30 }), async (all, most) => {
        const states = [{}, {}, {}];
        const remember = rememberingRecent<{ readonly text: string; readonly weight: number }>(
          most,
          ({ weight }) => weight,
        );
        for (const { key, state } of all) {
          const text = `${key}/${state}`;
          const answer = await remember(String(key), [states[state]], async () => ({ text, weight: key * 3 }));
          expect(answer.text).toBe(text);
        }
      }),
    );
  });

  const counted = (most: number) => {
    const workedOut: string[] = [];
    const remember = rememberingRecent<string>(most, (answer) => answer.length);
    const ask = (key: string, from: unknown = 'same') =>
      remember(key, [from], async () => {
        workedOut.push(key);
        return key;
      });
    return { ask, workedOut };
  };

  it('is worked out once while what it is of stands still', async () => {
    const { ask, workedOut } = counted(100);
    for (const from of ['same', 'same', 'other', 'other', 'same']) await ask('gol', from);
    expect(workedOut).toEqual(['gol', 'gol', 'gol']);
  });

  it('makes way by what was asked for longest ago', async () => {
    const { ask, workedOut } = counted(7);
    for (const key of ['gol', 'uno', 'gol', 'duna', 'gol', 'uno']) await ask(key);
    // With 'duna' there are ten letters: 'uno' goes first, and 'gol' stays as long as it is asked for.
    expect(workedOut).toEqual(['gol', 'uno', 'duna', 'uno']);
  });

  it('is not kept where it alone weighs more than all may', async () => {
    const { ask, workedOut } = counted(3);
    await ask('kangoo');
    await ask('kangoo');
    expect(workedOut).toEqual(['kangoo', 'kangoo']);
  });

  it('that could not be worked out is worked out by whoever asks next', async () => {
    const remember = rememberingRecent<string>(10, () => 1);
    await expect(remember('gol', [], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await remember('gol', [], async () => 'yes')).toBe('yes');
  });
});
