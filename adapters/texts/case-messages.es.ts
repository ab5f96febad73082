import type { CaseMessageFailure } from '#core/cases/messages/case-message.service.ts';
import { type MessagePictureRefusal, maxMessageLength, maxMessagePictures } from '#core/cases/messages/case-message.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { maxPicturePoints } from '#core/files/picture-size.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { formatBytes } from './bytes.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell, unreachableText } from './problem-text.es.ts';

const refusals: Readonly<Record<MessagePictureRefusal, string>> = {
  'picture-unreadable': 'no es una foto JPG, PNG o WebP',
  'picture-too-large': `pesa más de ${formatBytes(maxPictureBytes)}`,
  'picture-too-many-points': `tiene más de ${maxPicturePoints / 1_000_000} millones de píxeles`,
};

/** Why a picture does not go with a message: of the file, or of its place among those that were sent. */
export const messagePictureProblem = (which: string | number, refusal: MessagePictureRefusal): string =>
  `${typeof which === 'number' ? `La foto ${which}` : `«${which}»`} ${refusals[refusal]}`;

export const tooManyMessagePictures = `Van hasta ${maxMessagePictures} fotos por mensaje`;

/** '15:42'. */
const hourOf = (iso: string): string => formatDateTime(iso).slice(11, 16);

const problems = (notHad: string): Texts<CaseMessageFailure> => ({
  ...everywhere,
  unreachable: (failure) => unreachableText(failure, notHad),
  'not-offered': () => 'Este servidor no tiene mensajes en reclamos y garantías',
  'case-not-found': () => 'No encontramos ese número',
  'picture-not-found': () => 'Esa foto no está',
  'key-reused': () => 'Ese mensaje ya se había mandado con otro texto. Fijate en los mensajes',
  'body-too-large': () => 'Las fotos pesan demasiado. Mandá menos por mensaje',
  'too-many-messages': ({ max, again }) =>
    `Tu empresa ya mandó ${max} mensajes en una hora. Este no se mandó: podés mandarlo desde las ${hourOf(again)}`,
  'message-empty': () => 'Escribí el mensaje, o adjuntá una foto',
  'message-too-long': () => `El mensaje es demasiado largo: hasta ${formatCount(maxMessageLength)} letras`,
  'message-too-many-pictures': () => tooManyMessagePictures,
  'message-picture-wrong': ({ place, refusal }) => messagePictureProblem(place, refusal),
});

const reading = problems('No se pudieron traer los mensajes, reintentá');
const writing = problems('No se pudo mandar. Lo que escribiste sigue acá: reintentá');

/** Why the messages are not there; why one was not sent. */
export const caseMessagesProblem = (failure: CaseMessageFailure): string => tell(reading, failure);
export const messageNotSent = (failure: CaseMessageFailure): string => tell(writing, failure);

/** '2 mensajes sin leer'. */
export const unreadText = (count: number): string =>
  count === 1 ? '1 mensaje sin leer' : `${formatCount(count)} mensajes sin leer`;
