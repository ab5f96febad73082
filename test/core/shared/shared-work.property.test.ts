import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedWork } from '#core/shared/shared-work.ts';

interface Begun {
  readonly succeed: (answer: number) => void;
  readonly fail: (error: Error) => void;
}

describe('work that all who ask share', () => {
  it('is done once at a time: all who ask until it is over get its answer, or its failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('ask', 'succeed', 'fail')), async (steps) => {
        const begun: Begun[] = [];
        const work = sharedWork(
          () =>
            new Promise<number>((succeed, fail) => {
              begun.push({ succeed, fail });
            }),
        );
        let isUnderWay = false;
        const asked: { readonly by: number; readonly answer: Promise<number> }[] = [];
        const ends = new Map<number, string>();
        const end = async (how: string): Promise<void> => {
          if (!isUnderWay) return;
          const number = begun.length - 1;
          ends.set(number, how);
          if (how === 'fail') begun.at(-1)?.fail(new Error(String(number)));
          else begun.at(-1)?.succeed(number);
          await Promise.allSettled(asked.map(({ answer }) => answer));
          isUnderWay = false;
        };
        for (const step of steps) {
          if (step === 'ask') {
            const before = begun.length;
            const answer = work.begin();
            expect(begun.length).toBe(isUnderWay ? before : before + 1);
            isUnderWay = true;
            asked.push({ by: begun.length - 1, answer });
            expect(work.underWay()).toBe(answer);
          } else await end(step);
          expect(work.underWay() !== null).toBe(isUnderWay);
        }
        await end('succeed');
        for (const { by, answer } of asked) {
          if (ends.get(by) === 'fail') await expect(answer).rejects.toThrow(String(by));
          else expect(await answer).toBe(by);
        }
      }),
    );
  });

  it('that throws before it is under way is not kept', async () => {
    let times = 0;
    const work = sharedWork((): Promise<number> => {
      times += 1;
      if (times === 1) throw new Error('no');
      return Promise.resolve(times);
    });
    expect(() => work.begin()).toThrow('no');
    expect(work.underWay()).toBeNull();
    expect(await work.begin()).toBe(2);
  });

  it('is over when those who asked are answered: they may begin it anew', async () => {
    let times = 0;
    const work = sharedWork(async () => {
      times += 1;
      return times;
    });
    expect(await work.begin().then(() => work.begin())).toBe(2);
  });
});
