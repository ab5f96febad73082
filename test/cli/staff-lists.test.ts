import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { widestLine } from './a-terminal.ts';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json } = anOfficeTerminal(({ database }) => aFleet(database));

describe('the overview', () => {
  it('tells what was sold, what waits, what is owed and what failed, in 80 columns', async () => {
    const shown = await run(['overview'], { screen: 80 });
    expect([shown.exit, shown.stderr]).toEqual([0, '']);
    expect(widestLine(shown.stdout)).toBeLessThanOrEqual(80);
    for (const heading of ['Vendido', 'Para atender', 'Para revisar', 'Deuda']) expect(shown.stdout).toContain(heading);
    expect(shown.stdout).toMatch(/Garantías abiertas +3 \(/);
    expect(await json('overview')).toMatchObject({ warranties: { open: 3 }, debt: { to30: 0 } });
    expect((await run(['overview', '--fields', 'lateCustomers', '--json'])).exit).toBe(0);
  });
});

describe('vehicle brands', () => {
  it('stand in segments, in an order', async () => {
    const board = (await json('vehicles', 'board')) as { readonly assigned: readonly { readonly name: string }[] };
    const last = board.assigned.at(-1)?.name ?? '';
    expect(board.assigned.length).toBeGreaterThan(1);
    expect(await json('vehicles', 'order', last, '--at', '1')).toMatchObject({
      changed: true,
      assigned: [{ name: last }, {}],
    });
    expect(await json('vehicles', 'order', last, '--at', '1')).toMatchObject({ changed: false });
    expect(exitAndText(await run(['vehicles', 'order', 'Sin asignar', '--at', '1']))).toMatchObject({ exit: 64 });
    const [brand] = (
      (await json('vehicles', 'list', '--kind', 'vehicle-brands')) as { readonly names: { readonly name: string }[] }
    ).names;
    const name = brand?.name ?? '';
    expect(await json('vehicles', 'place', name, 'Sin asignar')).toMatchObject({
      changed: true,
      unassigned: [{ name }],
    });
    expect(await json('vehicles', 'place', name, last, '--at', '1')).toMatchObject({
      changed: true,
      assigned: [{ vehiclesBrands: expect.arrayContaining([expect.objectContaining({ name })]) }, {}],
    });
    expect(await json('vehicles', 'place', name, last)).toMatchObject({ changed: false });
    expect(exitAndText(await run(['vehicles', 'place', name, last, '--in', 'Sin asignar']))).toMatchObject({
      exit: 1,
    });
    expect(exitAndText(await run(['vehicles', 'place', name, 'Naves']))).toEqual({
      exit: 1,
      text: expect.stringContaining('No hay un segmento'),
    });
    expect(exitAndText(await run(['vehicles', 'place', 'Nadie', last]))).toEqual({
      exit: 1,
      text: expect.stringContaining('No hay una marca'),
    });
  });
});

describe('documents of the account', () => {
  it('are created, corrected and given their PDF', async () => {
    const title = 'A 00007-00000123';
    const create = ['account', 'create', title, '--customer', 'C1', '--date', '01/11/2026'];
    const whole = [...create, '--expiration', '2026-12-01', '--total', '1.210,50'];
    expect(exitAndText(await run(create))).toEqual({ exit: 64, text: expect.stringContaining('Falta --expiration') });
    expect(await json(...whole, '--dry-run')).toMatchObject({ changed: false, dryRun: true });
    expect(await json(...whole)).toMatchObject({ changed: true, title, debt: 1210.5, date: '2026-11-01' });
    expect(await json(...whole)).toMatchObject({ changed: false, title });
    expect(exitAndText(await run([...whole, '--debt', '1'])).text).toContain('Ya está cargado');
    expect(await json('account', 'correct', 'a 7-123', '--debt', '10')).toMatchObject({
      changed: true,
      debt: 10,
      total: 1210.5,
    });
    expect(await json('account', 'correct', title, '--debt', '10')).toMatchObject({ changed: false });
    for (const [words, exit, text] of [
      [['correct', title], 64, 'No dice qué corregir'],
      [['correct', title, '--debt', '2000'], 1, 'No puede deber más'],
      [['correct', 'A 00007-00000999', '--debt', '1'], 1, 'No hay un comprobante'],
      [['create', 'factura', ...whole.slice(3)], 64, 'no es un comprobante'],
      [['attach', title, join(folder, 'no-esta.pdf')], 1, 'No existe el archivo'],
    ] as const)
      expect(exitAndText(await run(['account', ...words]))).toEqual({ exit, text: expect.stringContaining(text) });
    const file = join(folder, 'factura.pdf');
    writeFileSync(file, 'no es un PDF');
    expect(exitAndText(await run(['account', 'attach', title, file]))).toMatchObject({ exit: 1 });
    writeFileSync(file, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    expect(await json('account', 'attach', title, file)).toMatchObject({ changed: true, title });
  });
});

describe('what a shop quotes', () => {
  it('is listed without prices', async () => {
    expect(await json('customers', 'quotes', 'C1')).toEqual({ quotes: [], next: null });
    expect(exitAndText(await run(['customers', 'quotes', 'C1']))).toEqual({ exit: 0, text: 'No presupuestó nada\n' });
    expect(exitAndText(await run(['customers', 'quotes', 'nadie']))).toMatchObject({ exit: 1 });
  });
});
