import { expect, it } from 'vitest';
import { changesText } from '#cli/lists/audit.list.ts';

it.each([
  [{ before: { state: 'Sent' }, after: { state: 'Received' } }, '  Estado: Enviado → Recibido'],
  [
    { before: { minAmount: 5000, days: 30 }, after: { minAmount: 6000.5, days: 30 } },
    '  Sin recargo desde: 5.000,00 → 6.000,50',
  ],
  [
    { before: { 'price:Lista 1': '2500.00' }, after: { 'price:Lista 1': '2750.50' } },
    '  Precio en Lista 1: 2.500,00 → 2.750,50',
  ],
  [
    { before: { stock: 'Green', sale: 'on-sale' }, after: { stock: 'Red', sale: 'discontinued' } },
    '  Stock: Disponible → No disponible · Venta: En venta → Discontinuado',
  ],
  [{ before: 'Sent', after: null }, '  Enviado → (nada)'],
  [{ login: 'ana' }, null],
])('tells of %j from what to what', (facts, text) => {
  expect(changesText({ facts })).toBe(text);
});
