import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureStorage } from '#adapters/files/picture-storage.ts';
import { createManagedFileRepository } from '#adapters/postgres/files/managed-files.ts';
import { createOfferRepository } from '#adapters/postgres/offers/offers.ts';
import { createPictureService } from '#core/files/create-picture-service.ts';
import type { PictureStorage } from '#core/files/picture-storage.port.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aPicture, aPng } from '#test/builders/picture.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const admin = callerOf(0, { userName: 'admin', role: 'Admin', customerId: null });
const aJpg = aPicture('jpg', 1, 1);

describe.each(databases)('the distributor’s pictures on %s', (_name, open) => {
  const on = distributorForAll(open);
  let root: string;
  const service = (storage: PictureStorage = createPictureStorage(root)) =>
    createPictureService({
      repository: createManagedFileRepository(on.database),
      storage,
      offers: createOfferRepository(on.database),
    });
  const filesIn = (folder: string) => readdirSync(join(root, folder)).sort();
  const named = async (folder: 'Flyers' | 'OfferLots') =>
    (await service().list(admin, folder)).unwrap().map(({ name }) => name);

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'mostrador-pictures-'));
    await on.database.query('truncate stored_file, audit_entry', []);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('are put up, replaced in their place and removed, rows and bytes alike', async () => {
    const put = (name: string, content: Uint8Array) => service().put(admin, { folder: 'Flyers', name, content });
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
    expect((await service().remove(admin, 'Flyers', 'dos.jpg')).ok).toBe(true);
    expect((await service().remove(admin, 'Flyers', 'dos.jpg')).val).toEqual({ code: 'picture-not-found' });
    expect((await service().remove(admin, 'Flyers', '../../x')).val).toEqual({ code: 'picture-not-found' });
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
    const put = (name: string, content: Uint8Array) => service().put(admin, { folder: 'OfferLots', name, content });
    expect((await put('999.png', aPng)).val).toEqual({ code: 'picture-offer-unknown' });
    await put(`${lot?.id}.png`, aPng);
    await put(`${lot?.id}.jpg`, aJpg);
    expect(await named('OfferLots')).toEqual([`${lot?.id}.jpg`]);
    expect(filesIn('OfferLots')).toEqual([`${lot?.id}.jpg`]);
    expect((await createOfferRepository(on.database).lotTitles()).map(({ title }) => title)).toContain('Par');
  });

  it('stay as they were where anything fails', async () => {
    const whole = createPictureStorage(root);
    await service().put(admin, { folder: 'Flyers', name: 'uno.png', content: aPng });
    const failing: PictureStorage = {
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
    await expect(service(failing).put(admin, { folder: 'Flyers', name: 'uno.png', content: twice })).rejects.toThrow();
    await expect(service(failing).put(admin, { folder: 'Flyers', name: 'dos.png', content: twice })).rejects.toThrow();
    await expect(service(failing).remove(admin, 'Flyers', 'uno.png')).rejects.toThrow();
    expect(await named('Flyers')).toEqual(['uno.png']);
    expect(filesIn('Flyers')).toEqual(['uno.png']);
    expect(readFileSync(join(root, 'Flyers', 'uno.png'))).toEqual(aPng);
  });

  it('give their bytes back where the row is not stored after all', async () => {
    await service().put(admin, { folder: 'Flyers', name: 'uno.png', content: aPng });
    const repository = createManagedFileRepository(on.database);
    const refused = createPictureService({
      repository: {
        ...repository,
        store: (file, author, inStep) =>
          repository.store(file, author, async (names) => {
            await inStep(names);
            throw new Error('the database is gone');
          }),
      },
      storage: createPictureStorage(root),
      offers: createOfferRepository(on.database),
    });
    await expect(
      refused.put(admin, { folder: 'Flyers', name: 'UNO.png', content: Buffer.concat([aPng, aPng]) }),
    ).rejects.toThrow('gone');
    expect(await named('Flyers')).toEqual(['uno.png']);
    expect(filesIn('Flyers')).toEqual(['uno.png']);
    expect(readFileSync(join(root, 'Flyers', 'uno.png'))).toEqual(aPng);
  });
});
