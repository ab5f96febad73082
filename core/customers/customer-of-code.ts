/** Whether a customer's code is the typed one but for its case. */
export const isCodeAlike = (externalCode: string, code: string): boolean =>
  externalCode.toLowerCase() === code.trim().toLowerCase();

/**
 * The customer that a code means, of some: the one that has it as it is typed, else the only one whose code differs in
 * case alone; null where there is none, or several (docs/rules/customers.md 17).
 */
export const customerOfCode = <Coded extends { readonly externalCode: string }>(
  customers: readonly Coded[],
  code: string,
): Coded | null => {
  const wanted = code.trim();
  const exact = customers.find(({ externalCode }) => externalCode === wanted);
  if (exact !== undefined) return exact;
  const [only, ...others] = customers.filter(({ externalCode }) => isCodeAlike(externalCode, code));
  return others.length === 0 ? (only ?? null) : null;
};
