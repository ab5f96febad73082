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

/**
 * Those that are said, in the order in which the form library has to hold them: of several about one field the first,
 * and a list before its items, since what is wrong with the list would else take the place of what is wrong in it.
 */
export const saidProblems = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems
    .filter(({ field }, at) => problems.findIndex((each) => each.field === field) === at)
    .sort((one, other) => one.field.length - other.field.length);

/** What the rules found, as the form library holds it. */
export const formErrors = (problems: readonly FieldProblem[]): FieldErrors<FieldValues> => {
  const errors: FieldErrors<FieldValues> = {};
  for (const { field, text } of saidProblems(problems)) set(errors, field, { type: 'rule', message: text });
  return errors;
};

/** The message of a field; null for none. */
export const problemIn = (errors: FieldErrors<FieldValues>, field: string): string | null => {
  const error: { readonly message?: unknown } | undefined = get(errors, field);
  return typeof error?.message === 'string' ? error.message : null;
};
