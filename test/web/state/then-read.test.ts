import { expect, it } from 'vitest';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { thenReading } from '#web/state/then-read.ts';

it.each([Ok('kept'), Err('moved')])(
  'answers what was answered once what is shown is read: %o',
  async (answer: Result<string, string>) => {
    const steps: string[] = [];
    const thenRead = thenReading(async () => {
      steps.push('asked');
      await Promise.resolve();
      steps.push('read');
    });
    expect(await thenRead(Promise.resolve(answer))).toBe(answer);
    expect(steps).toEqual(['asked', 'read']);
  },
);

it('answers that the server is away without waiting for the reading too', async () => {
  let asked = 0;
  const thenRead = thenReading(() => {
    asked += 1;
    return new Promise(() => undefined);
  });
  const away = Err({ code: 'unreachable' } as const);
  expect(await thenRead(Promise.resolve(away))).toBe(away);
  expect(asked).toBe(1);
});
