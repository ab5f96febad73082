import { expect, it } from 'vitest';
import { noSupplier, supplierText } from '#web/sheet-exchange/typed-supplier.ts';

const ofNgk = { id: 'one', supplier: 'NGK' };
const ofNobody = { id: 'two', supplier: null };

it('is the one that the shown sheet was read as, until another is typed', () => {
  expect(supplierText(noSupplier, ofNgk)).toBe('NGK');
  expect(supplierText({ of: 'one', text: 'Monroe' }, ofNgk)).toBe('Monroe');
  expect(supplierText({ of: 'one', text: '' }, ofNgk)).toBe('');
});

it('of another sheet, or of one still to be brought, says nothing of this one', () => {
  expect(supplierText({ of: 'one', text: 'Monroe' }, ofNobody)).toBe('');
  expect(supplierText({ of: null, text: 'Monroe' }, ofNobody)).toBe('');
  expect(supplierText({ of: null, text: 'Monroe' }, ofNgk)).toBe('NGK');
});

it('is kept for a sheet that is still to be brought', () => {
  expect(supplierText({ of: null, text: 'Monroe' }, null)).toBe('Monroe');
  expect(supplierText({ of: 'one', text: 'Monroe' }, null)).toBe('');
});
