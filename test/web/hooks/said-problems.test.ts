import { expect, it } from 'vitest';
import { formErrors, problemIn, saidProblems } from '#web/hooks/form-errors.ts';

const found = [
  { field: 'products.0.quantity', text: 'Cuántos' },
  { field: 'products', text: 'Son muchos' },
  { field: 'products.0.quantity', text: 'Otra cosa' },
];

it('of several problems about a field the first is said, and a list before what is wrong in it', () => {
  expect(saidProblems(found).map(({ text }) => text)).toEqual(['Son muchos', 'Cuántos']);
  const errors = formErrors(found);
  expect([problemIn(errors, 'products'), problemIn(errors, 'products.0.quantity')]).toEqual(['Son muchos', 'Cuántos']);
});
