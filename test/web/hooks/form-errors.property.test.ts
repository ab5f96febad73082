import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FieldProblem, formErrors, problemIn, wholeForm } from '#web/hooks/form-errors.ts';

const fields = fc.constantFrom(
  wholeForm,
  'code',
  'products',
  'products.0.quantity',
  'products.1.quantity',
  'products.1.productId',
);
const problems = fc.array(fc.record<FieldProblem>({ field: fields, text: fc.string({ minLength: 1 }) }));

it('says at each field the first thing that is wrong with it, beside any other problems', () => {
  fc.assert(
    fc.property(problems, fields, (found, asked) => {
      const first = found.find(({ field }) => field === asked)?.text ?? null;
      expect(problemIn(formErrors(found), asked)).toBe(first);
    }),
  );
});

it('is empty where nothing is wrong: then the form may be sent', () => {
  fc.assert(
    fc.property(problems, (found) => {
      expect(Object.keys(formErrors(found)).length === 0).toBe(found.length === 0);
    }),
  );
});
