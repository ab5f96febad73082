import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureShelf } from '#adapters/files/picture-shelf.ts';
import { createFileRegister } from '#adapters/postgres/file-register.ts';
import { createOfferShelf } from '#adapters/postgres/offers.ts';
import type { PictureShelf } from '#core/files/picture-shelf.port.ts';
import { createPicturesDesk } from '#core/files/pictures-desk.service.ts';
import { callerOf } from '#test/builders/house.builder.ts';
import { aPng, beginnings } from '#test/builders/picture.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { houseForAll } from '#test/contracts/house-for-all.ts';

const admin = callerOf(0, { userName: 'admin', role: 'Admin', customerId: null });
const aJpg = Uint8Array.from(beginnings.jpg);

describe.each(databases)('the distributor’s pictures on %s', (_name, open) => {
  const on = houseForAll(open);
  let root: string;
  const desk = (shelf: PictureShelf = createPictureShelf(root)) =>
    createPicturesDesk({
      register: createFileRegister(on.database),
      shelf,
      offers: createOfferShelf(on.database),
    });
  const filesIn = (folder: string) => readdirSync(join(root, folder)).sort();
  const named = async (folder: 'Flyers' | 'OfferLots') =>
    (await desk().list(admin, folder)).unwrap().map(({ name }) => name);

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'mostrador-pictures-'));
    await on.database.query('truncate stored_file, audit_entry', []);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('are put up, replaced in their place and removed, rows and bytes alike', async () => {
    const put = (name: string, content: Uint8Array) => desk().put(admin, { folder: 'Flyers', name, content });
    expect((await put('uno.png', aPng)).unwrap()).toMatchObject({
      name: 'uno.png',
      size: aPng.length,
      category: 'Flyers',
    });
    await put('dos.jpg', aJpg);
    await put('UNO.png', Buffer.concat([aPng, aPng]));
    expect(await named('Flyers')).toEqual(['UNO.png', 'dos.jpg']);
    expect(filesIn('Flyers')).toEqual(['UNO.png', 'dos.jpg']);
    expect(readFileSync(join(root, 'Flyers', 'UNO.png')).length).toBe(aPng.length * 2);
    expect((await desk().remove(admin, 'Flyers', 'dos.jpg')).ok).toBe(true);
    expect((await desk().remove(admin, 'Flyers', 'dos.jpg')).val).toEqual({ code: 'picture-not-found' });
    expect((await desk().remove(admin, 'Flyers', '../../x')).val).toEqual({ code: 'picture-not-found' });
    expect(filesIn('Flyers')).toEqual(['UNO.png']);
    const acts = await on.database.query<{ action: string }>('select action from audit_entry order by id', []);
    expect(acts.map(({ action }) => action)).toEqual([
      'picture-put-up',
      'picture-put-up',
      'picture-put-up',
      'picture-removed',
    ]);
  });

  it('are an offer’s by its id, one each', async () => {
    const [lot] = await on.database.query<{ id: number }>(
      `insert into offer_lot (title, price) values ('Par', 2500) returning id`,
      [],
    );
    const put = (name: string, content: Uint8Array) => desk().put(admin, { folder: 'OfferLots', name, content });
    expect((await put('999.png', aPng)).val).toEqual({ code: 'picture-offer-unknown' });
    await put(`${lot?.id}.png`, aPng);
    await put(`${lot?.id}.jpg`, aJpg);
    expect(await named('OfferLots')).toEqual([`${lot?.id}.jpg`]);
    expect(filesIn('OfferLots')).toEqual([`${lot?.id}.jpg`]);
    expect((await createOfferShelf(on.database).lotTitles()).map(({ title }) => title)).toContain('Par');
  });

  it('stay as they were where anything fails', async () => {
    const whole = createPictureShelf(root);
    await desk().put(admin, { folder: 'Flyers', name: 'uno.png', content: aPng });
    const failing: PictureShelf = {
      async replace(folder, name, content) {
        const change = await whole.replace(folder, name, content);
        await change.undo();
        throw new Error('the disk is full');
      },
      async takeAway(folder, name) {
        const change = await whole.takeAway(folder, name);
        await change.undo();
        throw new Error('the disk is gone');
      },
    };
    const twice = Buffer.concat([aPng, aPng]);
    await expect(desk(failing).put(admin, { folder: 'Flyers', name: 'uno.png', content: twice })).rejects.toThrow();
    await expect(desk(failing).put(admin, { folder: 'Flyers', name: 'dos.png', content: twice })).rejects.toThrow();
    await expect(desk(failing).remove(admin, 'Flyers', 'uno.png')).rejects.toThrow();
    expect(await named('Flyers')).toEqual(['uno.png']);
    expect(filesIn('Flyers')).toEqual(['uno.png']);
    expect(readFileSync(join(root, 'Flyers', 'uno.png'))).toEqual(aPng);
  });

  it('give their bytes back where the row is not stored after all', async () => {
    await desk().put(admin, { folder: 'Flyers', name: 'uno.png', content: aPng });
    const register = createFileRegister(on.database);
    const refused = createPicturesDesk({
      register: {
        ...register,
        store: (file, author, inStep) =>
          register.store(file, author, async (names) => {
            await inStep(names);
            throw new Error('the database is gone');
          }),
      },
      shelf: createPictureShelf(root),
      offers: createOfferShelf(on.database),
    });
    await expect(
      refused.put(admin, { folder: 'Flyers', name: 'UNO.png', content: Buffer.concat([aPng, aPng]) }),
    ).rejects.toThrow('gone');
    expect(await named('Flyers')).toEqual(['uno.png']);
    expect(filesIn('Flyers')).toEqual(['uno.png']);
    expect(readFileSync(join(root, 'Flyers', 'uno.png'))).toEqual(aPng);
  });
});
