import { expect, it } from 'vitest';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { run, json } = anOfficeTerminal(undefined, {
  PUBLIC_URL: 'https://tienda.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

it('customers who cannot come in are invited many at once, and said in one way', async () => {
  for (const words of [
    [],
    ['--search', ' '],
    ['C1', '--seller', 'Nadie'],
    ['C1', '--without-access'],
    ['C1', '--all'],
    ['--all', '--state', 'Ok'],
  ]) {
    const ran = exitAndText(await run(['customers', 'invite', ...words, '--yes']));
    const text = expect.stringMatching(/[Nd][oe].* dice a quiénes|No van juntos/);
    expect([words, ran]).toEqual([words, { exit: 64, text }]);
  }
  for (const words of [['C1'], ['--all'], ['--without-access'], ['--search', 'C1']]) {
    const trial = await json('customers', 'invite', ...words, '--dry-run');
    expect(trial).toMatchObject({ changed: false, toInvite: expect.any(Number), withAccess: expect.any(Number) });
    expect(trial).not.toHaveProperty('invited');
  }
  // Several have no name that one word could confirm.
  const several = exitAndText(await run(['customers', 'invite', '--all', '--confirm', 'todos']));
  expect(several).toEqual({ exit: 64, text: expect.stringContaining('de a uno') });
});
