import { isSameData } from '#core/shared/same-data.ts';
import type { Distributor } from './distributor.ts';

/** What is settled together, by the sections of the configuration (docs/rules/distributor.md 3). */
export const distributorFields = {
  distributorData: ['name', 'since', 'trade', 'cuit', 'address', 'town', 'phone', 'email', 'hours'],
  distributorTexts: ['slogan', 'offering', 'story', 'characteristics'],
  distributorMap: ['mapLink', 'mapEmbed', 'mapPicture'],
  distributorLook: ['logo', 'drawing', 'accentLight', 'accentDark'],
} as const satisfies Readonly<Record<string, readonly (keyof Distributor)[]>>;

export type DistributorSection = keyof typeof distributorFields;
export type DistributorPart<Of extends DistributorSection> = Pick<Distributor, (typeof distributorFields)[Of][number]>;

export const distributorSections = Object.keys(distributorFields) as readonly DistributorSection[];

export const isDistributorSection = (section: string): section is DistributorSection =>
  distributorSections.some((each) => each === section);

/**
 * What is shown of some fields, and what the distributor's file says of them; where there is no file, what is made up
 * or nothing.
 */
export interface OverFile<Fields> {
  readonly now: Fields;
  readonly file: Fields;
  readonly hasFile: boolean;
}

/** `OverFile` with the bytes of a picture that is to take the place of the one that is shown. */
export interface PictureOverFile<Fields> extends OverFile<Fields> {
  readonly upload: Uint8Array | null;
}

/** The fields in which the screen differs from the file. */
export type OwnFields = Partial<Distributor>;

const picked = <Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): Partial<Fields> =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))) as Partial<Fields>;

/** A part of the distributor, by its section. */
export const partOf = <Of extends DistributorSection>(section: Of, distributor: Distributor): DistributorPart<Of> =>
  picked(distributor, distributorFields[section]) as DistributorPart<Of>;

/** The distributor as it is shown: a field of the screen's goes before the file's (docs/rules/distributor.md 3). */
export const overFile = (file: Distributor, own: OwnFields): Distributor => ({
  ...file,
  ...picked(own, Object.keys(file) as (keyof Distributor)[]),
});

/** What the screen has settled once a part was saved: a field that says what the file says follows the file. */
export const ownAfter = <Of extends DistributorSection>(
  section: Of,
  now: DistributorPart<Of>,
  file: Distributor,
  before: OwnFields,
): OwnFields => {
  const fields: readonly (keyof Distributor)[] = distributorFields[section];
  const own: [string, unknown][] = Object.entries(before).filter(([name]) => !fields.some((field) => field === name));
  for (const [name, value] of Object.entries(now)) {
    if (!isSameData(value, file[name as keyof Distributor])) own.push([name, value]);
  }
  return Object.fromEntries(own) as OwnFields;
};
