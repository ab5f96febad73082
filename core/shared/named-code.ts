import { normaliseCode } from '#core/shared/product-code.ts';

/** A code and its maker; the distributor's own codes have no maker. */
export interface NamedCode {
  readonly code: string;
  readonly brand: string;
}

/** A typed code, read once for all the codes that it is compared with. */
export interface AskedCode {
  readonly typed: string;
  readonly normalised: string;
}

/** Codes are compared as typed without regard to case or surrounding space. */
export const asTyped = (code: string): string => code.trim().toUpperCase();

export const askedCode = (written: string): AskedCode => ({
  typed: asTyped(written),
  normalised: normaliseCode(written),
});

/** How a code was named: as it is written, or but for punctuation. */
export type Likeness = 'exact' | 'normalised';

/** A code alone, or with its maker before or after it. */
const formsOf = ({ code, brand }: NamedCode): readonly string[] => [code, `${brand} ${code}`, `${code} ${brand}`];

/** Whether a code was typed as it is written, alone or beside its maker: 'SKF 62/22' is not the 6222 of SKF. */
export const isAsTyped = (typed: string, named: NamedCode): boolean =>
  formsOf(named).some((form) => asTyped(form) === typed);

/**
 * How what was asked for names a code; null where it does not. `normalised` is the code's and the maker's, where the
 * caller has kept them.
 */
export const likeness = (
  asked: AskedCode,
  named: NamedCode,
  normalised: NamedCode = { code: normaliseCode(named.code), brand: normaliseCode(named.brand) },
): Likeness | null => {
  const { code, brand } = normalised;
  const { normalised: wanted } = asked;
  // Nearly no code is any part of what was asked: no forms are made of it.
  if (code === '' || !wanted.includes(code)) return null;
  const isNamed = wanted === code || wanted === brand + code || wanted === code + brand;
  if (!isNamed) return null;
  return isAsTyped(asked.typed, named) ? 'exact' : 'normalised';
};
