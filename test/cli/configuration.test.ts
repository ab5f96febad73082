import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentOf } from './a-terminal.ts';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json } = anOfficeTerminal();

describe('the configuration', () => {
  it('is told, set and applied, with what changes first', async () => {
    const days = (await json('configuration', 'get', 'currentAccount.days')) as number;
    const dry = await run(['configuration', 'set', 'currentAccount.days', String(days + 1), '--dry-run']);
    expect(exitAndText(dry)).toMatchObject({
      exit: 0,
      text: expect.stringContaining(`currentAccount.days: ${days} → ${days + 1}`),
    });
    expect(await json('configuration', 'get', 'currentAccount.days')).toBe(days);
    expect(exitAndText(await run(['configuration', 'set', 'currentAccount.days', '31']))).toMatchObject({ exit: 64 });
    const set = await run(['configuration', 'set', 'currentAccount.days', String(days + 1), '--yes', '--json']);
    expect(documentOf(set)).toEqual({
      changes: [{ path: 'currentAccount.days', before: days, after: days + 1 }],
      changed: true,
    });
    const file = join(folder, 'configuracion.json');
    expect(await json('configuration', 'export', '--output', file)).toEqual({ file });
    expect((await run(['configuration', 'export', '--output', file])).stderr).toContain('--force');
    expect(await json('configuration', 'apply', file, '--yes')).toEqual({ changes: [], changed: false });
    const written = JSON.parse(readFileSync(file, 'utf8')) as { currentAccount: { days: number } };
    // In any case of letters, once.
    writeFileSync(file, JSON.stringify({ CurrentAccount: { days } }));
    expect(await json('configuration', 'apply', file, '--dry-run')).toMatchObject({
      changes: [{ path: 'currentAccount.days', before: days + 1, after: days }],
    });
    writeFileSync(file, JSON.stringify({ CurrentAccount: { days }, currentaccount: { days: 1 } }));
    expect(exitAndText(await run(['configuration', 'apply', file, '--yes']))).toMatchObject({ exit: 1 });
    writeFileSync(file, JSON.stringify({ currentAccount: { days } }));
    const applied = await run(['configuration', 'apply', file, '--yes', '--quiet']);
    expect(applied).toEqual({ exit: 0, stdout: '', stderr: '' });
    expect(written.currentAccount.days).toBe(days + 1);
    expect(await json('configuration', 'get', 'currentAccount')).toMatchObject({ days });
    const unsure = await run(['configuration', 'set', 'currentAccount.days', '31']);
    expect(unsure.stderr).toContain('Esto se confirma antes de hacerlo');
    const brands = (await json('configuration', 'get', 'productBrand')) as readonly object[];
    const lists = join(folder, 'listas.json');
    writeFileSync(lists, JSON.stringify({ productBrand: [...brands, { ...brands[0], id: '987654', name: 'Nueva' }] }));
    const shown = await run(['configuration', 'apply', lists, '--dry-run']);
    const gone = await run(['configuration', 'apply', lists, '--yes']);
    for (const refused of [shown, gone]) {
      expect([refused.exit, refused.stderr]).toEqual([
        1,
        expect.stringMatching(/Ya no existe [\s\S]*987654[\s\S]*sacalo/),
      ]);
    }
    writeFileSync(lists, JSON.stringify({ delivery: { minAmount: 'mucho' } }));
    const part = (await run(['configuration', 'apply', lists, '--yes'])).stderr.replaceAll(/\s+/g, ' ');
    expect(part).toMatch(/No se entiende lo que va en delivery\.minAmount\b(?!.*Falta).*Va un número, como 1\.234,50/);
    writeFileSync(lists, JSON.stringify({ delivery: { minAmount: 123456 } }));
    expect(await json('configuration', 'apply', lists, '--dry-run')).toMatchObject({
      changes: [{ path: 'delivery.minAmount', after: 123456 }],
    });
    expect(exitAndText(await run(['configuration', 'get', 'nada']))).toMatchObject({ exit: 64 });
    const mistyped = await run(['configuration', 'set', 'currentAccount.dias', '3', '--yes']);
    expect([mistyped.exit, mistyped.stderr]).toEqual([64, expect.stringContaining('No hay un campo «dias»')]);
    expect((await run(['configuration', 'set', 'currentAccount.day', '3', '--yes'])).stderr).toContain(
      '¿Quisiste decir days?',
    );
    expect(exitAndText(await run(['configuration', 'set', 'currentAccount.days', 'muchos', '--yes']))).toMatchObject({
      exit: 64,
    });
    for (const [text, after] of [
      ['1.234,50', 1234.5],
      ['1234.5', 1234.5],
      ['300.000', 300_000],
    ] as const) {
      const amount = await run(['configuration', 'set', 'delivery.minAmount', text, '--dry-run', '--json']);
      expect(documentOf(amount)).toMatchObject({ changes: [{ path: 'delivery.minAmount', after }] });
    }
    const phone = await run(['configuration', 'set', 'distributorData.now.phone', '1144445555', '--dry-run', '--json']);
    expect(documentOf(phone)).toMatchObject({ changes: [{ path: 'distributorData.now.phone', after: '1144445555' }] });
    const order = ['configuration', 'set', 'products.priceOrder'];
    expect(exitAndText(await run([...order, 'ascending', '--yes']))).toEqual({
      exit: 64,
      text: expect.stringContaining('Va uno de: LowestToHighest, HighestToLowest, Profitability'),
    });
    expect((await run([...order, 'LowestToHighest', '--dry-run'])).exit).toBe(0);
    const piped = await run(['configuration', 'export', '--output', '-']);
    expect(JSON.parse(piped.stdout)).toMatchObject({ currentAccount: { days } });
  });
});
