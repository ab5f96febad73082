import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json } = anOfficeTerminal(({ database }) => aFleet(database));
const write = (name: string, value: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const text = async (...words: readonly string[]) => exitAndText(await run(words));

describe('a product by its options', () => {
  const create = ['products', 'create', '--brand-id', 'skf', '--code', 'OPC-1', '--description', 'Rodamiento nuevo'];

  it('is made, field by field, and again changes nothing', async () => {
    const { details: other } = (await json('products', 'show', '6200-2RS')) as { readonly details: { typeId: string } };
    const whole = [...create, '--type-id', `#${other.typeId}`, '--multiple', '4', '--prices', 'Lista 1|1.234,50'];
    expect(await json(...whole, '--dry-run')).toMatchObject({ changed: false, dryRun: true });
    expect(await json(...whole)).toMatchObject({
      changed: true,
      brand: 'SKF',
      details: { code: 'OPC-1', multiple: 4, iva: 21, prices: [{ price: 1234.5 }] },
    });
    // At once, though the search, which follows a moment later, does not find it yet.
    expect(await json(...whole)).toMatchObject({ changed: false, details: { code: 'OPC-1' } });
    expect(exitAndText(await run([...whole, '--position', 'Delantero']))).toEqual({
      exit: 1,
      text: expect.stringContaining('Ya existe SKF OPC-1'),
    });
    await vi.waitFor(
      async () => expect(await json('products', 'show', 'OPC-1')).toMatchObject({ details: { code: 'OPC-1' } }),
      10_000,
    );
  });

  it('is removed once that is confirmed: by a name that is told', async () => {
    expect((await run(['products', 'remove', 'OPC-1'])).stderr).toContain('con --yes, o con --confirm OPC-1');
  });

  it('tells how many there are, as the last sheet of stock said', async () => {
    const sheet = join(folder, 'stock.csv');
    writeFileSync(sheet, 'Codigo;Marca;Stock\nOPC-1;SKF;1.250\n');
    expect((await run(['catalogue', 'import', sheet, '--kind', 'stock', '--yes'])).exit).toBe(0);
    expect(await json('products', 'show', 'OPC-1')).toMatchObject({ stock: 1250 });
    expect((await run(['products', 'show', 'OPC-1'])).stdout).toMatch(/^Stock +Disponible, 1\.250 unidades$/m);
    expect((await run(['products', 'list', '--search', 'OPC-1'])).stdout).toMatch(/ Disponible$/m);
    await run(['products', 'edit', 'OPC-1', '--stock-state', 'Yellow']);
    expect((await run(['products', 'show', 'OPC-1'])).stdout).toMatch(/^Stock +Consultar$/m);
  });

  it('is changed in what is said of it, and in nothing else', async () => {
    const edit = ['products', 'edit', 'OPC-1'];
    expect(await json(...edit, '--equivalences', 'FAG|6200; NSK|6200\\|Z')).toMatchObject({
      changed: true,
      details: {
        ...{ description: 'Rodamiento nuevo', multiple: 4, prices: [{ price: 1234.5 }] },
        equivalences: [
          { brand: 'FAG', code: '6200' },
          { brand: 'NSK', code: '6200|Z' },
        ],
      },
    });
    expect(await json(...edit, '--equivalences', 'FAG|6200; NSK|6200\\|Z')).toMatchObject({ changed: false });
    expect(await json(...edit, '--relations', 'Kit|6201-2RS|2|con grasa')).toMatchObject({
      details: { relations: [{ title: 'Kit', quantity: 2, notes: 'con grasa' }], multiple: 4 },
    });
    expect(await json(...edit, '--attributes', 'Diámetro interior|25; notas|con tapa')).toMatchObject({
      details: { attributes: { interior1: '25', notas: 'con tapa' } },
    });
    const { details } = (await json(...edit, '--attributes', 'notas|')) as { readonly details: object };
    expect(details).toHaveProperty('attributes', { interior1: '25' });
    expect(await json(...edit, '--prices', 'Lista 1|', '--purchase-cost', '10,5')).toMatchObject({
      details: { purchaseCost: 10.5, prices: [{ price: null }] },
    });
    // Options go over what a file says.
    const file = write('articulo.json', { description: 'Del archivo', position: 'Delantero' });
    expect(await json(...edit, '--file', file, '--description', 'De la opción')).toMatchObject({
      details: { description: 'De la opción', position: 'Delantero' },
    });
  });

  it('fits vehicles by the names of their brand and model', async () => {
    const { names } = (await json('vehicles', 'list')) as {
      readonly names: readonly { readonly name: string; readonly parent: { readonly name: string } }[];
    };
    const [model] = names;
    const vehicle = `${model?.parent.name} ${model?.name}`;
    expect(
      await json('products', 'edit', 'OPC-1', '--applications', `${vehicle}|1.6|nafta|2004|2012|Delantero`),
    ).toMatchObject({
      details: {
        applications: [{ name: vehicle, engine: '1.6', position: 'Delantero', notes: 'nafta', from: 2004, to: 2012 }],
      },
    });
  });

  it('says what is not understood, and changes nothing', async () => {
    for (const [options, exit, message] of [
      [[], 64, 'No dice qué campos'],
      [['--multiple', 'dos'], 64, 'Va un número'],
      [['--brand-id', 'Nadie'], 1, 'No hay una marca «Nadie»'],
      [['--type-id', 'Nada'], 1, 'No hay una familia «Nada»'],
      [['--prices', 'Otra|12'], 1, 'No hay una lista de precios «Otra»'],
      [['--prices', 'Lista 1|caro'], 64, '«caro» no es un precio'],
      [['--relations', 'Kit|NADA-9'], 1, 'No hay un artículo con el código «NADA-9»'],
      [['--applications', 'Nave espacial'], 1, 'No existe el modelo «Nave espacial»'],
      [['--applications', 'Nave|1.6||mucho'], 64, '«mucho» no es un año'],
      [['--attributes', 'Con qué|2'], 1, 'No hay un atributo «Con qué»'],
      [['--iva', '27'], 1, '21 o 10,5'],
    ] as const) {
      const before = await json('products', 'show', 'OPC-1');
      const ran = await text('products', 'edit', 'OPC-1', ...options);
      expect([options, ran]).toEqual([options, { exit, text: expect.stringContaining(message) }]);
      expect(await json('products', 'show', 'OPC-1')).toEqual(before);
    }
  });
});

describe('an offer by its options', () => {
  it('is made, changed, and again changes nothing', async () => {
    const create = ['offers', 'create', 'row', '--rows', '6201-2RS', '--percentage', '12,5', '--min-quantity', '5'];
    expect(await json(...create, '--dry-run')).toMatchObject({ changed: false, dryRun: true });
    const made = (await json(...create)) as { readonly id: string };
    expect(made).toMatchObject({ changed: true, percentage: 12.5, minQuantity: 5, rows: [{ code: '6201-2RS' }] });
    expect(await json(...create)).toMatchObject({ changed: false, id: made.id });
    const edit = ['offers', 'edit', 'row', made.id];
    const changed = { percentage: 12.5, until: '2099-12-31', multiplesOnly: true };
    expect(await json(...edit, '--until', '2099-12-31', '--multiples-only', 'sí')).toMatchObject(changed);
    expect(await json(...edit, '--until', '2099-12-31')).toMatchObject({ changed: false });
    expect(await json(...edit, '--until', '', '--from', '2098-01-01')).toMatchObject({
      ...{ from: '2098-01-01', until: null, state: 'scheduled' },
    });
    const file = write('oferta.json', { percentage: 20, minQuantity: 9 });
    expect(await json(...edit, '--file', file, '--percentage', '21')).toMatchObject({ percentage: 21, minQuantity: 9 });
  });

  it('is a combo of several, and one for much of a brand', async () => {
    const lot = ['offers', 'create', 'lot', '--title', 'Par', '--rows', '6200-2RS|2|SKF; 6201-2RS', '--price', '9000'];
    expect(await json(...lot)).toMatchObject({ title: 'Par', price: 9000, rows: [{ quantity: 2 }, { quantity: 1 }] });
    expect(await json(...lot)).toMatchObject({ changed: false });
    const much = ['offers', 'create', 'value-quantity', '--brand-id', 'SKF', '--min-value', '1000', '--text', 'Gorra'];
    expect(await json(...much)).toMatchObject({ minValue: 1000, text: 'Gorra', percentage: null, brandName: 'SKF' });
    expect(await json(...much)).toMatchObject({ changed: false });
  });

  it('says what is not of its kind, and what is not understood', async () => {
    const create = ['offers', 'create', 'row', '--rows', '6203-2RS', '--min-quantity', '2'];
    const promotion = ['offers', 'create', 'promotion', '--rows', '6203-2RS', '--percentage', '20'];
    const file = write('promocion.json', { percentage: 20, minQuantity: 5 });
    for (const [words, exit, message] of [
      [[...create, '--percentage', '5', '--title', 'Par'], 64, '«title» no es de la oferta'],
      [[...promotion, '--min-quantity', '5'], 64, '«minQuantity» no es de la promoción'],
      [['offers', 'create', 'promotion', '--file', file], 64, '«minQuantity» no es de la promoción'],
      [[...create, '--percentage', 'mucho'], 64, 'Va un número'],
      [[...create, '--until', 'algún día'], 64, 'Va un día'],
      [[...create, '--percentage', '100'], 1, 'menor que 100'],
      [
        ['offers', 'create', 'promotion', '--rows', 'NADA-9', '--percentage', '5'],
        1,
        'No hay un artículo con el código «NADA-9»',
      ],
      [
        ['offers', 'create', 'lot', '--title', 'Par', '--price', '1', '--rows', '6200-2RS|pocos'],
        64,
        '«pocos» no es una cantidad',
      ],
      [['offers', 'create', 'row'], 64, 'Falta --rows'],
      [['offers', 'create', 'ROW', '--rows', '6203-2RS'], 64, 'Falta --min-quantity'],
    ] as const) {
      expect([words, await text(...words)]).toEqual([words, { exit, text: expect.stringContaining(message) }]);
    }
    expect(await json('offers', 'list', '--kind', 'promotion', '--search', '6203-2RS')).toMatchObject({ offers: [] });
    const made = (await json(...promotion, '--min-quantity', '1')) as { readonly id: string };
    expect(made).toMatchObject({ changed: true, percentage: 20, minQuantity: 1 });
    const edit = ['offers', 'edit', 'promotion', made.id];
    expect(await text(...edit, '--min-quantity', '5')).toMatchObject({ exit: 64 });
    expect(await json(...edit, '--min-quantity', '')).toMatchObject({ changed: false });
    expect(await json(...edit, '--percentage', '12,5')).toMatchObject({ percentage: 12.5, minQuantity: 1 });
  });
});

describe('names of the catalogue', () => {
  it('are made and changed out of a file or by options, and again changes nothing', async () => {
    const file = write('familia.json', { name: 'Iluminación' });
    expect(await json('families', 'create', '--file', file)).toMatchObject({ name: 'Iluminación', changed: true });
    expect(await json('families', 'create', '--file', file)).toMatchObject({ name: 'Iluminación', changed: false });
    const under = ['families', 'create', 'Faros', '--under', 'Iluminación'];
    expect(await json(...under)).toMatchObject({ changed: true, parent: { name: 'Iluminación' } });
    expect(await json(...under)).toMatchObject({ changed: false });
    expect(await json('families', 'edit', 'Faros', '--under', '', '--dry-run')).toMatchObject({ dryRun: true });
    expect(await json('families', 'edit', 'Faros', '--under', '')).toMatchObject({ changed: true, parent: null });
    expect(await json('families', 'edit', 'Faros', '--under', '')).toMatchObject({ changed: false });
    expect(await text('families', 'create')).toEqual({
      exit: 64,
      text: expect.stringContaining('No dice cómo se llama'),
    });
    const wrong = write('marca.json', { nombre: 'X' });
    expect(await text('brands', 'create', '--file', wrong)).toMatchObject({ exit: 64 });
  });

  it('lose another name of theirs', async () => {
    expect(await json('brands', 'create', 'Bosch Uno')).toMatchObject({ changed: true });
    expect(await json('brands', 'edit', 'Bosch Uno', '--name', 'Bosch')).toMatchObject({
      ...{ name: 'Bosch', changed: true, aliases: [{ name: 'Bosch Uno' }] },
    });
    expect((await text('brands', 'forget', 'Bosch', 'Bosch Uno')).exit).toBe(64);
    expect(await json('brands', 'forget', 'Bosch', 'bosch uno', '--yes')).toMatchObject({ changed: true, aliases: [] });
    expect(await text('brands', 'forget', 'Bosch', 'Bosch Uno', '--yes')).toEqual({
      exit: 1,
      text: expect.stringContaining('Bosch no tiene otro nombre «Bosch Uno»'),
    });
  });
});
