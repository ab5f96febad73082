import type { Token } from '../words/words.ts';
import type { EngineOrYear } from './engine-and-year.ts';
import type { WantedFit } from './plan.ts';
import type { Model } from './vehicle-names.ts';

/** The part of a question that names no vehicle. */
export interface Rest {
  readonly of: Pick<WantedFit, 'engine' | 'year'>;
  readonly engineTokens: readonly Token[];
  readonly yearTokens: readonly Token[];
  readonly tokens: readonly Token[];
  /** Two digits that are the year, and may be a word. */
  readonly shortYear: Token | undefined;
}

/** Parts what is left of a question beside its vehicles: what their engines are called, a year, and words. */
export function restOf(
  free: readonly { readonly token: Token; readonly engineOrYear: EngineOrYear }[],
  models: readonly Model[],
): Rest {
  const engine: string[] = [];
  const engineTokens: Token[] = [];
  const tokens: Token[] = [];
  const years: { readonly token: Token; readonly year: number }[] = [];
  const short: { readonly token: Token; readonly year: number | null }[] = [];
  for (const { token, engineOrYear } of free) {
    const word =
      engineOrYear.engine ?? (models.some(({ engineWords }) => engineWords.has(token.plain)) ? token.plain : undefined);
    if (engineOrYear.year !== undefined) years.push({ token, year: engineOrYear.year });
    else if (word !== undefined) {
      engine.push(word);
      engineTokens.push(token);
    } else {
      tokens.push(token);
      if (engineOrYear.shortYear !== undefined) short.push({ token, year: engineOrYear.shortYear });
    }
  }
  // Two digits beside a vehicle may be its year; more such numbers are measures.
  const [only] = short;
  const shortYear =
    years.length === 0 && short.length === 1 && only?.year != null ? { token: only.token, year: only.year } : undefined;
  const year = years[0] ?? shortYear;
  return {
    of: { engine, year: year?.year },
    engineTokens,
    yearTokens: [...years, ...(shortYear === undefined ? [] : [shortYear])].map(({ token }) => token),
    tokens: tokens.filter((token) => token !== shortYear?.token),
    shortYear: shortYear?.token,
  };
}

/** Words of an engine may as well name the part ('turbo'), and two digits a year. */
export function otherRests(rest: Rest): readonly Rest[] {
  const { of, tokens, engineTokens, shortYear } = rest;
  const others: Rest[] = [];
  const spelt = engineTokens.filter(({ hasDigit }) => !hasDigit);
  if (spelt.length > 0) {
    const engine = of.engine.filter((word) => spelt.every(({ plain }) => plain !== word));
    others.push({
      ...rest,
      of: { ...of, engine },
      tokens: [...tokens, ...spelt.map((token) => ({ ...token, isName: true, unfinished: false }))],
    });
  }
  if (shortYear !== undefined) {
    // Here the number belongs to the part: a rod of 12 mm does not contradict the year.
    others.push({ ...rest, of: { ...of, year: undefined }, tokens: [...tokens, { ...shortYear, isName: true }] });
  }
  return others;
}
