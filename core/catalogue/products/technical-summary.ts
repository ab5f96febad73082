import type { TechnicalInformation } from './product.ts';

/** An attribute that says something about a part. */
export interface TechnicalFact {
  readonly name: string;
  readonly value: string;
}

/** Zeros, dashes and blanks are how lists leave a field empty: 'Dientes 0' is no tooth count. */
const saysSomething = (value: string): boolean => /[^\s0.,;:/|_–—-]/.test(value);

/** The attributes of a product, in the given order of names; others follow. */
export const technicalFacts = (technical: TechnicalInformation, order: readonly string[]): readonly TechnicalFact[] => {
  const names = [...new Set([...order, ...Object.keys(technical)])];
  return names.flatMap((name) => {
    const value = Object.hasOwn(technical, name) ? technical[name]?.trim() : undefined;
    return value && saysSomething(value) ? [{ name, value }] : [];
  });
};

/** The attributes that a counter reads first. */
const leading = ['interior1', 'exterior1', 'altura1', 'dientes', 'agujeros', 'estrias'];
const maxShown = 4;

/** What a row says of a part: what is read first, then its other attributes; notes have no room there. */
export const summaryFacts = (technical: TechnicalInformation, order: readonly string[]): readonly TechnicalFact[] =>
  technicalFacts(technical, [...leading, ...order])
    .filter(({ name }) => name !== 'notas')
    .slice(0, maxShown);
