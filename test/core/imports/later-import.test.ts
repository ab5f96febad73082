import { expect, it } from 'vitest';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { laterImport } from '#core/imports/not-undoable.ts';

type Of = Pick<ImportRecord, 'id' | 'kind' | 'priceList' | 'undo' | 'isLast' | 'isRunning' | 'waiting'>;
const of = (id: string, kind: ImportRecord['kind'], more: Partial<Of> = {}): ImportRecord =>
  ({ id, kind, priceList: null, undo: null, isLast: true, isRunning: false, waiting: null, ...more }) as ImportRecord;
const undo = { askedBy: 'ana', undoneAt: null, kept: 0, keptThings: [], isCancelled: false };

it.each([
  ['of the catalogue by any of the catalogue', of('1', 'stock'), [of('3', 'customers'), of('2', 'prices')], '2'],
  ['of customers by those of customers alone', of('1', 'customers'), [of('3', 'stock'), of('2', 'customers')], '2'],
  ['not by one that was undone', of('1', 'stock'), [of('3', 'stock', { undo }), of('2', 'stock')], '2'],
  ['not by one that wrote nothing', of('1', 'stock'), [of('3', 'stock', { isLast: false }), of('2', 'stock')], '2'],
  [
    'not by prices that wait for their moment',
    of('1', 'stock'),
    [of('3', 'list-prices', { priceList: 'A', waiting: { at: '2026-12-24', hasFailed: false } }), of('2', 'stock')],
    '2',
  ],
  ['by one that is being written', of('1', 'stock'), [of('2', 'stock', { isLast: false, isRunning: true })], '2'],
  [
    'by the last one rather than by a newer one that is being written',
    of('1', 'stock', { isLast: false }),
    [of('3', 'catalogue', { isLast: false, isRunning: true }), of('2', 'prices')],
    '2',
  ],
  ['not by itself', of('1', 'stock'), [of('1', 'stock')], null],
  [
    'of a list by those of the same list',
    of('1', 'list-prices', { priceList: 'A' }),
    [of('3', 'list-prices', { priceList: 'B' }), of('2', 'list-prices', { priceList: 'A' })],
    '2',
  ],
  ['of the catalogue by prices of a list', of('1', 'prices'), [of('2', 'list-prices', { priceList: 'A' })], '2'],
] as const)('%s', (_, record, later, id) => {
  expect(laterImport(later, record)?.id ?? null).toBe(id);
});
