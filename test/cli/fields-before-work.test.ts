import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStandIn } from './a-stand-in.ts';

let standIn: Awaited<ReturnType<typeof aStandIn>>;
beforeAll(async () => {
  standIn = await aStandIn({});
});
afterAll(() => standIn.close());

describe('a field that a command cannot answer', () => {
  it.each([
    [['mail', 'test', 'ana@example.com'], 'stat'],
    [['orders', 'send', '--yes'], 'nmber'],
    [['staff', 'password', '1'], 'pasword'],
    [['logins', 'issue', 'C1'], 'pasword'],
    [['jobs', 'retry', 'x'], 'queue.name'],
    [['demands', 'associate', '1', 'F-1'], 'cod'],
    [['customers', 'import', 'x.csv', '--yes'], 'row'],
    [['mail', 'give-up'], 'x'],
  ])('ends %j before anything is asked or sent', async (words, field) => {
    const { exit, stdout, stderr } = await standIn.run([...words, '--fields', field]);
    expect([exit, stdout, stderr]).toEqual([64, '', expect.stringContaining(`No hay un campo «${field}»`)]);
    expect(stderr).toContain('Están: ');
    expect(standIn.calls).toEqual([]);
  });

  it('ends a list once its rows are there, which may have more', async () => {
    await standIn.run(['demands', 'list', '--fields', 'nummber']);
    expect(standIn.calls).not.toEqual([]);
  });
});
