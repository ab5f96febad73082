import { type Looks, looksOf } from './engine-and-year.ts';
import { type Plan, tiers, type Understood, type WantedFit } from './plan.ts';
import { MAX_ATOMS, type NamedGroup, openMeaning, recogniseVehicles } from './recognise-vehicles.ts';
import type { Model, VehicleNames } from './vehicle-names.ts';
import { type Token, type TypedWord, tokenOf } from './words.ts';

interface Variation {
  readonly tokens: readonly Token[];
  readonly words: readonly TypedWord[];
  readonly names: VehicleNames;
  readonly isMeant: boolean;
}

interface Reading {
  readonly plans: readonly Plan[];
  readonly understood: readonly Understood[];
  readonly fits: readonly WantedFit[];
  /** How many words were recognised as more than words. */
  readonly recognised: number;
}

/** Beside so many words whose meaning is open no more ways to read a question are tried. */
const MAX_OPEN = 2;

/** The ways to read one variation of what was typed. */
export function plansOf({ tokens, words, names, isMeant }: Variation): Reading {
  const plan = (change: Partial<Plan>): Plan => ({
    ...{ tokens, fits: [], tier: tiers.fits, isMeant, notFor: [] },
    ...change,
  });
  const nameable = [...tokens, ...smallWords(tokens, words)].slice(0, MAX_ATOMS);
  const looks = nameable.map((token) => looksOf(token, words));
  const atoms = nameable.map(({ plain, unfinished }, at) => ({
    plain,
    unfinished,
    isOther: looks[at]?.engine !== undefined,
  }));
  const groups = withoutYears(recogniseVehicles(atoms, names), looks);
  const taken = groups.reduce((sum, { atoms: mask }) => sum | mask, 0);
  const isTaken = (at: number): boolean => at < MAX_ATOMS && (taken & (1 << at)) !== 0;
  const free = tokens.flatMap((_, at) => (isTaken(at) ? [] : [at]));
  const readRest = (places: readonly number[], models: readonly Model[]): Rest =>
    restOf(
      places.map((at) => ({ token: tokens[at] as Token, looks: looks[at] ?? {} })),
      models,
    );

  const open = free
    .flatMap((at) => {
      const atom = atoms[at];
      const meaning = atom && openMeaning(atom, groups, names);
      return meaning === undefined ? [] : [{ at, ...meaning }];
    })
    .slice(0, MAX_OPEN)
    .map(({ at, of, models }) => {
      const others = groups.filter((group) => group !== of);
      const rest = readRest(
        free.filter((each) => each !== at),
        models,
      );
      const partly = { vehicleIds: [], nearIds: idsOf(models), ...rest.of };
      return plan({ tokens: rest.tokens, fits: [partly, ...others.map((group) => fitOf(group, rest))] });
    });
  if (groups.length === 0) return { plans: [plan({}), ...open], understood: [], fits: [], recognised: 0 };

  const models = groups.flatMap((group) => [...group.models, ...group.near]);
  const rest = readRest(free, models);
  const fits = groups.map((group) => fitOf(group, rest));
  const readings = otherRests(rest).map((other) =>
    plan({ tokens: other.tokens, fits: groups.map((group) => fitOf(group, other)) }),
  );
  const mention = groups.every(({ atoms: mask }) => tokens.some((_, at) => (mask & (1 << at)) !== 0))
    ? [
        plan({
          tokens: tokens.map((token, at) => mentioned(token, isTaken(at), rest.tokens.length > 0)),
          tier: tiers.mentions,
          notFor: idsOf(models),
        }),
      ]
    : [];
  return {
    plans: [plan({ tokens: rest.tokens, fits }), ...readings, ...open, ...mention],
    ...understoodOf(groups, nameable, rest, words),
    fits,
  };
}

/** Beside other words, a word that names a vehicle is no beginning: neither of a longer one nor, as a number, of a code. */
const mentioned = (token: Token, namesVehicle: boolean, hasOthers: boolean): Token =>
  namesVehicle ? { ...token, unfinished: false, isWhole: hasOthers } : token;

/** Small words that no token stands for: 'uno' is a car. */
const smallWords = (tokens: readonly Token[], words: readonly TypedWord[]): readonly Token[] => {
  const telling = new Set(tokens.flatMap(({ places }) => places));
  return words.flatMap(({ word, isSmall }, place) => (isSmall && !telling.has(place) ? [tokenOf(word, [place])] : []));
};

/** '2008' beside a '206' is a year; alone, or with its maker, the model. */
const withoutYears = (groups: readonly NamedGroup[], looks: readonly Looks[]): readonly NamedGroup[] => {
  const isYear = ({ atoms, isBrand }: NamedGroup): boolean =>
    !isBrand && looks.some(({ year }, at) => year !== undefined && (atoms & (1 << at)) !== 0);
  return groups.some((group) => !group.isBrand && !isYear(group)) ? groups.filter((group) => !isYear(group)) : groups;
};

/** What of a question names no vehicle. */
interface Rest {
  readonly of: Pick<WantedFit, 'engine' | 'year'>;
  readonly engineTokens: readonly Token[];
  readonly yearToken: Token | undefined;
  readonly tokens: readonly Token[];
  /** Two digits among the tokens that may be a year. */
  readonly shortYear: { readonly token: Token; readonly year: number } | undefined;
}

function restOf(free: readonly { readonly token: Token; readonly looks: Looks }[], models: readonly Model[]): Rest {
  const engine: string[] = [];
  const engineTokens: Token[] = [];
  const tokens: Token[] = [];
  let ofYear: { readonly token: Token; readonly year: number } | undefined;
  let shortYear: Rest['shortYear'];
  for (const { token, looks } of free) {
    const word =
      looks.engine ?? (models.some(({ engineWords }) => engineWords.has(token.plain)) ? token.plain : undefined);
    if (looks.year !== undefined && ofYear === undefined) ofYear = { token, year: looks.year };
    else if (word !== undefined) {
      engine.push(word);
      engineTokens.push(token);
    } else {
      tokens.push(token);
      if (looks.shortYear !== undefined) shortYear = { token, year: looks.shortYear };
    }
  }
  return { of: { engine, year: ofYear?.year }, engineTokens, yearToken: ofYear?.token, tokens, shortYear };
}

/** Words of an engine may as well name the part ('turbo'), and two digits a year. */
function otherRests(rest: Rest): readonly Rest[] {
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
  if (shortYear !== undefined && of.year === undefined) {
    others.push({
      ...rest,
      of: { ...of, year: shortYear.year },
      tokens: tokens.filter((token) => token !== shortYear.token),
    });
  }
  return others;
}

const idsOf = (models: readonly Model[]): readonly number[] => models.map(({ id }) => id);
const fitOf = ({ models, near }: NamedGroup, { of }: Pick<Rest, 'of'>): WantedFit => ({
  vehicleIds: idsOf(models),
  nearIds: idsOf(near),
  ...of,
});

function understoodOf(
  groups: readonly NamedGroup[],
  nameable: readonly Token[],
  { engineTokens, yearToken }: Rest,
  words: readonly TypedWord[],
): Pick<Reading, 'understood' | 'recognised'> {
  const chip = (kind: Understood['kind'], tokens: readonly Token[], text?: string): Understood => {
    const places = new Set(tokens.flatMap((token) => token.places));
    const written = (isOf: boolean): string =>
      words.flatMap((word, place) => (places.has(place) === isOf ? [word.written] : [])).join(' ');
    return { kind, text: text ?? written(true), places: [...places].sort((a, b) => a - b), without: written(false) };
  };
  const ofGroups = groups.map((group) => ({
    group,
    tokens: nameable.filter((_, at) => (group.atoms & (1 << at)) !== 0),
  }));
  const understood = [
    ...ofGroups.map(({ group, tokens }) => chip('vehicle', tokens, titleOf(group))),
    ...engineTokens.map((token) => chip('engine', [token])),
    ...(yearToken === undefined ? [] : [chip('year', [yearToken])]),
  ];
  const recognised = [...ofGroups.flatMap(({ tokens }) => tokens), ...engineTokens].length + (yearToken ? 1 : 0);
  return { understood, recognised };
}

const titleOf = ({ models, isBrand }: NamedGroup): string =>
  [...new Set(models.map(({ brand, name }) => (isBrand ? brand.name : `${brand.name} ${name}`)))].join(' / ');
