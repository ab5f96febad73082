import { elements } from './xml-elements.ts';

/** What a workbook's formats add to a number that a person sees, and that changes what it means. */
export type ShownAs = 'percentage' | ForeignSign;
/** How an amount of another country's money is written before its number. */
export type ForeignSign = 'U$S' | 'R$' | '€';

/** Percentages among the formats that every spreadsheet program has: `0%` and `0.00%`. */
const builtInPercentages: readonly string[] = ['9', '10'];

/** Texts in a format: between quotes, after a backslash, after what keeps or repeats a space. */
const literals = /"[^"]*"|\\.|[_*]./g;
const brackets = /\[[^\]]*\]/g;
/** `[$U$S-2C0A]`, `[$USD]`, `"R$"`, `[$€-2]`; `[$$-409]` is what the peso's sign is written as, too. */
const foreignSigns: readonly (readonly [ForeignSign, RegExp])[] = [
  ['U$S', /U\$[SD]?|US\$|USD/i],
  ['R$', /R\$|BRL/i],
  ['€', /€|EUR/i],
];
/** The pesos of this country, whose sign ends as that of the reais does. */
const pesos = /AR\$|ARS/gi;

/**
 * How numbers of a format are shown, as `xl/styles.xml` writes it: `0.0%`, `"U$S" #,##0.00`; undefined where nothing is
 * added.
 */
export const shownAs = (code: string): ShownAs | undefined => {
  if (code.replace(literals, '').replace(brackets, '').includes('%')) return 'percentage';
  const written = code.replace(/["\\]/g, '').replace(pesos, '');
  return foreignSigns.find(([, sign]) => sign.test(written))?.[0];
};

const listIn = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[\\s>].*?</(?:\\w+:)?${name}>`, 's').exec(xml)?.[0] ?? '';

/** Which cell styles (the `s` of a cell) show their numbers so; of `xl/styles.xml`. */
export const numberFormats = (styles: string): ReadonlyMap<string, ShownAs> => {
  const byFormat = new Map(builtInPercentages.map((id): [string, ShownAs] => [id, 'percentage']));
  for (const format of elements(listIn(styles, 'numFmts'), 'numFmt')) {
    const shown = shownAs(format.get('formatCode') ?? '');
    const id = format.get('numFmtId') ?? '';
    if (shown === undefined) byFormat.delete(id);
    else byFormat.set(id, shown);
  }
  return new Map(
    elements(listIn(styles, 'cellXfs'), 'xf').flatMap((style, at) => {
      const shown = byFormat.get(style.get('numFmtId') ?? '');
      return shown === undefined ? [] : [[String(at), shown] as const];
    }),
  );
};
