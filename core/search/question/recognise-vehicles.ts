import { getOrCreate } from '#core/shared/get-or-create.ts';
import { stemOf } from '../words/words.ts';
import { type Brand, type Model, modelsBegun, modelsOfMakerBegun, type VehicleNames } from './vehicle-names.ts';

/** A word that may name a vehicle. */
export interface Atom {
  readonly plain: string;
  /** Names no vehicle by itself: a year, a displacement. */
  readonly isOther: boolean;
  readonly unfinished: boolean;
}

/**
 * A vehicle that was named: any of `models`, or nearly: of `near`, whose names hold more words ('Gol Trend' for 'gol').
 */
export interface NamedGroup {
  /** A bit for each atom that names it. */
  readonly atoms: number;
  readonly models: readonly Model[];
  readonly near: readonly Model[];
  /** The maker alone was named. */
  readonly isBrand: boolean;
  /** What to call it: 'Volkswagen Gol', 'Volkswagen', or a line of models, 'Mercedes-Benz Sprinter'. */
  readonly title: string;
}

/** The bits of a whole number without its sign. */
export const MAX_ATOMS = 30;
/**
 * Words written apart that are one name ('eco sport') are looked for where few begin one: the pairs of many are too
 * many.
 */
const MAX_PAIRED = 8;
/** A word of more models than these ('diesel', 'furgon') is no name. */
const MAX_MODELS_OF_WORD = 24;
const SHORTEST_OPEN = 3;

/**
 * The vehicles that some words name, in any order. A longer name that is there whole wins over a shorter one inside it.
 */
export function recogniseVehicles(atoms: readonly Atom[], names: VehicleNames): readonly NamedGroup[] {
  if (names.byWord.size === 0) return [];
  const pieces = piecesOf(atoms, names);
  const brands = new Map<Brand, number>();
  for (const { word, mask } of pieces) {
    for (const brand of names.brandsByWord.get(word) ?? []) brands.set(brand, (brands.get(brand) ?? 0) | mask);
  }
  const wholes = longestNames(wholeNames(pieces, names)).filter(
    ({ models, mask }) =>
      !isShortNumber(models) || models.some(({ brand }) => ((brands.get(brand) ?? 0) & ~mask) !== 0),
  );
  const groups: NamedGroup[] = [];
  let named = 0;
  for (const { mask, models, isLine } of wholes) {
    const ofBrand = models.filter(({ brand }) => ((brands.get(brand) ?? 0) & ~mask) !== 0);
    const kept = ofBrand.length > 0 ? ofBrand : models;
    const brandMask = ofBrand.reduce((sum, { brand }) => sum | (brands.get(brand) ?? 0), 0);
    const near = nearTo(kept, names);
    groups.push({ atoms: mask | brandMask, models: kept, near, isBrand: false, title: titleOf(kept, isLine) });
    named |= mask | brandMask;
  }
  const byMask = new Map<number, Model[]>();
  for (const [brand, mask] of brands) {
    if ((mask & named) !== 0) continue;
    getOrCreate(byMask, mask, () => []).push(...brand.models);
  }
  for (const [mask, models] of byMask) {
    const title = [...new Set(models.map(({ brand }) => brand.name))].join(' / ');
    groups.push({ atoms: mask, models, near: [], isBrand: true, title });
  }
  return groups;
}

/**
 * What a word that names nothing whole may mean: a word of a model's name, or its beginning while it is being typed.
 */
export function openMeaning(
  { plain, unfinished, isOther }: Atom,
  groups: readonly NamedGroup[],
  names: VehicleNames,
): { readonly of: NamedGroup | undefined; readonly models: readonly Model[] } | undefined {
  if (isOther || names.partStems.has(stemOf(plain))) return undefined;
  const found = [...new Set(unfinished ? modelsBegun(names, plain) : (names.byWord.get(plain) ?? []))];
  for (const group of groups) {
    const models = group.isBrand
      ? found.filter((model) => group.models.includes(model))
      : group.near.filter((model) => found.includes(model));
    if (models.length > 0) return { of: group, models };
  }
  if (plain.length < SHORTEST_OPEN) return undefined;
  if (found.length > 0 && found.length <= MAX_MODELS_OF_WORD && !isShortNumber(found))
    return { of: undefined, models: found };
  const ofMaker = unfinished && found.length === 0 && groups.length === 0 ? modelsOfMakerBegun(names, plain) : [];
  return ofMaker.length > 0 ? { of: undefined, models: ofMaker } : undefined;
}

const roman = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
/** 'golf 7' is the Golf VII, and the other way round. */
const generations: ReadonlyMap<string, string> = new Map(
  roman.flatMap((numeral, at) => [
    [numeral, String(at + 2)],
    [String(at + 2), numeral],
  ]),
);

interface Piece {
  readonly word: string;
  readonly mask: number;
}

function piecesOf(
  atoms: readonly Atom[],
  { byWord, byWhole, brandsByWord, beginnings }: VehicleNames,
): readonly Piece[] {
  const usable = atoms.slice(0, MAX_ATOMS);
  const pieces = usable.flatMap(({ plain, isOther }, place) => {
    if (isOther) return [];
    const otherwise = generations.get(plain);
    return [plain, ...(otherwise === undefined ? [] : [otherwise])].map((word) => ({ word, mask: 1 << place }));
  });
  const firsts = pieces.filter(({ word }) => beginnings.has(word));
  if (firsts.length > MAX_PAIRED) return pieces;
  const pairs: Piece[] = [];
  for (const first of firsts) {
    for (const second of pieces) {
      if (first === second) continue;
      const word = first.word + second.word;
      if (byWord.has(word) || byWhole.has(word) || brandsByWord.has(word)) {
        pairs.push({ word, mask: first.mask | second.mask });
      }
    }
  }
  return pairs.length === 0 ? pieces : [...pieces, ...pairs];
}

const NUMBER = /^\d+$/;

interface WholeName {
  readonly mask: number;
  readonly models: readonly Model[];
  /** The first word of several models of one maker where no model has that name alone: 'Sprinter'. */
  readonly isLine: boolean;
}

const titleOf = (models: readonly Model[], isLine: boolean): string =>
  [
    ...new Set(
      models.map(({ brand, name }) => `${brand.name} ${isLine && models.length > 1 ? name.split(/\s+/)[0] : name}`),
    ),
  ].join(' / ');

function wholeNames(pieces: readonly Piece[], { byWord, byWhole, lines }: VehicleNames): readonly WholeName[] {
  const found = new Map<Model, { mask: number; readonly words: Set<string> }>();
  const whole = new Map<number, Set<Model>>();
  const note = (mask: number, model: Model): void => {
    const models = whole.get(mask) ?? new Set();
    whole.set(mask, models.add(model));
  };
  for (const { word, mask } of pieces) {
    for (const model of byWord.get(word) ?? []) {
      const entry = found.get(model) ?? { mask: 0, words: new Set() };
      found.set(model, entry);
      entry.mask |= mask;
      entry.words.add(word);
    }
    for (const model of byWhole.get(word) ?? []) note(mask, model);
  }
  for (const [model, { mask, words }] of found) {
    const telling =
      model.needed === model.words.length ? words.size : [...words].filter(({ length }) => length > 1).length;
    if (telling >= model.needed) note(mask, model);
  }
  // 'titan 150' is the Honda CG 150 Titan rather than an Iveco 150.
  const numbers = [...whole.keys()].filter((mask) =>
    pieces.every((piece) => piece.mask !== mask || NUMBER.test(piece.word)),
  );
  const wholes = new Set(whole.keys());
  for (const [model, { mask, words }] of found) {
    if (wholes.has(mask) || words.size === 1) continue;
    if (numbers.some((number) => number !== mask && (number & mask) === number)) note(mask, model);
  }
  const named = [...whole].map(([mask, models]) => ({ mask, models: [...models], isLine: false }));
  const ofLines = pieces.flatMap(({ word, mask }) => {
    const models = whole.has(mask) ? undefined : lines.get(word);
    return models === undefined ? [] : [{ mask, models, isLine: true }];
  });
  return [...named, ...ofLines];
}

const longestNames = (wholes: readonly WholeName[]): readonly WholeName[] =>
  wholes
    .filter(({ mask }) => !wholes.some((other) => other.mask !== mask && (other.mask & mask) === mask))
    .sort((a, b) => a.mask - b.mask);

/** Models called '12' or '3' are named together with their maker: alone it is any number. */
const isShortNumber = (models: readonly Model[]): boolean =>
  models.every(({ words }) => words.length === 1 && /^\d{1,2}$/.test(words[0] ?? ''));

/** Models of the same makers whose names hold all words of this one and more. */
function nearTo(models: readonly Model[], { byWord }: VehicleNames): readonly Model[] {
  const near = new Set<Model>();
  for (const model of models) {
    const [first = '', ...others] = model.words;
    for (const other of byWord.get(first) ?? []) {
      const isNear = other.brand === model.brand && others.every((word) => other.words.includes(word));
      if (isNear && !models.includes(other)) near.add(other);
    }
  }
  return [...near];
}
