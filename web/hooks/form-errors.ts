import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';

/** The field of what is wrong with a form as a whole. */
export const wholeForm = 'root';

/**
 * What is wrong with a field, in words. `field` is its path in what is typed ('products.0.quantity'), or `wholeForm`.
 */
export interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

/** What the rules found, as the form library holds it: of several about one field the first is said. */
export const formErrors = (problems: readonly FieldProblem[]): FieldErrors<FieldValues> => {
  const errors: FieldErrors<FieldValues> = {};
  // A list before its items: what is wrong with the list stands beside what is wrong in it.
  for (const { field, text } of problems.toSorted((one, other) => one.field.length - other.field.length)) {
    if (problemIn(errors, field) === null) set(errors, field, { type: 'rule', message: text });
  }
  return errors;
};

/** The message of a field; null for none. */
export const problemIn = (errors: FieldErrors<FieldValues>, field: string): string | null => {
  const error: { readonly message?: unknown } | undefined = get(errors, field);
  return typeof error?.message === 'string' ? error.message : null;
};
