import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { createPriceListService } from '#core/price-lists/create-price-list-service.ts';
import type { PriceList } from '#core/price-lists/price-list.ts';
import { currentVersion } from '#core/price-lists/price-list-version.ts';
import { asId } from '#core/shared/ids.ts';
import { isWorkbook } from '#core/shared/sheet-format.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const admin = callerOf(1, { role: 'Admin', customerId: null });

const hasher = { digest: (text: string) => text.length.toString(16) };
const off = { ...nothingDisabled, brandIds: new Set([asId<'product-brand'>('7')]) };
const asOf = (generation: number, disabled = nothingDisabled) =>
  currentVersion({ generation: () => generation, disabled: () => disabled }, hasher);

/** A service over one list, whose files of generation 3 are kept; the catalogue is at `now`. */
const aService = (generation: number | null, now = { generation: 3, disabled: nothingDisabled }) => {
  const list: PriceList = {
    id: asId('1'),
    name: 'Lista 1',
    made: generation === null ? null : { version: asOf(generation), date: '2026-11-20T15:00:00.000Z' },
  };
  const announcements: string[] = [];
  let pressed = 0;
  const service = createPriceListService({
    repository: {
      lists: async () => [list],
      announce: async (state, progress) => void announcements.push(`${state} ${progress}`),
      made: async () => undefined,
      async *rows() {},
    },
    store: {
      open: async (_id, of) =>
        of.generation !== 3
          ? null
          : (async function* () {
              yield Uint8Array.of(1, 2);
            })(),
    },
    makeFiles: async () => {
      pressed += 1;
      return asOf(3, now.disabled);
    },
    terms: { of: async () => null },
    productRepository: { generation: () => now.generation, disabled: () => now.disabled },
    hasher,
  });
  return { service, announcements, pressed: () => pressed };
};

describe('the files of a price list', () => {
  it('tell their name and when they were made', async () => {
    const { service } = aService(3);
    const date = '2026-11-20T15:00:00.000Z';
    expect((await service.lists(admin)).unwrap()).toEqual([
      {
        name: 'Lista 1',
        files: {
          excel: { name: 'Lista 1.xlsx', date, isOutdated: false },
          comma: { name: 'Lista 1 (coma).csv', date, isOutdated: false },
          semicolon: { name: 'Lista 1 (punto y coma).csv', date, isOutdated: false },
        },
      },
    ]);
  });

  it.each([
    ['was never made', null],
    ['is of a generation that is not kept', 2],
  ])('one that %s is made first, and the open list is told', async (_what, generation) => {
    const { service, announcements, pressed } = aService(generation);
    const file = (await service.file(admin, 'Lista 1.xlsx')).unwrap();
    expect(file.name).toBe('Lista 1.xlsx');
    expect([pressed(), announcements]).toEqual([1, ['done null']]);
  });

  it('one that is there is not made again', async () => {
    const { service, announcements, pressed } = aService(3);
    expect((await service.file(admin, 'Lista 1 (coma).csv')).ok).toBe(true);
    expect([pressed(), announcements]).toEqual([0, []]);
  });

  it('made before the catalogue changed are outdated, and still there', async () => {
    const { service, pressed } = aService(3, { generation: 4, disabled: nothingDisabled });
    expect((await service.lists(admin)).unwrap()[0]?.files.excel.isOutdated).toBe(true);
    expect((await service.file(admin, 'Lista 1.xlsx')).ok).toBe(true);
    expect(pressed()).toBe(0);
  });

  it('made before something was disabled are given to nobody: they are made first', async () => {
    const { service, pressed } = aService(3, { generation: 3, disabled: off });
    expect((await service.lists(admin)).unwrap()[0]?.files.excel.isOutdated).toBe(true);
    expect((await service.file(admin, 'Lista 1.xlsx')).ok).toBe(true);
    expect(pressed()).toBe(1);
  });

  it.each([
    ['Lista 1.xlsx', true],
    ['LISTA.XLSX', true],
    ['Lista 1 (coma).csv', false],
    ['Lista.xslx', false],
    ['xlsx', false],
  ])('%s is a workbook: %s (docs/rules/price-lists.md 2)', (name, is) => {
    expect(isWorkbook(name)).toBe(is);
  });
});
