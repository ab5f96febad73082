import { expect, it } from 'vitest';
import {
  idleCustomersFromWire,
  idleCustomersToWire,
  idleCustomersWire,
  stalePriceFilesToWire,
  stalePriceFilesWire,
} from '#adapters/wire/overview-lists.wire.ts';
import type { IdleCustomerPage } from '#core/overview/idle-customer.ts';
import type { StalePriceFile } from '#core/overview/stale-price-file.ts';
import { asId } from '#core/shared/ids.ts';

const page: IdleCustomerPage = {
  customers: [
    { id: asId('7'), externalCode: 'C7', name: 'Siete', town: 'Rosario', sellerName: '', lastOrder: null },
    { id: asId('8'), externalCode: 'C8', name: 'Ocho', town: '', sellerName: 'Ana', lastOrder: '2026-10-01T12:00:00Z' },
  ],
  next: 'abc',
};
const files: readonly StalePriceFile[] = [
  { name: 'Lista 1', madeAt: '2026-11-01T12:00:00Z', since: null, causes: ['disabled'] },
  { name: 'Lista 2', madeAt: '2026-11-01T12:00:00Z', since: '2026-11-02T12:00:00Z', causes: ['prices', 'disabled'] },
];

const sent = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire));

it('comes back as it was told', () => {
  expect(idleCustomersFromWire(idleCustomersWire.parse(sent(idleCustomersToWire(page))))).toEqual(page);
  expect(stalePriceFilesWire.parse(sent(stalePriceFilesToWire(files)))).toEqual(files);
});
