import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json } = anOfficeTerminal();

describe('the catalogue', () => {
  it('has brands that are created, renamed, merged and removed', async () => {
    expect(await json('brands', 'create', 'Marca Nueva')).toMatchObject({ name: 'Marca Nueva', changed: true });
    expect(await json('brands', 'rename', 'marca nueva', 'Marca Vieja')).toMatchObject({
      name: 'Marca Vieja',
      changed: true,
    });
    expect(await json('brands', 'rename', 'Marca Vieja', 'Marca Vieja')).toMatchObject({ changed: false });
    const dry = await run(['brands', 'merge', 'Marca Vieja', 'SKF', '--dry-run']);
    expect(exitAndText(dry)).toMatchObject({
      exit: 0,
      text: expect.stringContaining('Unir la marca Marca Vieja a SKF'),
    });
    expect(await json('brands', 'remove', 'Marca Vieja', '--yes')).toMatchObject({ changed: true });
    expect(await json('brands', 'remove', 'Marca Vieja', '--yes')).toEqual({ changed: false });
    expect(exitAndText(await run(['brands', 'remove', 'SKF', '--yes']))).toMatchObject({
      exit: 1,
      text: expect.stringContaining('lo usan'),
    });
  });

  it('has products that are shown and taken off sale', async () => {
    expect(await json('products', 'show', '6200-2RS')).toMatchObject({ details: { code: '6200-2RS' } });
    expect((await run(['products', 'show', '6200-2RS'])).stdout).toContain('SKF');
    expect(await json('products', 'sale', '6200-2RS', 'not-available', '--dry-run')).toMatchObject({ dryRun: true });
    expect(await json('products', 'sale', '6200-2RS', 'not-available')).toMatchObject({
      changed: true,
      details: { sale: 'not-available' },
    });
    expect(await json('products', 'sale', '6200-2RS', 'not-available')).toMatchObject({ changed: false });
    expect(await json('products', 'sale', '6200-2RS', 'on-sale')).toMatchObject({ changed: true });
    expect(exitAndText(await run(['products', 'show', 'NADA-1']))).toEqual({
      exit: 1,
      text: 'Error: No hay un artículo con el código «NADA-1».\n',
    });
    expect(exitAndText(await run(['products', 'remove', '6200-2RS', '--yes']))).toMatchObject({ exit: 1 });
  });

  it('are written out of a file, by the names of the API, and again changes nothing', async () => {
    const [whole, change] = [join(folder, 'articulo.json'), join(folder, 'cambio.json')];
    const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));
    const { details } = (await json('products', 'show', '6200-2RS')) as { readonly details: object };
    write(whole, { ...details, code: 'NUEVO-1', description: 'Rodamiento nuevo', equivalences: [] });
    expect(await json('products', 'create', '--file', whole, '--dry-run')).toMatchObject({
      changed: false,
      dryRun: true,
    });
    expect(await json('products', 'create', '--file', whole)).toMatchObject({
      changed: true,
      details: { code: 'NUEVO-1', description: 'Rodamiento nuevo' },
    });
    expect(await json('products', 'create', '--file', whole)).toMatchObject({ changed: false });
    write(change, { description: 'Otra descripción' });
    expect(await json('products', 'edit', 'NUEVO-1', '--file', change)).toMatchObject({
      changed: true,
      details: { code: 'NUEVO-1', description: 'Otra descripción' },
    });
    expect(await json('products', 'edit', 'NUEVO-1', '--file', change)).toMatchObject({ changed: false });
    // Another product of that code and brand is refused.
    expect((await run(['products', 'create', '--file', whole])).exit).toBe(1);
    write(change, { descripcion: 'x' });
    const unknown = await run(['products', 'edit', 'NUEVO-1', '--file', change]);
    expect([unknown.exit, unknown.stderr]).toEqual([64, expect.stringContaining('¿Quisiste decir description?')]);
    write(change, { multiple: 'dos' });
    expect((await run(['products', 'edit', 'NUEVO-1', '--file', change])).stderr).toContain(
      'No se entiende lo que va en multiple',
    );
    expect((await run(['products', 'edit', 'NUEVO-1', '--file', join(folder, 'nada.json')])).exit).toBe(1);
    expect(await json('products', 'remove', 'NUEVO-1', '--yes')).toMatchObject({ changed: true });
  });

  it('offers too', async () => {
    const file = join(folder, 'oferta.json');
    const write = (value: object) => writeFileSync(file, JSON.stringify(value));
    write({ rows: [{ productPriceId: '2', quantity: 1 }], percentage: 12, minQuantity: 5 });
    const made = (await json('offers', 'create', 'row', '--file', file)) as { readonly id: string };
    expect(made).toMatchObject({ changed: true, percentage: 12, minQuantity: 5 });
    write({ percentage: 15 });
    expect(await json('offers', 'edit', 'row', made.id, '--file', file, '--dry-run')).toMatchObject({ dryRun: true });
    expect(await json('offers', 'edit', 'row', made.id, '--file', file)).toMatchObject({
      percentage: 15,
      minQuantity: 5,
    });
    expect(await json('offers', 'edit', 'row', made.id, '--file', file)).toMatchObject({ changed: false });
    write({ porcentaje: 15 });
    expect((await run(['offers', 'edit', 'row', made.id, '--file', file])).exit).toBe(64);
    // Another offer of the row for the same days is refused, and the dry run says so.
    write({ rows: [{ productPriceId: '2', quantity: 1 }], percentage: 20, minQuantity: 5 });
    expect((await run(['offers', 'create', 'row', '--file', file, '--dry-run'])).exit).toBe(1);
    expect((await run(['offers', 'create', 'row', '--file', file])).exit).toBe(1);
    expect(await json('offers', 'withdraw', 'row', made.id, '--yes')).toMatchObject({ changed: true });
    expect(await json('offers', 'withdraw', 'ROW', made.id, '--yes')).toMatchObject({ changed: false });
    // Of one that is not there nothing is left to do either.
    expect(await json('offers', 'withdraw', 'row', '99999999', '--yes')).toEqual({ changed: false });
  });

  it('announces news, once', async () => {
    const announced = (await json('news', 'announce', '6201-2RS')) as { readonly id: string };
    expect(announced).toMatchObject({ changed: true, code: '6201-2RS' });
    expect(await json('news', 'announce', '62012rs')).toMatchObject({ changed: false });
    expect(await json('news', 'withdraw', announced.id, '--yes')).toMatchObject({ changed: true });
    expect(await json('news', 'withdraw', announced.id, '--yes')).toEqual({ changed: false });
  });
});
