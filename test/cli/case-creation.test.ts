import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentOf } from './a-terminal.ts';
import { peopleAtTerminals } from './people-at-terminals.ts';

const { folder, theServer, customer, staff } = peopleAtTerminals();

/** A point of a picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const photo = join(folder, 'caja.png');
const text = join(folder, 'nota.txt');
writeFileSync(photo, picture);
writeFileSync(text, 'no es una foto');

const claim = (note: string) => [
  ...['--origin', 'factura', '--document', 'A 00001-00000001', '--date', '2026-03-01', '--note', note],
];
/** The options with another value for the one of that name. */
const withOption = (options: readonly string[], name: string, value: string) => {
  const at = options.indexOf(name);
  return at < 0 ? [...options, name, value] : options.with(at + 1, value);
};
const claimsNoted = (note: string) =>
  theServer().database.query('select origin_name, purchase_document from claim where note = $1', [note]);
const create = (...words: readonly string[]) => customer(['demands', 'create', ...words]);

describe('demands create', () => {
  it('sends what was said, and the same again sends nothing', async () => {
    const wanted = ['6201 2rs|skf=2', '6200-2RS', ...claim('Prueba 1'), '--reason', 'Faltante', '--yes', '--json'];
    const sent = await create(...wanted);
    expect(documentOf(sent)).toMatchObject({
      changed: true,
      origin: 'Factura',
      reason: 'Faltante',
      purchaseDocument: 'A 00001-00000001',
      currentTracking: { state: 'Created' },
      products: [
        { productCode: '6201-2RS', productBrandName: 'SKF', quantity: 2 },
        { productCode: '6200-2RS', quantity: 1 },
      ],
    });
    const { number } = documentOf(sent) as { number: string };
    expect(documentOf(await create(...wanted))).toMatchObject({ number, changed: false });
    expect(await claimsNoted('Prueba 1')).toHaveLength(1);
    // A claim with another reason is another claim.
    const other = wanted.filter((word) => word !== '--reason' && word !== 'Faltante');
    expect(documentOf(await create(...other))).toMatchObject({ changed: true, reason: '' });
    expect(await claimsNoted('Prueba 1')).toHaveLength(2);
  });

  it('shows with --dry-run what it would send, and wants --yes where nobody can be asked', async () => {
    const dry = await create('6201-2RS=2', ...claim('Prueba 2'), '--dry-run');
    expect([dry.exit, dry.stdout]).toEqual([0, expect.stringContaining('por 2 × 6201-2RS SKF, de A 00001-00000001')]);
    const unsaid = await create('6201-2RS=2', ...claim('Prueba 2'));
    expect([unsaid.exit, unsaid.stderr]).toEqual([64, expect.stringContaining('--yes')]);
    expect(await claimsNoted('Prueba 2')).toEqual([]);
  });

  it('says what is missing or wrong, by the options that say it', async () => {
    const nothing = await create('6201-2RS', '--origin', 'Factura', '--yes');
    expect([nothing.exit, nothing.stderr]).toEqual([64, expect.stringContaining('--document: Escribí el número')]);
    expect(nothing.stderr).toContain('--date: Poné la fecha');
    expect(nothing.stderr).toContain('--note: Contanos qué pasó');
    const late = await create('6201-2RS=0', ...withOption(claim('Prueba 3'), '--date', '2030-01-01'), '--yes');
    expect(late.stderr).toContain('--date: No puede ser posterior a hoy');
    expect(late.stderr).toContain('Va una cantidad de 1 a');
    const origin = await create('6201-2RS', '--yes');
    expect([origin.exit, origin.stderr]).toEqual([64, expect.stringContaining('Va uno de: Pedido, Factura')]);
    const unknown = await create('NO-HAY', ...claim('Prueba 3'), '--yes');
    expect([unknown.exit, unknown.stderr]).toEqual([
      1,
      expect.stringContaining('No hay un artículo con el código «NO-HAY»'),
    ]);
    const brand = await create('6201-2RS|FAG', ...claim('Prueba 3'), '--yes');
    expect(brand.stderr).toContain('Está el de: SKF');
    const file = await create('6201-2RS', ...claim('Prueba 3'), '--photo', text, '--yes');
    expect(file.stderr).toContain('«nota.txt» no es una foto');
    for (const [path, why] of [
      [folder, 'es una carpeta'],
      [join(folder, 'no-hay.png'), 'No existe el archivo'],
    ] as const) {
      const unread = await create('6201-2RS', ...claim('Prueba 3'), '--photo', path, '--yes');
      expect([unread.exit, unread.stderr]).toEqual([1, expect.stringContaining(why)]);
    }
    const heavy = join(folder, 'pesada.png');
    writeFileSync(heavy, Buffer.concat([picture, Buffer.alloc(6 * 1024 * 1024)]));
    const large = await create('6201-2RS', ...claim('Prueba 3'), '--photo', heavy, '--yes');
    expect([large.exit, large.stderr]).toEqual([1, expect.stringContaining('5 MB')]);
    const nameless = await create('|SKF=1', ...claim('Prueba 3'), '--yes');
    expect([nameless.exit, nameless.stderr]).toEqual([1, expect.stringContaining('No hay un artículo con el código')]);
    expect(await claimsNoted('Prueba 3')).toEqual([]);
  });

  it('asks for what is missing, again where it is wrong, and whether to send it', async () => {
    const answers: readonly (readonly [string, string])[] = [
      ['Elegí (1 a 2)', '2\r'],
      ['Número de factura o pedido', 'A 1-1\r'],
      ['Fecha de la factura', 'el martes\r'],
      ['Poné la fecha', '1/3/2026\r'],
      ['Qué pasó', 'Prueba a mano\r'],
      ['¿Enviar el reclamo', 's\r'],
    ];
    let next = 0;
    const sent = await customer(['demands', 'create', '6201-2RS'], {
      screen: 80,
      onQuestion: (shownText, type) => {
        const [question, answer] = answers[next] ?? ['never', ''];
        if (!shownText.includes(question)) return;
        next += 1;
        type(answer);
      },
    });
    expect([sent.exit, next]).toEqual([0, answers.length]);
    const rows = await claimsNoted('Prueba a mano');
    expect(rows).toEqual([{ origin_name: 'Factura', purchase_document: 'A 1-1' }]);
  });

  it('asks about more of an article than the order that it names has, with how many were bought', async () => {
    await theServer().database.query(
      `insert into delivery_method (name) select 'Reparto' where not exists (select from delivery_method)`,
    );
    await customer(['cart', 'set', '6200-2RS', '2']);
    const [number = ''] = /\d{4}-\d{8}/.exec((await customer(['orders', 'send', '--yes'])).stdout) ?? [];
    expect(number).not.toBe('');
    const of = (note: string) => ['--document', number, '--date', '2026-03-08', '--note', note];
    const dry = await create('6200-2RS=9999', ...of('Prueba de más'), '--dry-run');
    expect(dry.stdout + dry.stderr).toContain(
      '6200-2RS: reclamás 9.999. Compraste 2. Enviar el reclamo por 9.999 × 6200-2RS SKF',
    );
    expect((await create('6200-2RS=2', ...of('Prueba de más'), '--dry-run')).stdout).not.toContain('Compraste');
    // An order whose number is answered is looked at too.
    const answers: readonly (readonly [string, string])[] = [
      ['Número de factura o pedido', `${number}\r`],
      ['6200-2RS: reclamás 9.999. Compraste 2. ¿Enviar', 'n\r'],
    ];
    let next = 0;
    const words = ['6200-2RS=9999', '--origin', 'Pedido', '--date', '2026-03-08', '--note', 'Prueba de más'];
    const declined = await customer(['demands', 'create', ...words], {
      screen: 200,
      onQuestion: (shownText, type) => {
        const [question, answer] = answers[next] ?? ['never', ''];
        if (!shownText.includes(question)) return;
        next += 1;
        type(answer);
      },
    });
    expect([next, declined.stdout + declined.stderr]).toEqual([2, expect.stringContaining('No se cambió nada')]);
    expect(await claimsNoted('Prueba de más')).toEqual([]);
    const sent = documentOf(await create('6200-2RS=9999', ...of('Prueba de más'), '--yes', '--json'));
    expect(sent).toMatchObject({ changed: true, products: [{ quantity: 9999 }] });
  });

  it('sends photographs with it, and those alone where it was there', async () => {
    const wanted = ['6201-2RS', ...claim('Prueba 4'), '--photo', photo, '--yes', '--json'];
    const { number } = documentOf(await create(...wanted)) as { number: string };
    const messages = async () =>
      (documentOf(await customer(['demands', 'messages', number, '--json'])) as { messages: object[] }).messages;
    expect(await messages()).toMatchObject([{ pictures: [expect.stringMatching(/\.png$/)] }]);
    expect((await create(...wanted)).exit).toBe(0);
    expect(await messages()).toHaveLength(1);
  });

  it('is of customers, or of who acts as one', async () => {
    const refused = await staff(['demands', 'create', '6201-2RS', ...claim('Prueba 5'), '--yes']);
    expect([refused.exit, refused.stderr]).toEqual([1, expect.stringContaining('mostrador as CÓDIGO')]);
  });
});

const warranty = (note: string) => [
  ...['--document', 'A 1-2', '--vehicle-brand', 'FIAT', '--vehicle', 'UNO', '--year', '2015', '--plate', 'ab 123 cd'],
  ...['--installed', '2026-01-01', '--failed', '2026-03-01', '--km-installed', '80.000', '--km-failed', '82500'],
  ...['--km-used', '2500', '--km-today', '82500', '--note', note],
];

describe('warranties create', () => {
  const request = (...words: readonly string[]) => customer(['warranties', 'create', ...words]);

  it('sends what was said, and the same again sends nothing', async () => {
    const wanted = ['6200-2rs', '--fault', 'al colocarlo', ...warranty('Prueba'), '--photo', photo, '--yes', '--json'];
    const sent = documentOf(await request(...wanted));
    expect(sent).toMatchObject({
      changed: true,
      product: '6200-2RS',
      productBrandName: 'SKF',
      quantity: 1,
      detail: { fault: 'Al colocarlo', vehicleId: 'AB123CD', kilometrageInstalled: 80_000, engine: '' },
    });
    const { rmaNumber } = sent as { rmaNumber: string };
    expect(documentOf(await request(...wanted))).toMatchObject({ rmaNumber });
    const shown = documentOf(await customer(['warranties', 'messages', rmaNumber, '--json']));
    expect(shown).toMatchObject({ messages: [{ pictures: [expect.anything()] }] });
    const again = await request(...wanted.filter((word) => word !== '--photo' && word !== photo));
    expect(documentOf(again)).toMatchObject({ rmaNumber, changed: false });
  });

  it('is another one where anything of it is said otherwise', async () => {
    const wanted = ['6200-2rs', '--fault', 'Al colocarlo', ...warranty('Prueba de otra'), '--yes', '--json'];
    const { rmaNumber } = documentOf(await request(...wanted)) as { rmaNumber: string };
    expect(documentOf(await request(...wanted))).toMatchObject({ rmaNumber, changed: false });
    for (const [name, value] of [
      ['--year', '2016'],
      ['--fault', 'Con el tiempo'],
    ] as const) {
      const sent = documentOf(await request(...withOption(wanted, name, value))) as {
        rmaNumber: string;
        changed: boolean;
      };
      expect([sent.changed, sent.rmaNumber === rmaNumber]).toEqual([true, false]);
    }
  });

  it('says what is missing or wrong, by the options that say it', async () => {
    const none = await request('6200-2RS', ...warranty('Prueba mal'), '--yes');
    expect([none.exit, none.stderr]).toEqual([64, expect.stringContaining('Va uno de: Al colocarlo, Con el tiempo')]);
    const wrong = await request(
      '6200-2RS',
      '--fault',
      'Al colocarlo',
      ...withOption(withOption(warranty('Prueba mal'), '--plate', 'X'), '--km-used', '-1'),
      '--yes',
    );
    expect(wrong.stderr).toContain('--plate: Va una patente como AB123CD');
    expect(wrong.stderr).toContain('--km-used: Van kilómetros enteros');
    const many = await request(
      '6200-2RS',
      '--fault',
      'Al colocarlo',
      ...warranty('Prueba mal'),
      '--quantity',
      'x',
      '--yes',
    );
    expect([many.exit, many.stderr]).toEqual([64, expect.stringContaining('--quantity: Va una cantidad de 1 a')]);
    expect(await theServer().database.query(`select 1 from warranty where note = 'Prueba mal'`)).toEqual([]);
  });
});
