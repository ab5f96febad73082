import { expect, it } from 'vitest';
import { maxOfferedInvoices, ownInvoices } from '#core/current-account/own-invoices.ts';

it('a company’s invoices are offered the newest first, each once, and no delivery note', () => {
  const documents = [
    { title: 'A 00003-00000416', date: '2026-10-02' },
    { title: 'R 00003-00000417', date: '2026-11-20' },
    { title: 'B 00003-00000009', date: '2026-11-05' },
    { title: 'A 00003-00000416', date: '2026-10-02' },
    { title: 'A 00003-00000500', date: '2026-11-05' },
  ];
  expect(ownInvoices(documents).map(({ title }) => title)).toEqual([
    'B 00003-00000009',
    'A 00003-00000500',
    'A 00003-00000416',
  ]);
  const many = Array.from({ length: 90 }, (_, at) => ({
    title: `A 00001-${String(at + 1).padStart(8, '0')}`,
    date: '',
  }));
  expect(ownInvoices(many)).toHaveLength(maxOfferedInvoices);
});
