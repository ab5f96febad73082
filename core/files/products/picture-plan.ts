import { pictureKey } from '#core/catalogue/import/drafts/named-pictures.ts';
import type { PictureRefusal } from '../picture.ts';
import type { PictureChoice } from './match-picture.ts';
import type { PictureMatch } from './product-picture.service.ts';

/** A file that somebody wants to give to a product. */
export interface PlannedPicture {
  readonly key: number;
  /** The place of the file among those that were dropped: one file may be of several products. */
  readonly file: number;
  /** A sheet names it for the product; its name need not be the product's code. */
  readonly isNamed: boolean;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly refusal: PictureRefusal | null;
  readonly choices: readonly PictureChoice[];
  /** Which of the choices, once somebody said so where there are several; null for none yet. */
  readonly chosen: number | null;
}

export const pictureStates = ['new', 'replaces', 'ambiguous', 'unknown', 'twice', 'refused'] as const;
export type PictureState = (typeof pictureStates)[number];

/** A file with what would become of it, before anything is sent. */
export interface PictureInPlan extends PlannedPicture {
  readonly state: PictureState;
  /** The product, and the place among its pictures; null where it is of none. */
  readonly choice: PictureChoice | null;
}

const choiceOf = ({ choices, chosen }: PlannedPicture): PictureChoice | null =>
  (choices.length === 1 ? choices[0] : choices[chosen ?? -1]) ?? null;

/** The files as they were dropped, each once, or once for every product for which a sheet names it. */
export const picturesOfFiles = (
  files: readonly (Pick<PlannedPicture, 'name' | 'size' | 'refusal'> & Pick<PictureMatch, 'named' | 'choices'>)[],
): readonly PlannedPicture[] =>
  files
    .flatMap(({ named, choices, ...upload }, file) =>
      named.length === 0
        ? [{ ...upload, file, isNamed: false, choices, chosen: null }]
        : named.map((choice) => ({ ...upload, file, isNamed: true, choices: [choice], chosen: null })),
    )
    .map((picture, key) => ({ ...picture, key }));

/**
 * What would become of each file. Of several for one place the first stays, the others are shown with the reason
 * (docs/rules/product-management.md 7).
 */
export const planPictures = (pictures: readonly PlannedPicture[]): readonly PictureInPlan[] => {
  const taken = new Set<string>();
  const isSecond = (key: string): boolean => taken.size === taken.add(key).size;
  const stateOf = (picture: PlannedPicture, choice: PictureChoice | null): PictureState => {
    if (picture.refusal !== null) return 'refused';
    if (choice === null && picture.choices.length > 0) return 'ambiguous';
    if (choice === null) return isSecond(`waits ${pictureKey(picture.name)}`) ? 'twice' : 'unknown';
    const { product, place } = choice;
    if (isSecond(`${product.id} ${place}`)) return 'twice';
    return product.pictures.some((held) => held.place === place) ? 'replaces' : 'new';
  };
  return pictures.map((picture) => {
    const choice = choiceOf(picture);
    return { ...picture, choice, state: stateOf(picture, choice) };
  });
};

/** The pictures that go to their products at once. */
export const isToBePlaced = ({ state }: PictureInPlan): boolean => state === 'new' || state === 'replaces';

/**
 * Whether a picture is sent: those that go to their products, and those that wait for theirs
 * (docs/rules/product-management.md 12).
 */
export const isToBeSent = (picture: PictureInPlan): boolean => isToBePlaced(picture) || picture.state === 'unknown';
