import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#core/access/role.ts';
import { documentOf } from './a-terminal.ts';
import { anOfficeTerminal } from './an-office-terminal.ts';

const { run, json } = anOfficeTerminal(async ({ database }) => {
  await database.query('update customer set seller_id = case when id = 1 then 1 end');
});

/** What reads without a word more, and who of the staff the server answers it (docs/rules/access.md 3). */
const reading: readonly (readonly [command: string, by: readonly Role[]])[] = [
  ['orders list', ['Admin', 'Manager', 'Seller']],
  ['orders export', ['Admin', 'Manager', 'Seller']],
  ['demands list', ['Admin', 'Manager', 'Seller']],
  ['demands show 2026-5', ['Admin', 'Manager', 'Seller']],
  ['demands messages 2026-5', ['Admin', 'Manager', 'Seller']],
  ['demands export', ['Admin', 'Manager', 'Seller']],
  ['demands', ['Admin', 'Manager', 'Seller']],
  ['warranties list', ['Admin', 'Manager', 'Seller']],
  ['warranties show 2026-1', ['Admin', 'Manager', 'Seller']],
  ['warranties messages 2026-1', ['Admin', 'Manager', 'Seller']],
  ['warranties export', ['Admin', 'Manager', 'Seller']],
  ['warranties', ['Admin', 'Manager', 'Seller']],
  ['account', ['Admin', 'Manager', 'Seller']],
  ['account list', ['Admin', 'Manager', 'Seller']],
  ['account ageing', ['Admin', 'Manager', 'Seller']],
  ['customers list', ['Admin', 'Manager', 'Seller']],
  ['overview', ['Admin', 'Manager', 'Seller']],
  ['payments list', ['Admin', 'Manager']],
  ['payments export', ['Admin', 'Manager']],
  ['mail list', ['Admin', 'Manager']],
  ['jobs list', ['Admin', 'Manager']],
  ['imports list', ['Admin', 'Manager']],
  ['offers list', ['Admin', 'Manager']],
  ['products list', ['Admin', 'Manager']],
  ['audit list', ['Admin']],
  ['staff list', ['Admin']],
];
const logins = { Admin: 'admin', Manager: 'gerente', Seller: 'vendedor' } as const;

describe.each(['Manager', 'Seller'] as const)('%s', (role) => {
  beforeAll(async () => {
    await run(['login', logins[role]], { typed: 'demo' });
  });

  it.each(reading)('%s: what the server answers is asked for, and nothing else', async (command, by) => {
    const output = command.endsWith('export') ? ['--output', '-'] : [];
    const { exit, stderr } = await run([...command.split(' '), ...output]);
    const isRefused = stderr.includes('no tiene permiso');
    // This shop has no order and no payment.
    const isEmpty = stderr.includes('no hay qué exportar');
    expect([exit === 0 || isEmpty, isRefused]).toEqual(by.includes(role) ? [true, false] : [false, true]);
  });
});

describe('a seller', () => {
  it('sees the claims of their own customers, with keys for pages', async () => {
    expect(await json('demands', 'list')).toMatchObject({
      demands: [{ number: '2026-00000005', customerName: 'Uno' }, {}, {}, {}],
      next: null,
    });
    expect(await json('demands', 'list', '--customer', 'C1', '--state', 'Created')).toMatchObject({ demands: [{}] });
    expect((await run(['demands', 'list', '--customer', 'C2'])).stderr).toContain('No hay un cliente');
    expect((await run(['demands', 'list', '--page', '2'])).stderr).toContain('--after');
    expect(await json('demands', 'show', '5')).toMatchObject({ number: '2026-00000005', customerName: 'Uno' });
    for (const others of ['2026-4', '4']) {
      expect((await run(['demands', 'show', others])).stderr).toContain('No encontramos ese número');
    }
    expect((await run(['demands', 'associate', '2026-5', 'F-1'])).stderr).toContain('no tiene permiso');
  });

  it('has no column in the list of customers that the server tells nothing of', async () => {
    const { exit, stdout } = await run(['customers', 'list']);
    expect([exit, /C1 +Uno/.test(stdout), /CUIT|Localidad/.test(stdout)]).toEqual([0, true, false]);
  });

  it('sees their warranties, and their documents', async () => {
    const listed = documentOf(await run(['warranties', 'list', '--json']));
    expect(listed).toMatchObject({ warranties: [{ customerName: 'Uno' }, {}, {}, {}], next: null });
    expect((await run(['warranties', 'list', '--page', '2'])).exit).toBe(64);
    expect(await json('account', 'list', '--customer', 'C1')).toMatchObject({ documents: [{}, {}, {}] });
    expect((await run(['account', 'list', '--customer', 'C2'])).stderr).toContain('No hay un cliente');
    expect((await run(['account', 'settle', 'A 00001-00000001'])).stderr).toContain('no tiene permiso');
  });
});
