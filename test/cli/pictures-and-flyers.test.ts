import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { folder, run, json } = anOfficeTerminal();
const text = async (...words: readonly string[]) => exitAndText(await run(words));

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** A picture of its own: its two colours say which. */
const picture = (name: string, colour: number): string => {
  const [file, bytes] = [join(folder, name), Buffer.from(gif)];
  bytes[13] = colour;
  writeFileSync(file, bytes);
  return file;
};
const namesOf = async (code: string) =>
  ((await json('product-pictures', 'list', code)) as readonly { readonly name: string }[]).map(({ name }) => name);

describe('pictures of products', () => {
  it('go to the products that their names say, and again change nothing', async () => {
    const files = [picture('6200-2RS.gif', 1), picture('6200-2RS-2.gif', 2), picture('no es nada.gif', 3)];
    const wrong = join(folder, '6201-2RS.gif');
    writeFileSync(wrong, 'nada');
    const add = ['product-pictures', 'add', ...files, wrong];
    const states = ['new', 'new', 'unknown', 'refused'].map((state) => ({ state }));
    expect(await json(...add, '--dry-run')).toMatchObject({ changed: false, dryRun: true, pictures: states });
    expect(await namesOf('6200-2RS')).toEqual([]);
    expect(await json(...add)).toMatchObject({ changed: true, added: 2, products: 1, waiting: 1, pictures: states });
    expect(await namesOf('6200-2RS')).toHaveLength(2);
    // Over what is there nothing goes unasked.
    expect(await text(...add)).toEqual({ exit: 64, text: expect.stringContaining('--yes') });
    expect(await json(...add, '--yes')).toMatchObject({ changed: true, added: 0, replaced: 0, same: 2, waiting: 1 });
    await json('product-pictures', 'discard', 'no es nada', '--yes');
    const known = ['product-pictures', 'add', ...files.slice(0, 2), '--yes'];
    expect(await json(...known)).toMatchObject({ changed: false, same: 2, waiting: 0 });
  });

  it('wait for a product that is not there, are listed, and discarded', async () => {
    const add = ['product-pictures', 'add', picture('ESPERA-1.gif', 7), picture('ESPERA-2.gif', 8)];
    expect(await json(...add)).toEqual({
      ...{ changed: true, waiting: 2 },
      pictures: ['ESPERA-1.gif', 'ESPERA-2.gif'].map((name) => ({
        name,
        state: 'unknown',
        product: null,
        place: null,
      })),
    });
    expect(await text('product-pictures', 'waiting')).toEqual({
      ...{
        exit: 0,
        text: expect.stringMatching(/ESPERA-1\.gif +Ningún artículo tiene ese código.*admin.*ESPERA-2\.gif/s),
      },
    });
    const discard = ['product-pictures', 'discard', 'espera-1'];
    expect(await text(...discard)).toEqual({ exit: 64, text: expect.stringContaining('--yes') });
    expect(await text('product-pictures', 'discard', 'espera-9', '--yes')).toEqual({
      ...{ exit: 1, text: expect.stringContaining('No espera ninguna imagen «espera-9»') },
    });
    expect(await json(...discard, '--yes')).toEqual({ changed: true, discarded: 1 });
    expect(await json('product-pictures', 'waiting')).toMatchObject([
      { fileName: 'ESPERA-2.gif', sentBy: 'admin', reason: 'unknown' },
    ]);
    await json('product-pictures', 'discard', 'ESPERA-2.gif', '--yes');
    expect(await json('product-pictures', 'waiting')).toEqual([]);
  });

  it('go to one that is said, stand in an order, and are taken off', async () => {
    expect(await json('product-pictures', 'add', picture('frente.gif', 4), '--product', '6200-2RS')).toMatchObject({
      added: 1,
      pictures: [{ place: 3, product: { code: '6200-2RS' } }],
    });
    const [first, second, third] = await namesOf('6200-2RS');
    const order = ['product-pictures', 'order', '6200-2RS', '3', `${first}`];
    expect(await json(...order, '--dry-run')).toMatchObject({ changed: false, names: [first, second, third] });
    expect(await json(...order)).toMatchObject({ changed: true, names: [third, first, second] });
    expect(await json('product-pictures', 'order', '6200-2RS', `${third}`)).toMatchObject({ changed: false });
    const remove = ['product-pictures', 'remove', '6200-2RS', `${third}`, '--yes'];
    expect(await json(...remove)).toMatchObject({ changed: true, names: [first, second] });
    expect(await json(...remove)).toMatchObject({ changed: false, names: [first, second] });
    expect((await run(remove)).stdout).toContain(`no tiene «${third}»: no se cambió nada`);
    expect((await run(['product-pictures', 'list', '6200-2RS'])).stdout).toContain(`${first}`);
  });

  it('says what is wrong, and changes nothing', async () => {
    const file = picture('otra cosa.gif', 5);
    for (const [words, exit, message] of [
      [['add', join(folder, 'no-esta.gif')], 1, 'No existe el archivo'],
      [['add', file, '--product', 'NADA-9'], 1, 'No hay un artículo con el código «NADA-9»'],
      [['add', file, '--product', '6200-2RS', '--place', '99'], 1, 'imágenes'],
      [['order', '6200-2RS', '9'], 1, 'No tiene una imagen «9»'],
      [['remove', '6200-2RS', '9', '--dry-run'], 1, 'No tiene una imagen «9»'],
      [['remove', '6200-2RS', '1', '--yes'], 64, 'otra vez, ese lugar sería de otra imagen'],
      [['remove', '6200-2RS', '1'], 64, '--yes'],
      [['list', 'NADA-9'], 1, 'No hay un artículo'],
    ] as const) {
      const ran = await text('product-pictures', ...words);
      expect([words, ran]).toEqual([words, { exit, text: expect.stringContaining(message) }]);
    }
    expect(await namesOf('6200-2RS')).toHaveLength(2);
  });
});

describe('flyers', () => {
  it('show the articles that are said, in their order, and again change nothing', async () => {
    await json('images', 'put', 'Flyers', picture('oferta.gif', 6));
    expect(await json('flyers', 'list')).toEqual([{ name: 'oferta.gif', products: 0 }]);
    const set = ['flyers', 'set', 'oferta.gif', '6201-2RS', '6200-2RS|skf'];
    expect(await json(...set, '--dry-run')).toMatchObject({ changed: false, dryRun: true, products: [] });
    const codes = [{ code: '6201-2RS' }, { code: '6200-2RS' }];
    expect(await json(...set)).toMatchObject({ changed: true, name: 'oferta.gif', products: codes });
    expect(await json(...set)).toMatchObject({ changed: false, products: codes });
    expect(await json('flyers', 'show', 'oferta.gif')).toMatchObject(codes);
    expect(await json('flyers', 'list')).toEqual([{ name: 'oferta.gif', products: 2 }]);
    const file = join(folder, 'articulos.json');
    writeFileSync(file, JSON.stringify({ products: ['1'] }));
    const unsure = await text('flyers', 'set', 'oferta.gif', '--file', file);
    expect(unsure).toEqual({ exit: 64, text: expect.stringContaining('Confirmalo con --yes') });
    expect(await json('flyers', 'set', 'oferta.gif', '--file', file, '--yes')).toMatchObject({
      products: [{ code: '6200-2RS' }],
    });
    expect(await json('flyers', 'set', 'oferta.gif', '--none', '--yes')).toMatchObject({ changed: true, products: [] });
  });

  it('say what is wrong, and change nothing', async () => {
    for (const [words, exit, message] of [
      [['set', 'oferta.gif'], 64, '--none'],
      [['set', 'oferta.gif', '6200-2RS', '--none'], 64, '--none'],
      [['set', 'oferta.gif', 'NADA-9'], 1, 'No hay un artículo'],
      [['set', 'oferta.gif', '6200-2RS', '6200-2RS'], 1, 'ya está en la lista'],
      [['set', 'oferta.gif', '6200-2RS', '6200-2RS', '--dry-run'], 1, 'ya está en la lista'],
      [['set', 'otro.gif', '6200-2RS'], 1, 'ya no está'],
      [['show', 'otro.gif'], 1, 'ya no está'],
    ] as const) {
      expect([words, await text('flyers', ...words)]).toEqual([
        words,
        { exit, text: expect.stringContaining(message) },
      ]);
    }
  });
});

describe('news out of a file', () => {
  it('are announced by the names of the API, once', async () => {
    const file = join(folder, 'novedad.json');
    writeFileSync(file, JSON.stringify({ productId: '2', productBrandId: '1' }));
    expect(await json('news', 'announce', '--file', file, '--dry-run')).toMatchObject({ dryRun: true });
    expect(await json('news', 'announce', '--file', file)).toMatchObject({ changed: true, productId: '2' });
    expect(await json('news', 'announce', '--file', file)).toMatchObject({ changed: false });
    expect(await text('news', 'announce')).toEqual({ exit: 64, text: expect.stringContaining('--file') });
    const several = ['3', '2', '4'].map((productId) => ({ productId, productBrandId: '1' }));
    writeFileSync(file, JSON.stringify([...several, several[0]]));
    expect((await text('news', 'announce', '--file', file, '--dry-run')).text).toContain('Anunciar 2 artículos');
    const announced = several.map(({ productId }) => expect.objectContaining({ productId }));
    expect(await json('news', 'announce', '--file', file)).toEqual({ announced, changed: true });
    expect(await json('news', 'announce', '--file', file)).toMatchObject({ changed: false });
    writeFileSync(file, JSON.stringify(several.slice(0, 1)));
    expect(await json('news', 'announce', '--file', file)).toEqual({
      announced: announced.slice(0, 1),
      changed: false,
    });
    writeFileSync(file, JSON.stringify([...several, 5]));
    expect(await text('news', 'announce', '--file', file)).toMatchObject({
      ...{ exit: 1, text: expect.stringContaining('ni una lista') },
    });
    writeFileSync(file, JSON.stringify({ productId: '9999', productBrandId: '1' }));
    expect(await text('news', 'announce', '--file', file)).toMatchObject({ exit: 1 });
    // What could not be announced is said before, too: no such article, or none of that brand.
    expect(await text('news', 'announce', '--file', file, '--dry-run')).toMatchObject({ exit: 1 });
    writeFileSync(file, JSON.stringify({ productId: '5', productBrandId: '9999' }));
    expect(await text('news', 'announce', '--file', file, '--dry-run')).toMatchObject({ exit: 1 });
  });
});
