import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Option } from 'commander';
import { messageNotSent, messagePictureProblem, tooManyMessagePictures } from '#adapters/texts/case-messages.es.ts';
import type { CaseMessageFailure } from '#core/cases/messages/case-message.service.ts';
import { maxMessagePictures, messagePicture, type WhichCase } from '#core/cases/messages/case-message.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Asking } from '../declare/declare.ts';
import { readLocalBytes } from '../local-file.ts';
import { type Outcome, problem } from '../outcome.ts';
import { printable } from '../style.ts';

export interface PhotoOptions {
  readonly photo?: readonly string[];
}

export const photoOption = (): Option =>
  new Option('--photo <ARCHIVO...>', `fotos que van con lo enviado, hasta ${maxMessagePictures}: JPG, PNG o WebP`);

/** The files as they go, looked at before anything is sent. */
export async function readPhotos(paths: readonly string[] = []): Promise<Result<readonly Uint8Array[], Outcome>> {
  if (paths.length > maxMessagePictures) return Err(problem('message-too-many-pictures', tooManyMessagePictures));
  const photos: Uint8Array[] = [];
  for (const path of paths) {
    const bytes = await readLocalBytes(path, maxPictureBytes);
    if (!bytes.ok) return bytes;
    const read = messagePicture(bytes.val);
    if (typeof read !== 'string') {
      return Err(problem('message-picture-wrong', printable(messagePictureProblem(basename(path), read.refusal))));
    }
    photos.push(bytes.val);
  }
  return Ok(photos);
}

/** The case is there, its photos are not. */
export interface PhotosNotSent {
  readonly code: 'photos-not-sent';
  readonly what: string;
  readonly failure: CaseMessageFailure;
}

export const photosNotSentProblem = ({ what, failure }: PhotosNotSent): string =>
  `${what} se envió, pero sin las fotos: ${messageNotSent(failure)}. Con el mismo comando se mandan sólo ellas`;

/** Sends the photos of a case once, however often it is tried. */
export async function sendPhotos(
  { services, caller }: Pick<Asking, 'services' | 'caller'>,
  which: WhichCase,
  photos: readonly Uint8Array[],
): Promise<Result<null, CaseMessageFailure>> {
  if (photos.length === 0) return Ok(null);
  const digest = createHash('sha256').update(JSON.stringify(which));
  for (const photo of photos) digest.update(photo);
  const message = { text: '', pictures: photos };
  return (await services.caseMessages.write(caller, which, message, digest.digest('hex'))).map(() => null);
}

/** The end of the question: how many photos go with it. */
export const withPhotosText = (count: number): string =>
  count === 0 ? '' : `, con ${count === 1 ? 'una foto' : `${count} fotos`}`;
