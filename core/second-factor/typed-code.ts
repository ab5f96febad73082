/** A code of the application on a phone, or one of those that were written down for when there is no phone. */
export type TypedCode =
  | { readonly kind: 'one-time'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly code: string };

/**
 * What somebody typed as their second factor (docs/rules/second-factor.md 2): six digits however they are spaced, or
 * twelve letters and digits with or without hyphens. Null where it can be neither.
 */
export const typedCode = (text: string): TypedCode | null => {
  const signs = text.toLowerCase().replace(/[\s.·-]/g, '');
  if (/^\d{6}$/.test(signs)) return { kind: 'one-time', digits: signs };
  if (!/^[a-z0-9]{12}$/.test(signs)) return null;
  return { kind: 'recovery', code: `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}` };
};
