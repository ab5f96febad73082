const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['la terminal', /\bmostrador\b|\bundici\b|^node\b/i],
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const named = (of: typeof browsers, userAgent: string): string | null =>
  of.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/**
 * What somebody signed in with, as a person would say it: 'Chrome en Windows'. Null where the program said nothing that
 * is known.
 */
export const deviceOf = (userAgent: string): string | null => {
  const browser = named(browsers, userAgent);
  const system = named(systems, userAgent);
  if (browser === null) return system;
  return system === null ? browser : `${browser} en ${system}`;
};
