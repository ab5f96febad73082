import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenOrderFile, openOrdersFolder } from '#adapters/credentials/open-order-file.ts';
import { asId } from '#core/shared/ids.ts';

let home: string;
let directory: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mostrador-open-orders-'));
  directory = join(home, 'mostrador');
});
afterEach(() => rmSync(home, { recursive: true }));

const order = {
  deliveryMethodId: asId<'delivery-method'>('2'),
  deliveryAddress: 'Sucursal Centro',
  notes: 'Antes del mediodía',
  idempotencyKey: 'its key',
  seenTag: 'its tag',
  cartUpdatedAt: '2026-03-09T02:05:00Z',
};
const [ours, theirs] = ['https://shop.example  norte 1', 'https://shop.example  sur 2'];
const files = () => readdirSync(openOrdersFolder(directory));
const onlyFile = () => join(openOrdersFolder(directory), files()[0] ?? '');

describe('the file of an order that was not answered', () => {
  it('gives a later run what was kept, until it is forgotten', () => {
    expect(createOpenOrderFile(directory, ours).read()).toBeNull();
    expect(createOpenOrderFile(directory, ours).keep(order)).toBe(true);
    expect(createOpenOrderFile(directory, ours).read()).toEqual(order);
    const untold = { ...order, seenTag: null, deliveryAddress: '', cartUpdatedAt: '' };
    expect(createOpenOrderFile(directory, ours).keep(untold)).toBe(true);
    expect(createOpenOrderFile(directory, ours).read()).toEqual(untold);
    createOpenOrderFile(directory, ours).forget();
    createOpenOrderFile(directory, ours).forget();
    expect([createOpenOrderFile(directory, ours).read(), files()]).toEqual([null, []]);
  });

  it('is one for each server and login: what is done with one leaves the others', () => {
    const [mine, other] = [createOpenOrderFile(directory, ours), createOpenOrderFile(directory, theirs)];
    mine.keep(order);
    other.keep({ ...order, idempotencyKey: 'another' });
    expect(files()).toHaveLength(2);
    mine.forget();
    expect([mine.read(), other.read()?.idempotencyKey]).toEqual([null, 'another']);
  });

  it('is readable by its owner only, and leaves no drafts', () => {
    createOpenOrderFile(directory, ours).keep(order);
    createOpenOrderFile(directory, ours).keep(order);
    expect(files()).toHaveLength(1);
    expect(statSync(onlyFile()).mode & 0o777).toBe(0o600);
    expect(statSync(openOrdersFolder(directory)).mode & 0o777).toBe(0o700);
  });

  it.each(['', 'no es json', '[]', '{"owner":5}', `{"owner":"${theirs}","order":{}}`])(
    'is as good as none when it holds %j',
    (content) => {
      const store = createOpenOrderFile(directory, ours);
      store.keep(order);
      writeFileSync(onlyFile(), content);
      expect(store.read()).toBeNull();
      expect(store.keep(order)).toBe(true);
      expect(store.read()).toEqual(order);
    },
  );

  it('says where it could not be kept, and never throws', () => {
    mkdirSync(directory);
    writeFileSync(openOrdersFolder(directory), 'a file stands where the folder should');
    const store = createOpenOrderFile(directory, ours);
    expect(store.keep(order)).toBe(false);
    expect(store.read()).toBeNull();
    store.forget();
  });
});
