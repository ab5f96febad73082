import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordImport } from '#adapters/postgres/imports/import-history.ts';
import { createImportUndoRepository } from '#adapters/postgres/imports/import-undo.ts';
import { Ok } from '#core/shared/result.ts';
import { manager, picturesOn } from '#test/builders/product-pictures.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { anImport } from '#test/contracts/import-repository.contract.ts';

describe.each(databases)('pictures on %s', (_name, open) => {
  const on = distributorForAll(open);
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mostrador-waiting-pictures-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const { service, write, idOf, shown, send, place } = picturesOn(on, () => root);
  const picturesOf = async (code: string) =>
    ((await shown(await idOf(code))) ?? []).map((each) => each.replace(/-[\w-]{12}\./, '.'));
  const wait = async (...fileNames: string[]) => {
    const given = [];
    for (const fileName of fileNames) given.push({ fileName, name: await send(fileName) });
    return (await service()).wait(manager, given);
  };
  const waiting = async () => (await (await service()).waiting(manager)).unwrap().map(({ fileName }) => fileName);

  it('that came before their product wait for it, and go to it by themselves', async () => {
    expect((await wait('WAIT-1.png', 'wait1_2.PNG', 'caja 9.png', 'NADIE.png')).unwrap()).toEqual({ waiting: 4 });
    const listed = (await (await service()).waiting(manager)).unwrap();
    expect(listed.find(({ fileName }) => fileName === 'WAIT-1.png')).toMatchObject({
      fileName: 'WAIT-1.png',
      sentBy: 'gerente',
      size: expect.any(Number),
    });
    expect(await place()).toBe('done');
    expect(await waiting()).toHaveLength(4);
    await write(
      { brand: 'Wait', code: 'WAIT-1', listPrice: '10' },
      { brand: 'Wait', code: 'WAIT-2', listPrice: '10', pictures: 'CAJA 9' },
      { brand: 'Wait', code: 'WAIT-3', listPrice: '10', pictures: 'caja 9.jpg' },
    );
    expect(await place()).toBe('done');
    expect(await waiting()).toEqual(['NADIE.png']);
    expect(await picturesOf('WAIT-1')).toEqual(['WAIT-1.png', 'wait1_2.png']);
    expect(await picturesOf('WAIT-2')).toEqual(['caja 9.png']);
    expect(await picturesOf('WAIT-3')).toEqual(['caja 9.png']);
    const [entry] = await on.database.query<{ user_name: string; facts: object }>(
      `select user_name, facts from audit_entry where action = 'product-pictures-changed' order by id desc limit 1`,
      [],
    );
    expect(entry).toMatchObject({ user_name: 'gerente', facts: { products: 3, added: 4, how: 'waited' } });
    const generation = on.distributor.follower.generation();
    expect(await place()).toBe('done');
    expect(on.distributor.follower.generation()).toBe(generation);
    await (await service()).discard(manager, ['nadie']);
  });

  it('that wait stay where the product has another picture there, or two makers have the code', async () => {
    await wait('STAY-1.png', 'STAY-2.png');
    await write(
      { brand: 'One', code: 'STAY-1', listPrice: '10' },
      { brand: 'One', code: 'STAY-2', listPrice: '10' },
      { brand: 'Two', code: 'STAY-2', listPrice: '10' },
    );
    const id = await idOf('STAY-1');
    const own = await send('own.png');
    await (await service()).place(manager, [{ name: own, productId: id, place: 1 }]);
    expect(await place()).toBe('done');
    expect(await shown(id)).toEqual([own]);
    expect(await waiting()).toEqual(['STAY-1.png', 'STAY-2.png']);
    const [, two] = (await (await service()).waiting(manager)).unwrap();
    const placement = { name: two?.name ?? '', productId: await idOf('STAY-2'), place: 1 };
    // Giving one to its product by hand ends its waiting.
    await (await service()).place(manager, [placement]);
    expect(await waiting()).toEqual(['STAY-1.png']);
    await (await service()).discard(manager, ['STAY-1.png']);
  });

  it('that wait are kept for 30 days, one of the same name takes the place of another, and who discards is written down', async () => {
    await wait('SAME.png', 'LONG.png');
    const before = (await (await service()).waiting(manager)).unwrap().find(({ fileName }) => fileName === 'SAME.png');
    await wait('same.PNG');
    expect(await waiting()).toEqual(['LONG.png', 'same.PNG']);
    const unused = () =>
      on.database.query<{ name: string }>(
        `select name from stored_file where category = 'Products' and unused_since is not null`,
        [],
      );
    expect(await unused()).toContainEqual({ name: before?.name });
    const [long] = (await (await service()).waiting(manager)).unwrap();
    expect(await unused()).not.toContainEqual({ name: long?.name });
    await on.database.query(
      `update waiting_picture set sent_at = now() - interval '30 days' where file_name = 'LONG.png'`,
      [],
    );
    expect(await waiting()).toEqual(['same.PNG']);
    await place();
    expect(await unused()).toContainEqual({ name: long?.name });
    expect((await (await service()).discard(manager, ['same.jpg', 'OTRA.png'])).unwrap()).toEqual({ discarded: 1 });
    expect(await waiting()).toEqual([]);
    const [entry] = await on.database.query<{ facts: object }>(
      `select facts from audit_entry where action = 'waiting-pictures-discarded' order by id desc limit 1`,
      [],
    );
    expect(entry?.facts).toEqual({ pictures: 1, names: 'same.PNG' });
  });

  it('that wait are 2.000 at most, and what is refused changes nothing', async () => {
    const name = await send('many.png');
    const pictures = await service();
    const many = Array.from({ length: 2000 }, (_, at) => ({ fileName: `muchas ${at}.png`, name }));
    expect((await pictures.wait(manager, many)).unwrap()).toEqual({ waiting: 2000 });
    expect((await pictures.wait(manager, [{ fileName: 'una.png', name }])).val).toEqual({
      code: 'too-many-waiting',
      max: 2000,
    });
    // A picture that waits already can be sent again: it makes no more.
    expect((await pictures.wait(manager, [{ fileName: 'MUCHAS 7.jpg', name }])).unwrap()).toEqual({ waiting: 1 });
    const names = many.map(({ fileName }) => fileName);
    expect((await pictures.discard(manager, names)).unwrap()).toEqual({ discarded: 2000 });
    const nothing = [
      [[{ fileName: 'a.png', name: 'nada.png' }], 'picture-not-sent'],
      [[{ fileName: '../a.png', name }], 'picture-name-wrong'],
      [[{ fileName: ' .png', name }], 'picture-name-wrong'],
      [
        [
          { fileName: 'a.png', name },
          { fileName: 'A.jpg', name },
        ],
        'picture-place-twice',
      ],
    ] as const;
    for (const [given, refusal] of nothing) {
      expect((await pictures.wait(manager, given)).val).toMatchObject({ code: refusal });
    }
    expect(await waiting()).toEqual([]);
  });

  const imported = async (...drafts: Parameters<typeof write>): Promise<string> => {
    await write(...drafts);
    const { run } = anImport('writing');
    await on.database.transaction(async (tx) =>
      Ok(
        await recordImport(
          tx,
          on.distributor.follower.generation(),
          { ...run, kind: 'catalogue' },
          { userName: 'admin', actedBy: null },
        ),
      ),
    );
    return run.id;
  };
  const undo = async (id: string) => {
    const repository = createImportUndoRepository(on.database);
    const author = { userName: 'admin', actedBy: null };
    (await repository.carryOut(id, author, async () => undefined, new AbortController().signal)).unwrap();
    await on.distributor.follower.look();
  };

  it('that went by themselves to articles of an import wait again once it is undone, those of other articles stay', async () => {
    await write({ brand: 'Undo', code: 'UNDO-OLD', listPrice: '10' });
    await wait('UNDO-1.png', 'UNDO-2.png', 'caja undo.png');
    const id = await imported(
      { brand: 'Undo', code: 'UNDO-1', listPrice: '10' },
      { brand: 'Undo', code: 'UNDO-2', listPrice: '10' },
      { brand: 'Undo', code: 'UNDO-OLD', listPrice: '10', pictures: 'caja undo' },
    );
    await place();
    expect(await waiting()).toEqual([]);
    // What somebody added by hand is a use of the article: it stays with all its pictures.
    const own = await send('own.png');
    await (await service()).place(manager, [{ name: own, productId: await idOf('UNDO-2'), place: 2 }]);
    await undo(id);
    expect(await waiting()).toEqual(['UNDO-1.png']);
    expect(await picturesOf('UNDO-2')).toEqual(['UNDO-2.png', 'own.png']);
    expect(await picturesOf('UNDO-OLD')).toEqual(['caja undo.png']);
    expect(await on.database.query(`select from product where code = 'UNDO-1'`, [])).toEqual([]);
    const [listed] = (await (await service()).waiting(manager)).unwrap();
    expect(listed).toMatchObject({ fileName: 'UNDO-1.png', sentBy: 'gerente' });
    await write({ brand: 'Undo', code: 'UNDO-1', listPrice: '10' });
    await place();
    expect(await picturesOf('UNDO-1')).toEqual(['UNDO-1.png']);
    expect(await waiting()).toEqual([]);
  });

  it('that wait take 2 GB at most', async () => {
    const names = [await send('big.png'), await send('small.png')];
    await on.database.query('update stored_file set size = $2 where name = $1', [names[0], 2_000_000_000 - 1]);
    const pictures = await service();
    expect((await pictures.wait(manager, [{ fileName: 'grande.png', name: names[0] ?? '' }])).ok).toBe(true);
    const more = await pictures.wait(manager, [{ fileName: 'chica.png', name: names[1] ?? '' }]);
    expect(more.val).toEqual({ code: 'waiting-too-large', max: 2_000_000_000 });
    expect(await waiting()).toEqual(['grande.png']);
    await pictures.discard(manager, ['grande.png']);
  });
});
