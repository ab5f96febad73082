import { normaliseCode } from '#core/shared/product-code.ts';
import { type Token, type TypedWord, tokenOf } from '../words/words.ts';
import { type EngineOrYear, engineOrYearOf, isClearance } from './engine-and-year.ts';
import { namedFamily } from './family-names.ts';
import { interpretationOf } from './interpretation.ts';
import type { SearchLexicon } from './lexicon.ts';
import { measuresIn } from './measures.ts';
import { type Plan, tiers, type Understood, type WantedFit } from './plan.ts';
import { type Atom, MAX_ATOMS, type NamedGroup, openMeaning, recogniseVehicles } from './recognise-vehicles.ts';
import { otherRests, type Rest, restOf } from './rest-of-question.ts';
import type { Model, VehicleNames } from './vehicle-names.ts';

export interface Variation {
  readonly tokens: readonly Token[];
  readonly words: readonly TypedWord[];
  /** A synonym's meaning stands for something that was typed. */
  readonly isMeant: boolean;
  /** Points that what is found by it stands behind. */
  readonly behind: number;
}

export interface VariationReading {
  readonly plans: readonly Plan[];
  readonly understood: readonly Understood[];
  readonly fits: readonly WantedFit[];
  /** How many words were recognised as more than words. */
  readonly recognised: number;
}

/** With more words of open meaning no further readings of the question are tried. */
const MAX_OPEN = 2;
/** A family that was named by its whole name is meant rather than what has the word. */
const BEHIND_FAMILY = 1;
/** Two digits are rather what a part says of itself ('batería 65') than a year, where one says it. */
const BEHIND_NUMBER = 4;

/** Inner, outer and width: who typed all of them wants no other size. */
const WHOLE_SIZE = 3;

/** The ways to read one variation of what was typed. */
export function readVariation(
  { tokens, words, isMeant, behind: atLeast }: Variation,
  { vehicles: names, families, makers: partMakers }: SearchLexicon,
): VariationReading {
  const plan = (change: Partial<Plan>): Plan => ({
    ...{
      tokens,
      fits: [],
      tier: tiers.fits,
      familyId: undefined,
      measures: undefined,
      notMeasuring: undefined,
      withoutApplications: false,
      behind: atLeast,
      isMeant,
      notFor: [],
    },
    ...change,
  });
  /** What is meant by words beside the vehicles: themselves, all of a family that they name, what measures so. */
  const plansOf = (
    rest: Pick<Rest, 'tokens'> & Partial<Pick<Rest, 'shortYear'>>,
    fits: readonly WantedFit[],
  ): readonly Plan[] => {
    const behind = atLeast + (rest.shortYear === undefined ? 0 : BEHIND_NUMBER);
    const family = isMeant ? undefined : namedFamily(rest.tokens, families);
    const measured = measuresIn(rest.tokens, words);
    return [
      ...(measured === undefined ? [] : [plan({ tokens: measured.rest, fits, behind, measures: measured.measures })]),
      ...(family === undefined ? [] : [plan({ tokens: family.rest, fits, behind, familyId: family.id })]),
      plan({
        tokens: rest.tokens,
        fits,
        notMeasuring: measured?.measures.length === WHOLE_SIZE ? measured.measures : undefined,
        behind: behind + (family === undefined ? 0 : BEHIND_FAMILY),
      }),
    ];
  };
  const nameable = [...tokens, ...smallWords(tokens, words)].slice(0, MAX_ATOMS);
  const engineOrYears = nameable.map((token) => engineOrYearOf(token, words));
  const atoms = nameable.map((token, at) => ({
    plain: token.plain,
    unfinished: token.unfinished,
    isOther: engineOrYears[at]?.engine !== undefined || isClearance(token, nameable),
  }));
  const groups = withGenerations(withoutYears(recogniseVehicles(atoms, names), engineOrYears), nameable);
  const readRest = (isNamed: (at: number) => boolean, models: readonly Model[]): Rest =>
    restOf(
      tokens.flatMap((token, at) => (isNamed(at) ? [] : [{ token, engineOrYear: engineOrYears[at] ?? {} }])),
      models,
    );
  const open = openMeanings(atoms.slice(0, tokens.length), groups, names).flatMap(({ at, of, models }) => {
    const others = groups.filter((group) => group !== of);
    const rest = readRest((each) => each === at || isIn(groups, each), models);
    const partly = { vehicleIds: [], nearIds: idsOf(models), ...rest.of };
    return plansOf(rest, [partly, ...others.map((group) => fitOf(group, rest))]);
  });
  if (groups.length === 0) {
    // Without a vehicle, an engine or a year is a word like any other.
    return { plans: [...plansOf({ tokens }, []), ...open], understood: [], fits: [], recognised: 0 };
  }

  const models = groups.flatMap((group) => [...group.models, ...group.near]);
  const rest = readRest((at) => isIn(groups, at), models);
  const fits = groups.map((group) => fitOf(group, rest));
  const others = otherRests(rest).map((other) =>
    plan({ tokens: other.tokens, fits: groups.map((group) => fitOf(group, other)) }),
  );
  return {
    plans: [...plansOf(rest, fits), ...others, ...asMaker(), ...open, ...mentions()],
    ...interpretationOf(
      groups.filter((group) => !(group.isBrand && partMakers.has(normaliseCode(group.title)))),
      nameable,
      rest,
      words,
    ),
    fits,
  };

  /** A maker of vehicles may as well be meant as the maker of the part. */
  function asMaker(): readonly Plan[] {
    const makers = groups.filter(({ isBrand }) => isBrand);
    if (makers.length === 0) return [];
    const vehiclesOnly = groups.filter(({ isBrand }) => !isBrand);
    const ofVehicles = readRest(
      (at) => isIn(groups, at),
      vehiclesOnly.flatMap((group) => [...group.models, ...group.near]),
    );
    const named = tokens.filter((_, at) => isIn(makers, at)).map((token) => ({ ...token, isMaker: true }));
    return plansOf(
      { ...ofVehicles, tokens: [...ofVehicles.tokens, ...named] },
      vehiclesOnly.map((group) => fitOf(group, ofVehicles)),
    );
  }

  /**
   * What has no application for the vehicle, yet names it. A vehicle whose name has a small word ('Uno') is not to be
   * found so.
   */
  function mentions(): readonly Plan[] {
    if (groups.some(({ atoms: named }) => named >= 2 ** tokens.length)) return [];
    const hasOthers = rest.tokens.length > 0;
    const mentioning = tokens.map((token, at) => (isIn(groups, at) ? mentioned(token, hasOthers) : token));
    // '208' is anything's number, and so is the 2 of 'corsa 2': what says what it is for and does not say that one is
    // not meant.
    const isNumber = tokens.some(({ plain }, at) => isIn(groups, at) && NUMBER.test(plain));
    return [plan({ tokens: mentioning, tier: tiers.mentions, notFor: fits, withoutApplications: isNumber })];
  }
}

const isIn = (groups: readonly NamedGroup[], at: number): boolean =>
  at < MAX_ATOMS && groups.some(({ atoms }) => (atoms & (1 << at)) !== 0);

function openMeanings(
  atoms: readonly Atom[],
  groups: readonly NamedGroup[],
  names: VehicleNames,
): readonly { readonly at: number; readonly of: NamedGroup | undefined; readonly models: readonly Model[] }[] {
  return atoms
    .flatMap((atom, at) => {
      const meaning = isIn(groups, at) ? undefined : openMeaning(atom, groups, names);
      return meaning === undefined ? [] : [{ at, ...meaning }];
    })
    .slice(0, MAX_OPEN);
}

/**
 * Beside other words, a word that names a vehicle is no beginning: neither of a longer one nor, as a number, of a code.
 */
const mentioned = (token: Token, hasOthers: boolean): Token => ({ ...token, unfinished: false, isWhole: hasOthers });

/** Small words that no token stands for: 'uno' is a car. */
const smallWords = (tokens: readonly Token[], words: readonly TypedWord[]): readonly Token[] => {
  const telling = new Set(tokens.flatMap(({ places }) => places));
  return words.flatMap(({ word, isSmall }, place) => (isSmall && !telling.has(place) ? [tokenOf(word, [place])] : []));
};

const GENERATION = /^[1-9]$/;
const NUMBER = /^\d+$/;

/**
 * The digit behind a model ('gol 3') tells its generation, which the catalogue does not: it is no number of the part.
 */
const withGenerations = (groups: readonly NamedGroup[], nameable: readonly Token[]): readonly NamedGroup[] =>
  groups.map((group) => {
    if (group.isBrand) return group;
    const ends = nameable.flatMap(({ places }, at) => (isIn([group], at) ? places.map((place) => place + 1) : []));
    const at = nameable.findIndex(
      ({ plain, places: [place = 0] }, each) =>
        GENERATION.test(plain) && ends.includes(place) && !isIn(groups, each) && each < MAX_ATOMS,
    );
    return at < 0 ? group : { ...group, atoms: group.atoms | (1 << at) };
  });

/** '2008' beside a '206' is a year; alone, or with its maker, the model. */
const withoutYears = (groups: readonly NamedGroup[], engineOrYears: readonly EngineOrYear[]): readonly NamedGroup[] => {
  const isYear = ({ atoms, isBrand }: NamedGroup): boolean =>
    !isBrand && engineOrYears.some(({ year }, at) => year !== undefined && (atoms & (1 << at)) !== 0);
  return groups.some((group) => !group.isBrand && !isYear(group)) ? groups.filter((group) => !isYear(group)) : groups;
};

const idsOf = (models: readonly Model[]): readonly number[] => models.map(({ id }) => id);
const fitOf = ({ models, near }: NamedGroup, { of }: Pick<Rest, 'of'>): WantedFit => ({
  vehicleIds: idsOf(models),
  nearIds: idsOf(near),
  ...of,
});
