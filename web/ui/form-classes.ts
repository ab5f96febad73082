/**
 * The classes of an office screen while something is written: beside its list, or alone where there is none to stand
 * beside.
 */
export const formClasses = (isAlone: boolean): string =>
  isAlone ? 'office with-detail with-form alone' : 'office with-detail with-form';
