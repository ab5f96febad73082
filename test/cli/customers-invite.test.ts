import { expect, it } from 'vitest';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { run, json } = anOfficeTerminal(undefined, {
  PUBLIC_URL: 'https://tienda.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

it('customers who cannot come in are invited many at once, and said in one way', async () => {
  const refused: readonly (readonly [words: readonly string[], said: string])[] = [
    [[], 'No dice a quiénes'],
    [['--search', ' '], 'Nada de eso dice a quiénes'],
    [['C1', '--seller', 'Nadie'], 'No van juntos: códigos y opciones'],
    [['C1', '--without-access'], 'No van juntos: códigos y opciones'],
    [['C1', '--all'], 'No van juntos: códigos y --all'],
    [['--all', '--state', 'Ok'], 'No van juntos: --all y opciones'],
  ];
  for (const [words, said] of refused) {
    const ran = exitAndText(await run(['customers', 'invite', ...words, '--yes']));
    expect([words, ran]).toEqual([words, { exit: 64, text: expect.stringContaining(said) }]);
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
