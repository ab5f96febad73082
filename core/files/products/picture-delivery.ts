import { isToBePlaced, type PictureInPlan } from './picture-plan.ts';
import type { SentPicture } from './picture-sender.ts';
import type { PicturePlacement, ProductPictureFailure } from './product-picture.service.ts';

/** A picture that did not get to the server, and why. */
export interface FailedPicture {
  /** The place of the file among those that were dropped. */
  readonly file: number;
  readonly name: string;
  readonly failure: ProductPictureFailure;
}

export interface PictureToWait {
  readonly file: number;
  /** The name under which the picture is kept. */
  readonly name: string;
  readonly fileName: string;
}

/** Where pictures whose files were sent go. */
export interface PictureDelivery {
  /** Pictures that go to their products. */
  readonly placements: readonly PicturePlacement[];
  /** Pictures whose product is not known yet. */
  readonly toWait: readonly PictureToWait[];
  readonly failed: readonly FailedPicture[];
}

/** Most characters of a name that are looked up. */
const maxName = 250;

export const askedName = ({ name }: { readonly name: string }): string => name.slice(-maxName);

/** The files of the pictures: one of several products is sent once. */
export const filesOf = (pictures: readonly PictureInPlan[]): readonly number[] => [
  ...new Set(pictures.map(({ file }) => file)),
];

/** `sent` has what became of each of their files, in the order of `filesOf`. */
export const deliveryOf = (pictures: readonly PictureInPlan[], sent: readonly SentPicture[]): PictureDelivery => {
  const files = filesOf(pictures);
  const answers = new Map(files.map((file, at) => [file, sent[at]]));
  const placements: PicturePlacement[] = [];
  const toWait: PictureToWait[] = [];
  const failed = new Map<number, FailedPicture>();
  for (const picture of pictures) {
    const { file, choice } = picture;
    const answer = answers.get(file);
    if (answer === undefined) continue;
    if ('failure' in answer) failed.set(file, { file, name: picture.name, failure: answer.failure });
    else if (!isToBePlaced(picture)) toWait.push({ file, name: answer.kept, fileName: askedName(picture) });
    else if (choice !== null) placements.push({ name: answer.kept, productId: choice.product.id, place: choice.place });
  }
  return { placements, toWait, failed: [...failed.values()] };
};
