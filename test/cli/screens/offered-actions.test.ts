import { expect, it } from 'vitest';
import type { Cli } from '#cli/run-command.ts';
import { keysInHelp } from '#cli/screens/frame/keys.ts';
import type { ScreenAction } from '#cli/screens/frame/screen.ts';
import { jobsScreen } from '#cli/screens/jobs.screen.ts';
import { mailScreen } from '#cli/screens/mail.screen.ts';
import { warrantiesScreen } from '#cli/screens/warranties.screen.ts';
import type { Caller } from '#core/access/caller.ts';

const who = (role: Caller['role']) => ({ caller: { role, customerId: null, actedBy: null } as unknown as Caller });
const cli = { services: {}, settings: {}, terminal: {} } as unknown as Cli;
const signedIn = (role: Caller['role']) => who(role) as never;
const action = (actions: readonly ScreenAction<never>[], key: string) => actions.find((each) => each.key === key);

it('are those that the role may do: managers are not offered what the server refuses', async () => {
  expect((await jobsScreen(cli, signedIn('Admin'))).actions).toHaveLength(1);
  expect((await jobsScreen(cli, signedIn('Manager'))).actions).toEqual([]);
});

it('say of a settled warranty that it is, and of one that was taken that', async () => {
  const { actions } = await warrantiesScreen(cli, signedIn('Admin'));
  const refuses = (state: string) =>
    action(actions as never, 't')?.refuses?.([{ currentTracking: { state }, state }] as never);
  expect(refuses('Accepted')).toBe('Ya está resuelta');
  expect(refuses('Pending')).toBe('Ya está tomada');
});

it('say how many of several mails went already', async () => {
  const { actions } = await mailScreen(cli, signedIn('Admin'));
  const asked = (...states: readonly string[]) =>
    action(actions as never, 'r')?.steps(states.map((state) => ({ state })) as never)[0]?.label;
  expect(asked('sent')).toBe('Ya salió. ¿Mandarlo de nuevo?');
  expect(asked('failed', 'sent', 'failed')).toBe('De 3 ya salió 1. ¿Mandar los 3?');
  expect(asked('sent', 'sent')).toBe('Ya salieron. ¿Mandar los 2?');
  expect(asked('failed')).toBeUndefined();
});

it('take a letter from moving about: the help gives none two meanings', async () => {
  const screen = {
    ...(await jobsScreen(cli, signedIn('Admin'))),
    actions: [{ key: 'g', name: 'guardar', about: 'x' }],
  };
  const [moving] = keysInHelp(screen as never);
  expect(moving?.text).toContain('Inicio y G');
});
