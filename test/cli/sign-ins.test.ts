import { describe, expect, it } from 'vitest';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { run, json, theServer } = anOfficeTerminal(({ database }) => aFleet(database));

describe('who is signed in', () => {
  it('is listed and ended: oneself elsewhere, staff and customers', async () => {
    await theServer().signIn('admin');
    const own = (await json('sessions', 'list')) as { readonly id: string; readonly isCurrent: boolean }[];
    expect(own.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ device: expect.stringContaining('terminal') }]);
    expect(own.length).toBeGreaterThan(1);
    expect(await json('sessions', 'end', '--others', '--yes')).toMatchObject({ changed: true, ended: own.length - 1 });
    expect(await json('sessions', 'end', '--others', '--yes')).toMatchObject({ changed: false });
    expect(exitAndText(await run(['sessions', 'end', '--yes']))).toMatchObject({ exit: 64 });
    expect(exitAndText(await run(['sessions', 'end', 'x', '--yes']))).toEqual({
      exit: 1,
      text: 'Error: Esa sesión ya no está abierta.\n',
    });

    for (const [user, listed, ended] of [
      ['gerente', ['staff', 'sessions', 'gerente'], ['staff', 'sign-out', 'gerente']],
      ['cliente', ['logins', 'sessions', 'C1'], ['logins', 'sign-out', 'C1']],
    ] as const) {
      await theServer().signIn(user);
      expect(await json(...listed)).not.toEqual([]);
      expect(exitAndText(await run([...ended]))).toMatchObject({ exit: 64 });
      expect(await json(...ended, '--yes')).toMatchObject({ changed: true });
      expect(await json(...listed)).toEqual([]);
    }
  });

  it('comes in by an invitation, which can be withdrawn', async () => {
    expect(exitAndText(await run(['logins', 'invite', 'C1', 'admin', '--email', 'ana']))).toMatchObject({ exit: 1 });
    const invited = await json('logins', 'invite', 'C1', 'admin', '--email', 'ana@example.com');
    expect(invited).toMatchObject({ changed: true, sentTo: 'ana@example.com', expiresAt: expect.any(String) });
    expect(await json('logins', 'withdraw', 'C1', 'admin', '--yes')).toMatchObject({ changed: true });
    expect(await json('logins', 'withdraw', 'C1', 'admin', '--yes')).toMatchObject({ changed: false });
    // Of one that has no address it is asked for; a script is told which option is missing.
    const nobody = exitAndText(await run(['staff', 'invite', 'gerente']));
    expect(nobody).toEqual({ exit: 64, text: expect.stringContaining('Falta --email') });
    const typed = 'gerente\rg@example.com\r';
    const asked = await run(['staff', 'invite', 'gerente'], { screen: 100, typed, isAllTyped: true });
    expect([asked.exit, asked.stderr]).toEqual([
      0,
      expect.stringContaining('--email (adónde, si no es el que ya tiene): '),
    ]);
    expect(asked.stderr).toContain('«gerente» no sirve como --email. Va un e-mail, como ana@example.com\n');
    expect(await json('staff', 'invite', 'gerente', '--email', 'g@example.com')).toMatchObject({ changed: true });
    expect(exitAndText(await run(['staff', 'invite', 'nadie']))).toMatchObject({ exit: 1 });
  });

  it('of staff may need a second step, once the administrator who asks for it has one', async () => {
    expect(await json('staff', 'second-factor', 'optional')).toMatchObject({ changed: false, isCompulsory: false });
    expect(exitAndText(await run(['staff', 'second-factor', 'compulsory']))).toEqual({
      exit: 1,
      text: expect.stringContaining('Activá primero tu propio segundo paso'),
    });
    expect(await json('staff', 'reset-second-factor', 'gerente', '--yes')).toMatchObject({ changed: false });
  });
});
