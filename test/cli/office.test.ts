import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json, theServer } = anOfficeTerminal();

describe('the staff', () => {
  it('are created, changed, left out and let in, and doing it again changes nothing', async () => {
    const create = ['staff', 'create', 'laura', '--name', 'Laura', '--role', 'Seller', '--email', 'laura@example.com'];
    // Nobody is made a manager unasked.
    const ofNoRole = await run(['staff', 'create', 'laura', '--name', 'Laura', '--email', 'laura@example.com']);
    expect([ofNoRole.exit, ofNoRole.stderr]).toEqual([64, expect.stringContaining('Falta --role')]);
    expect(await json(...create)).toMatchObject({
      changed: true,
      member: { userName: 'laura', role: 'Seller' },
      password: expect.any(String),
    });
    expect(await json(...create)).toEqual({ changed: false, member: expect.objectContaining({ userName: 'laura' }) });
    expect((await run(create)).stdout).toContain('laura ya estaba: no se cambió nada');
    expect((await run([...create, '--quiet'])).stdout).toBe('');
    expect(exitAndText(await run([...create, '--phone', '341 555-1111'])).exit).toBe(1);
    expect(await json('staff', 'edit', 'laura', '--phone', '341 555-0000')).toMatchObject({
      changed: true,
      phone: '341 555-0000',
    });
    expect(await json('staff', 'edit', 'laura', '--phone', '341 555-0000')).toMatchObject({ changed: false });
    expect(exitAndText(await run(['staff', 'deactivate', 'laura']))).toMatchObject({
      exit: 64,
      text: expect.stringContaining('--yes'),
    });
    expect(await json('staff', 'deactivate', 'laura', '--dry-run')).toMatchObject({ dryRun: true, isActive: true });
    expect(await json('staff', 'deactivate', 'laura', '--yes')).toMatchObject({ changed: true, isActive: false });
    expect(await json('staff', 'deactivate', 'laura', '--yes')).toMatchObject({ changed: false, isActive: false });
    expect(await json('staff', 'activate', 'laura')).toMatchObject({ changed: true, isActive: true });
    expect(await json('staff', 'password', 'laura', '--yes')).toMatchObject({ login: 'laura', changed: true });
    expect(await json('staff', 'hand-over', 'vendedor', 'laura', '--dry-run')).toMatchObject({ changed: false });
    expect(exitAndText(await run(['staff', 'edit', 'laura']))).toMatchObject({ exit: 64 });
    expect(exitAndText(await run(['staff', 'edit', 'nadie', '--name', 'x']))).toEqual({
      exit: 1,
      text: 'Error: Ese usuario ya no existe.\n',
    });
  });
});

describe('the current account', () => {
  it('has documents that are settled, opened again and removed', async () => {
    const title = 'A 00001-00000003';
    expect((await run(['account'])).stdout).toContain(title);
    expect(await json('account', 'settle', title, '--dry-run')).toMatchObject({ dryRun: true, isFinished: false });
    expect(await json('account', 'settle', title)).toMatchObject({ changed: true, isFinished: true });
    expect(await json('account', 'settle', title)).toMatchObject({ changed: false, isFinished: true });
    expect(await json('account', 'reopen', title)).toMatchObject({ changed: true, isFinished: false });
    expect(await json('account', 'remove', title, '--yes')).toMatchObject({ changed: true });
    expect(await json('account', 'remove', title, '--yes')).toEqual({ changed: false });
  });
});

describe('an internal id', () => {
  it('is one only as #12: a code of the same digits is that of its own customer', async () => {
    await theServer().database.query(
      `insert into customer (external_code, name, price_list_id, email) values ('2', 'Tres', 1, '')`,
    );
    const text = async (...words: readonly string[]) => exitAndText(await run(words)).text;
    expect(await text('logins', 'issue', '2', 'user', '--dry-run')).toContain('de Tres');
    expect(await text('logins', 'issue', '#2', 'user', '--dry-run')).toContain('de Dos');
    expect(await text('logins', 'issue', '1', 'user', '--dry-run')).toContain('No hay un cliente con el código 1');
    expect(await text('products', 'show', '1')).toBe('Error: No hay un artículo con el código «1».\n');
    expect(await text('products', 'show', '#1', '--brand', 'FAG')).toBe(
      'Error: No hay un artículo con el código «#1» de FAG.\n',
    );
    expect(await json('products', 'show', '#1', '--brand', 'skf')).toMatchObject({ details: { code: '6200-2RS' } });
    expect(await text('account', 'remove', '1', '--yes')).toContain('No hay un comprobante «1»');
    expect(await json('account', 'settle', '#1', '--dry-run')).toMatchObject({ id: '1' });
    expect(await text('brands', 'remove', '1', '--yes')).toBe('No existe la marca «1»: no se cambió nada\n');
    expect(await json('brands', 'rename', '#1', 'SKF')).toMatchObject({ name: 'SKF', changed: false });
  });
});

describe('the rest of the office', () => {
  it('puts pictures up and takes them off', async () => {
    const picture = join(folder, 'foto.gif');
    writeFileSync(picture, Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
    expect(await json('images', 'put', 'Sliders', picture)).toMatchObject({ name: 'foto.gif', changed: true });
    // A picture that is there is not written over without a question.
    expect(exitAndText(await run(['images', 'put', 'Sliders', picture]))).toMatchObject({
      exit: 64,
      text: expect.stringContaining('--yes'),
    });
    expect(exitAndText(await run(['images', 'put', 'Sliders', picture, '--dry-run'])).text).toContain(
      'Reemplazar foto.gif',
    );
    expect(await json('images', 'put', 'Sliders', picture, '--yes')).toMatchObject({ changed: true });
    expect(await json('images', 'remove', 'Sliders', 'foto.gif', '--yes')).toMatchObject({ changed: true });
    expect(await json('images', 'remove', 'Sliders', 'foto.gif', '--yes')).toEqual({ changed: false });
  });

  it('keeps what was done in a file', async () => {
    const { exit, stdout } = await run(['audit', 'export', '--about', 'staff', '--output', '-']);
    expect([exit, stdout]).toEqual([0, expect.stringContaining('laura')]);
  });

  it('tells of one article what was done to it, by its code', async () => {
    await json('products', 'sale', '6204-2RS', 'not-available');
    await json('products', 'sale', '6203-2RS', 'not-available');
    const of = async (code: string) => {
      const { entries } = (await json('audit', 'list', '--product', code)) as { readonly entries: readonly object[] };
      return entries;
    };
    const sold = expect.objectContaining({ action: 'product-changed' });
    expect(await of('6204 2rs')).toEqual([sold]);
    expect(JSON.stringify(await of('6204-2RS'))).not.toContain('6203-2RS');
    expect((await run(['audit', 'list', '--product', 'NADA-1'])).stdout).toBe('No hay nada así\n');
    for (const code of ['6203-2RS', '6204-2RS']) await json('products', 'sale', code, 'on-sale');
  });

  it('asks for what is missing where somebody is there, and else says it', async () => {
    expect(await run(['products', 'show'])).toMatchObject({
      exit: 64,
      stderr: expect.stringContaining('Falta código'),
    });
    const asked = await run(['staff', 'edit', '--name', 'Laura G.'], {
      screen: 80,
      onQuestion: (text, type) => {
        if (text.endsWith('usuario (su nombre de usuario): ')) type('laura\r');
      },
    });
    expect([asked.exit, asked.stdout]).toEqual([0, 'Guardado: Laura G. (laura)\n']);
  });

  it('is not for others', async () => {
    await run(['login', 'otro'], { typed: 'demo' });
    for (const words of [
      ['staff', 'list'],
      ['audit', 'list'],
      ['mail', 'list'],
      ['products', 'list'],
      ['configuration', 'get'],
    ]) {
      expect(exitAndText(await run(words))).toMatchObject({
        exit: 1,
        text: expect.stringContaining('no tiene permiso'),
      });
    }
  });
});
