import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json, theServer } = anOfficeTerminal();

describe('new passwords', () => {
  it.each([
    [['staff', 'create', 'callado', '--name', 'Callado', '--role', 'Manager', '--email', 'callado@example.com']],
    [['staff', 'password', 'callado', '--yes']],
    [['logins', 'issue', 'C1', 'user', '--yes']],
  ])('%j says it with --quiet too: nobody can have it otherwise', async (words) => {
    expect(await run([...words, '--quiet'])).toEqual({
      exit: 0,
      stdout: expect.stringMatching(/contraseña.*: \S+\n$/),
      stderr: '',
    });
  });
});

describe('logins and acting', () => {
  it('shows and issues the passwords of a customer', async () => {
    expect(await json('logins', 'show', 'C1')).toMatchObject({ adminLogin: 'cliente.admin' });
    expect(await json('logins', 'issue', 'C1', 'user', '--dry-run')).toMatchObject({ changed: false, kind: 'user' });
    expect(await json('logins', 'issue', 'C1', 'user', '--yes')).toMatchObject({
      changed: true,
      password: expect.any(String),
    });
    expect(exitAndText(await run(['logins', 'show', 'nadie']))).toMatchObject({ exit: 1 });
  });

  it('goes on as a customer, and back', async () => {
    expect(await json('as', 'C1')).toMatchObject({ customer: 'C1', acting: true });
    expect((await run(['whoami'])).stdout).toContain('en nombre de');
    expect(await json('as', 'C1')).toEqual({ customer: 'C1', name: 'Uno', acting: true, changed: false });
    const narrow = await run(['as', 'C1'], { screen: 30 });
    expect(narrow.stdout).toBe('Ya seguís en nombre de Uno: no\nse cambió nada\n');
    const other = await run(['as', 'C2']);
    expect([other.exit, other.stderr]).toEqual([1, expect.stringContaining('mostrador back')]);
    expect((await run(['account'])).exit).toBe(0);
    expect(exitAndText(await run(['staff', 'list']))).toMatchObject({
      exit: 1,
      text: expect.stringMatching(/Estás en nombre de .+mostrador back/s),
    });
    expect(await json('back')).toEqual({ acting: false, changed: true });
    expect(await json('back')).toEqual({ acting: false, changed: false });
    expect((await run(['whoami'])).stdout).toContain('Sos admin');
  });

  it('goes on as the only customer whose code differs in case, and says which', async () => {
    const ran = await run(['as', 'c1']);
    expect([ran.exit, ran.stderr]).toEqual([0, 'Con «c1» va C1, Uno\n']);
    expect(ran.stdout).toContain('Ahora seguís en nombre de Uno');
    const again = await run(['as', ' c1']);
    expect([again.exit, again.stdout, again.stderr]).toEqual([
      0,
      'Ya seguís en nombre de Uno: no se cambió nada\n',
      'Con «c1» va C1, Uno\n',
    ]);
    const other = await run(['as', 'c2']);
    expect([other.exit, other.stderr]).toEqual([1, expect.stringContaining('Ya seguís en nombre de otro cliente')]);
    expect((await run(['whoami'])).stdout).toContain('en nombre de Uno');
    await json('back');
    const quiet = await run(['as', 'c1', '--quiet']);
    expect(quiet).toEqual({ exit: 0, stdout: '', stderr: 'Con «c1» va C1, Uno\n' });
    await json('back');
    for (const words of [
      ['customers', 'show', 'c1'],
      ['customers', 'edit', 'c1', '--town', 'Azul', '--dry-run'],
      ['customers', 'block', 'c1', '--dry-run'],
      ['customers', 'invite', 'c1', 'user', '--dry-run'],
      ['logins', 'show', 'c1'],
      ['logins', 'issue', 'c1', 'user', '--dry-run'],
      ['customers', 'quotes', 'c1'],
      ['audit', 'list', '--customer', 'c1'],
      ['price-lists', 'assign', 'Lista 1', 'c1', '--dry-run'],
    ])
      expect([words, (await run(words)).stderr]).toEqual([words, expect.stringContaining('Con «c1» va C1, Uno')]);
    const created = await run(['customers', 'create', 'c1', '--dry-run']);
    expect(created.stdout + created.stderr).not.toContain('C1, Uno');
  });

  it('names those whose codes differ in case where none is typed as it is, and means none of them', async () => {
    for (const [code, login] of [
      ['Ab-9', 'abnueve'],
      ['aB-9', 'otro-abnueve'],
    ] as const) {
      const logins = ['--admin-login', `${login}.admin`, '--user-login', login];
      await json('customers', 'create', code, '--name', `De ${code}`, '--price-list', 'Lista 1', ...logins);
    }
    for (const words of [['as'], ['customers', 'show'], ['logins', 'show']])
      expect(exitAndText(await run([...words, 'AB-9']))).toMatchObject({
        exit: 1,
        text: expect.stringMatching(/Con «AB-9» hay 2: (Ab-9, De Ab-9; aB-9, De aB-9|aB-9, De aB-9; Ab-9, De Ab-9)/),
      });
    expect(await json('customers', 'show', 'aB-9')).toMatchObject({ details: { code: 'aB-9' } });
    await json('as', 'Ab-9');
    expect(exitAndText(await run(['as', 'aB-9']))).toMatchObject({
      exit: 1,
      text: expect.stringContaining('otro cliente'),
    });
    await json('back');
  });

  it('says so where that cannot be kept, and goes on as before', async () => {
    const kept = join(folder, 'mostrador', 'logins.json');
    // In the way of what would be written.
    const inTheWay = `${kept}.${process.pid}`;
    const refused = async (word: string, ...words: readonly string[]) => {
      const before = readFileSync(kept, 'utf8');
      mkdirSync(inTheWay);
      const ran = exitAndText(await run([word, ...words]));
      rmdirSync(inTheWay);
      expect(readFileSync(kept, 'utf8')).toBe(before);
      return ran;
    };
    expect(await refused('as', 'C1')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('seguís con tu usuario'),
    });
    expect((await run(['whoami'])).stdout).toContain('Sos admin');
    await json('as', 'C1');
    expect(await refused('back')).toMatchObject({ exit: 1, text: expect.stringContaining('No se pudo guardar') });
    await run(['login', 'admin'], { typed: 'demo' });
    expect(await refused('logout')).toMatchObject({ exit: 1, text: expect.stringContaining('no se pudo borrar') });
    await run(['login', 'admin'], { typed: 'demo' });
  });

  it('tells that acting as a customer is over, where its time was up', async () => {
    await json('as', 'C1');
    const path = join(folder, 'mostrador', 'logins.json');
    const logins = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
    const { address } = theServer();
    writeFileSync(
      path,
      JSON.stringify({ ...logins, [address]: { ...logins[address], expire: '2020-01-01T00:00:00Z' } }),
    );
    const { exit, stdout, stderr } = await run(['whoami']);
    expect([exit, stdout, stderr]).toEqual([
      0,
      expect.stringContaining('Sos admin'),
      expect.stringContaining('Volviste a tu usuario'),
    ]);
    expect((await run(['whoami'])).stderr).toBe('');
  });
});
