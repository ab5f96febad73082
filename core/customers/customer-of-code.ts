/** Whether a customer's code is the typed one but for its case. */
export const isCodeAlike = (externalCode: string, code: string): boolean =>
  externalCode.toLowerCase() === code.trim().toLowerCase();

/**
 * The customers that a code may mean, of some: the one that has it as it is typed, else those whose code differs in
 * case alone. It means one where that is the only one (docs/rules/customers.md 17).
 */
export const customersOfCode = <Coded extends { readonly externalCode: string }>(
  customers: readonly Coded[],
  code: string,
): readonly Coded[] => {
  const wanted = code.trim();
  const exact = customers.find(({ externalCode }) => externalCode === wanted);
  return exact === undefined ? customers.filter(({ externalCode }) => isCodeAlike(externalCode, code)) : [exact];
};
