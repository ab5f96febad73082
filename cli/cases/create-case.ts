import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Plan } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import type { Outcome } from '../outcome.ts';
import { printable } from '../style.ts';
import { type PhotosNotSent, readPhotos, sendPhotos, withPhotosText } from './case-photos.ts';

/** A claim or a warranty that is written, and what its server is asked for. */
export interface CaseToCreate<Case, Failure> {
  readonly kind: CaseKindName;
  /** 'el reclamo por 2 × BKR6E NGK, de A 1-2' */
  readonly what: string;
  /** What speaks against sending it as it is, in sentences; left out or empty for nothing. */
  readonly doubt?: string;
  /** What sentences call the case; `created` is null where the answer does not hold it. */
  nameOf(created: Case | null): string;
  toWire(created: Case | null): object;
  /** What to say where the case is there already: 'no se mandó otro'. */
  readonly noOther: string;
  /** The case just created, among those that its company sent; null where it is not there. */
  find(): Promise<Result<Case | null, Failure>>;
  /** Null where the server took the case and its answer does not hold it. */
  send(): Promise<Result<Case | null, Failure>>;
  /** The number under which photos are sent to the case; null where it has none. */
  numberOf(created: Case): DocumentNumber | null;
}

/** A case is sent once, however often it is tried; photos that did not go with it then are sent after it. */
export const planOfCase = async <Case, Failure>(
  asking: Asking,
  paths: readonly string[] | undefined,
  toCreate: CaseToCreate<Case, Failure>,
): Promise<Result<Plan<Case | null, Failure | PhotosNotSent>, Failure | Outcome>> => {
  const photos = await readPhotos(paths);
  if (!photos.ok) return photos;
  const found = await toCreate.find();
  if (!found.ok) return found;
  const there = found.val;
  return Ok({
    question: printable(`${toCreate.doubt ?? ''}¿Enviar ${toCreate.what}${withPhotosText(photos.val.length)}?`),
    isDone: there !== null && photos.val.length === 0,
    doneText: `${toCreate.nameOf(there)} ya se había enviado: ${toCreate.noOther}`,
    before: toCreate.toWire(there),
    work: () => create(asking, toCreate, there, photos.val),
  });
};

const create = async <Case, Failure>(
  asking: Asking,
  { kind, find, send, numberOf, nameOf }: CaseToCreate<Case, Failure>,
  there: Case | null,
  photos: readonly Uint8Array[],
): Promise<Result<Case | null, Failure | PhotosNotSent>> => {
  const sent = there === null ? await send() : Ok(there);
  if (!sent.ok) return sent;
  // Another back end's answer may not hold the case: its list does.
  const listed = sent.val === null ? await find() : sent;
  const created = listed.ok ? listed.val : null;
  if (photos.length === 0) return Ok(created);
  const number = created === null ? null : numberOf(created);
  const withPhotos =
    number === null ? Err({ code: 'not-offered' } as const) : await sendPhotos(asking, { kind, ...number }, photos);
  return withPhotos.ok ? Ok(created) : Err({ code: 'photos-not-sent', what: nameOf(created), failure: withPhotos.val });
};
