import { getOrCreate } from '#core/shared/get-or-create.ts';
import { normaliseCode } from '#core/shared/product-code.ts';

const none =
  /^(?:0+|[-–—_.*]+|n\/?[ac]|n\/d|s\/[dce]|no|no tiene|ningun[oa]|sin (?:equivalencia|equivalente|c[oó]digo|datos?))$/i;

/** Marks that part codes wherever they stand; a comma between digits is part of one. */
const always = /\s*[;|]\s*|\s*,\s+|(?<!\d)\s*,\s*|\s*,\s*(?!\d)/;
/** '62/22' is a size: a bar parts two codes only with spaces around it, and only where each is long enough for one. */
const bar = /\s\/\s/;
const shortestBesideBar = 4;

const besideBar = (text: string): readonly string[] => {
  const parts = text.split(bar).map((part) => part.trim());
  return parts.every((part) => normaliseCode(part).length >= shortestBesideBar || none.test(part)) ? parts : [text];
};

/**
 * The codes of one cell of a list of equivalences, each once: 'FR7DC / FR8DC', 'FR9DC, FR10DC'. What says that there is
 * none ('0', '-', 'N/A') is none of them (docs/rules/imports.md 31).
 */
export const equivalentCodes = (text: string): readonly string[] => {
  const codes = text
    .split(always)
    .flatMap(besideBar)
    .filter((code) => code !== '' && !none.test(code));
  const known = new Map<string, string>();
  for (const code of codes) getOrCreate(known, code.toUpperCase(), () => code);
  return [...known.values()];
};

/** Whether a cell says that there is nothing, where a maker's name goes. */
export const saysNone = (text: string): boolean => none.test(text);
