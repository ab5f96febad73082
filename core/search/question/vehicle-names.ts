import { plainLetters } from '#core/shared/accents.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { hasDigit, stemOf, wordsOf } from '../words/words.ts';

/** A model that parts are for, as the distributor names it. */
export interface NamedVehicle {
  readonly id: number;
  readonly brand: string;
  readonly name: string;
  /** '1.6 Power', '1.9 TDI': those of its versions and of what is said to fit it. */
  readonly engines: readonly string[];
}

export interface Brand {
  readonly name: string;
  readonly models: Model[];
}

export interface Model {
  readonly id: number;
  readonly brand: Brand;
  /** 'Gol Trend'. */
  readonly name: string;
  /** In the form in which words are compared: 'gol', 'trend'; 'F-100' is one, 'f100'. */
  readonly words: readonly string[];
  /** How many of its words name it whole: 'L 1114' is named by its number alone. */
  readonly needed: number;
  readonly engineWords: ReadonlySet<string>;
}

/** Models and their brands by the words that name them. */
export interface VehicleNames {
  readonly byWord: ReadonlyMap<string, readonly Model[]>;
  /** By the whole name without spaces: 'ecosport' is the Eco Sport. */
  readonly byWhole: ReadonlyMap<string, readonly Model[]>;
  /** By the first word of models of one maker where no model has that name alone: 'sprinter', '207'. */
  readonly lines: ReadonlyMap<string, readonly Model[]>;
  /** By the whole name, or by a word of it that is telling: 'mercedes' is Mercedes-Benz. */
  readonly brandsByWord: ReadonlyMap<string, readonly Brand[]>;
  /** Everything with which one of these words begins: what is none of it is no first half of a name ('eco sport'). */
  readonly beginnings: ReadonlySet<string>;
  /** Stems of the words that name parts. */
  readonly partStems: ReadonlySet<string>;
  /** The words of models, in order. */
  readonly words: readonly string[];
}

/** A shorter word of a brand's name does not stand for the brand. */
const SHORTEST_BRAND_WORD = 4;

export const nameWord = (written: string): string => normaliseCode(written).toLowerCase();

/** `partStems` are those of the words that name parts: no line of models is meant by them. */
export function vehicleNames(vehicles: readonly NamedVehicle[], partStems: ReadonlySet<string>): VehicleNames {
  const brands = new Map<string, Brand>();
  const byWord = new Map<string, Model[]>();
  const byWhole = new Map<string, Model[]>();
  const brandsByWord = new Map<string, Brand[]>();
  for (const { id, brand: brandName, name, engines } of vehicles) {
    const brandKey = nameWord(brandName);
    const brand = getOrCreate(brands, brandKey, () => {
      const made = { name: brandName, models: [] };
      for (const word of brandWords(brandName)) add(brandsByWord, word, made);
      return made;
    });
    const words = [...new Set(name.split(/\s+/).map(nameWord))].filter((word) => word !== '');
    const engineWords = new Set(engines.flatMap(wordsOf).map(plainLetters).filter(isTelling));
    const model: Model = { id, brand, name, words, needed: neededOf(words), engineWords };
    brand.models.push(model);
    for (const word of words) add(byWord, word, model);
    add(byWhole, nameWord(name), model);
  }
  return {
    byWord,
    byWhole,
    lines: linesOf(byWord, partStems),
    brandsByWord,
    beginnings: beginningsOf([...byWord.keys(), ...byWhole.keys(), ...brandsByWord.keys()]),
    partStems,
    words: [...byWord.keys()].sort(),
  };
}

const beginningsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1))));

const SHORTEST_LINE = 4;
/** '207' is the 207 Compact where no model is called just so. */
const LINE_NUMBER = /^\d{3,4}$/;

function linesOf(
  byWord: ReadonlyMap<string, readonly Model[]>,
  partStems: ReadonlySet<string>,
): ReadonlyMap<string, readonly Model[]> {
  const lines = new Map<string, readonly Model[]>();
  for (const [word, all] of byWord) {
    const isNumber = LINE_NUMBER.test(word);
    if (!isNumber && (word.length < SHORTEST_LINE || hasDigit(word) || partStems.has(stemOf(word)))) continue;
    const models = all.filter(({ words: [first] }) => first === word);
    const makers = new Set(models.map(({ brand }) => brand));
    if (models.length > (isNumber ? 0 : 1) && makers.size === 1) lines.set(word, models);
  }
  return lines;
}

/** A digit alone is a piece of a displacement. */
const isTelling = (word: string): boolean => !/^\d$/.test(word);

const NUMBER = /^\d{4,}$/;

/** A letter beside a number of a lorry or a tractor is seldom typed. */
const neededOf = (words: readonly string[]): number =>
  words.some((word) => NUMBER.test(word)) ? words.filter((word) => word.length > 1).length : words.length;

const brandWords = (name: string): ReadonlySet<string> => {
  const whole = nameWord(name);
  const telling = wordsOf(name)
    .map(nameWord)
    .filter((word) => word.length >= SHORTEST_BRAND_WORD);
  return new Set([whole, ...telling].filter((word) => word !== ''));
};

/** The words of one name are told apart before: nothing comes twice. */
const add = <Each>(lists: Map<string, Each[]>, word: string, each: Each): void => {
  getOrCreate(lists, word, () => []).push(each);
};

/** The models of the one maker whose name begins so; none where several do. */
export function modelsOfMakerBegun({ brandsByWord }: VehicleNames, start: string): readonly Model[] {
  const makers = new Set<Brand>();
  for (const [word, brands] of brandsByWord) if (word.startsWith(start)) for (const brand of brands) makers.add(brand);
  const [only] = makers;
  return only === undefined || makers.size > 1 ? [] : only.models;
}

/** The models with a word that begins so. */
export function modelsBegun({ words, byWord }: VehicleNames, start: string): readonly Model[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: Model[] = [];
  for (let place = low; words[place]?.startsWith(start); place++) found.push(...(byWord.get(words[place] ?? '') ?? []));
  return found;
}
