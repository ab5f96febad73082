import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { manager, picturesOn } from '#test/builders/product-pictures.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

describe.each(databases)('pictures of products on %s', (_name, open) => {
  const on = distributorForAll(open);
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mostrador-product-pictures-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const { service, write, idOf, shown, send, files } = picturesOn(on, () => root);

  it('are matched by name with what each would replace, several where the name says several', async () => {
    await write(
      { brand: 'One', code: 'PIC-1', listPrice: '10' },
      { brand: 'Two', code: 'PIC-1', listPrice: '10' },
      { brand: 'One', code: 'PIC-3', listPrice: '10' },
    );
    const pictures = await service();
    const id = await idOf('PIC-3');
    await pictures.place(manager, [{ name: await send('PIC-3.png'), productId: id, place: 2 }]);
    const matches = (await pictures.match(manager, ['pic3_2.jpg', 'PIC1.jpg', 'two pic 1.jpg', 'NADA.jpg'])).unwrap();
    expect(matches.map(({ choices }) => choices.map(({ product, place }) => [product.brand, place]))).toEqual([
      [['One', 2]],
      [
        ['One', 1],
        ['Two', 1],
      ],
      [['Two', 1]],
      [],
    ]);
    expect(matches[0]?.choices[0]?.product.pictures).toMatchObject([{ place: 2 }]);
  });

  it('go to every product for which a sheet names their file, of any name, until a later sheet says otherwise', async () => {
    await write(
      { brand: 'Sheet', code: 'SH-1', pictures: 'Caja Ñandú.jpg; dorso' },
      { brand: 'Sheet', code: 'SH-2', pictures: 'CAJA ÑANDÚ.png' },
      { brand: 'Sheet', code: 'DORSO' },
    );
    const matched = async (...names: string[]) => {
      const matches = (await (await service()).match(manager, names)).unwrap();
      const codesAndPlaces = (choices: (typeof matches)[number]['choices']) =>
        choices.map(({ product, place }) => [product.code, place]);
      return matches.map(({ named, choices }) => ({ named: codesAndPlaces(named), choices: codesAndPlaces(choices) }));
    };
    const both = {
      named: [
        ['SH-1', 1],
        ['SH-2', 1],
      ],
      choices: [],
    };
    expect(await matched('caja ñandú.webp', 'DORSO.png', 'SH-2.jpg')).toEqual([
      both,
      { named: [['SH-1', 2]], choices: [] },
      { named: [], choices: [['SH-2', 1]] },
    ]);
    // A sheet that says nothing of pictures leaves them, and so does a change of the product on its page.
    await write({ brand: 'Sheet', code: 'SH-1', position: 'Trasera' });
    expect(await matched('caja ñandú.webp')).toEqual([both]);
    await write({ brand: 'Sheet', code: 'SH-1', pictures: 'frente.jpg' });
    expect(await matched('caja ñandú', 'dorso.jpg', 'frente.gif')).toEqual([
      { named: [['SH-2', 1]], choices: [] },
      { named: [], choices: [['DORSO', 1]] },
      { named: [['SH-1', 1]], choices: [] },
    ]);
  });

  it('are seen at once in the order of their numbers, one takes the place of another, and the trail says so', async () => {
    await write({ brand: 'Seen', code: 'SEEN-9', listPrice: '10' });
    const id = await idOf('SEEN-9');
    const pictures = await service();
    const [second, first, better] = [await send('SEEN-9-2.png'), await send('SEEN-9.png'), await send('SEEN-9.png')];
    const generation = on.distributor.follower.generation();
    const given = [
      { name: second, productId: id, place: 2 },
      { name: first, productId: id, place: 1 },
    ];
    expect((await pictures.place(manager, given)).unwrap()).toEqual({
      products: 1,
      added: 2,
      replaced: 0,
      same: 0,
      missing: 0,
    });
    expect(on.distributor.follower.generation()).toBe(generation + 1);
    expect(await shown(id)).toEqual([first, second]);
    const again = [
      { name: better, productId: id, place: 1 },
      { name: second, productId: asId<'product'>('999999'), place: 1 },
    ];
    expect((await pictures.place(manager, again)).unwrap()).toMatchObject({ replaced: 1, missing: 1 });
    expect(await shown(id)).toEqual([better, second]);
    // Placing the pictures once more changes nothing.
    expect((await pictures.place(manager, [{ name: better, productId: id, place: 1 }])).unwrap()).toMatchObject({
      products: 0,
      same: 1,
    });
    expect(on.distributor.follower.generation()).toBe(generation + 2);
    const entries = await on.database.query<{ facts: object }>(
      `select facts from audit_entry where action = 'product-pictures-changed' order by id desc limit 1`,
      [],
    );
    expect(entries[0]?.facts).toEqual({ products: 1, added: 0, replaced: 1, names: 'Seen SEEN-9' });
  });

  it('are put in another order, taken away and put back; who did not see the last change is refused', async () => {
    await write({ brand: 'Order', code: 'ORDER-1', listPrice: '10' });
    const id = await idOf('ORDER-1');
    const pictures = await service();
    const names = [await send('a.png'), await send('b.png'), await send('c.png')];
    await pictures.place(
      manager,
      names.map((name) => ({ name, productId: id, place: null })),
    );
    const [a = '', b = '', c = ''] = names;
    expect((await pictures.arrange(manager, id, names, [c, a])).unwrap()).toEqual([c, a]);
    expect(await shown(id)).toEqual([c, a]);
    expect((await pictures.arrange(manager, id, names, [a])).val).toEqual({ code: 'pictures-moved' });
    expect((await pictures.arrange(manager, id, [c, a], [a, a])).val).toMatchObject({ code: 'picture-place-twice' });
    expect((await pictures.arrange(manager, id, [c, a], ['otra.png'])).val).toMatchObject({ code: 'picture-not-sent' });
    // What was taken away a moment ago is still there to be put back.
    expect((await pictures.arrange(manager, id, [c, a], [a, b, c])).unwrap()).toEqual([a, b, c]);
    expect((await pictures.arrange(manager, asId('999999'), [], [])).val).toEqual({ code: 'product-not-found' });
    const many = await Promise.all(Array.from({ length: 7 }, (_, index) => send(`m${index}.png`)));
    const placements = many.map((name) => ({ name, productId: id, place: null }));
    expect((await pictures.place(manager, placements)).val).toEqual({ code: 'too-many-pictures', max: 9 });
    expect(await shown(id)).toEqual([a, b, c]);
  });

  it('that no product has are deleted a day after, and not before', async () => {
    await write({ brand: 'Gone', code: 'GONE-1', listPrice: '10' });
    const id = await idOf('GONE-1');
    const pictures = await service();
    const [kept, left, old] = [await send('kept.png'), await send('left.png'), await send('old.png')];
    const later = (name: string) =>
      on.database.query(`update stored_file set unused_since = now() - interval '25 hours' where name = $1`, [name]);
    await later(kept);
    await later(old);
    await pictures.place(manager, [{ name: kept, productId: id, place: null }]);
    expect(files()).toEqual([kept, left].sort());
    expect((await pictures.place(manager, [{ name: old, productId: id, place: null }])).val).toEqual({
      code: 'picture-not-sent',
      name: old,
    });
    expect((await pictures.arrange(manager, id, [kept], [])).unwrap()).toEqual([]);
    expect(files()).toEqual([kept, left].sort());
  });
});
