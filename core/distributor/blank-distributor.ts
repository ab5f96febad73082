import { isSameData } from '#core/shared/same-data.ts';
import type { Distributor } from './distributor.ts';
import { type DistributorSection, distributorFields } from './distributor-sections.ts';

/**
 * A distributor in production of which nobody said anything: only the program's name is shown
 * (docs/rules/distributor.md 1).
 */
export const blankDistributor: Distributor = {
  name: 'Mostrador',
  since: null,
  trade: '',
  cuit: '',
  address: '',
  town: '',
  phone: '',
  email: '',
  hours: '',
  slogan: '',
  offering: '',
  story: [],
  characteristics: [],
  drawing: null,
  logo: null,
  mapPicture: null,
  mapLink: null,
  mapEmbed: null,
  accentLight: null,
  accentDark: null,
};

/** What a distributor should say of itself, in the order in which its page shows it (docs/rules/setup.md 1). */
export const sayable = [
  ...(['name', 'logo', 'trade', 'since', 'slogan', 'offering', 'story'] as const),
  ...(['cuit', 'address', 'town', 'phone', 'email', 'hours', 'map'] as const),
] as const;
export type Sayable = (typeof sayable)[number];

/** The section of the configuration where each is said. */
export const sayableSections: Readonly<Record<Sayable, DistributorSection>> = {
  name: 'distributorData',
  logo: 'distributorLook',
  trade: 'distributorData',
  since: 'distributorData',
  slogan: 'distributorTexts',
  offering: 'distributorTexts',
  story: 'distributorTexts',
  cuit: 'distributorData',
  address: 'distributorData',
  town: 'distributorData',
  phone: 'distributorData',
  email: 'distributorData',
  hours: 'distributorData',
  map: 'distributorMap',
};

/** The fields that say it; of a map one of them is enough. */
const fieldsOf = (each: Sayable): readonly (keyof Distributor)[] =>
  each === 'map' ? distributorFields.distributorMap : [each];

const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && !value.length);

/** What of it nobody said: it is empty, or as `madeUp` has it; `madeUp` is null where a file tells whose shop it is. */
export const unsaidOf = (shown: Distributor, madeUp: Distributor | null): readonly Sayable[] =>
  sayable.filter((each) =>
    fieldsOf(each).every(
      (field) => isEmpty(shown[field]) || (madeUp !== null && isSameData(shown[field], madeUp[field])),
    ),
  );
