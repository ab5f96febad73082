import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import type { PictureState } from '#core/files/products/picture-plan.ts';
import type { PlacedPictures, ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { maxWaitingBytes, maxWaitingPictures, waitingDays } from '#core/files/products/waiting-picture.ts';
import type { WaitingReason } from '#core/files/products/waiting-reason.ts';
import { catalogueBusyText } from './catalogue-busy.es.ts';
import { formatCount } from './numbers.es.ts';
import { pictureRefusalTexts } from './pictures.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const gigabytesText = (bytes: number): string => `${formatCount(bytes / 1e9)} GB`;

const texts: Texts<ProductPictureFailure> = {
  ...everywhere,
  ...pictureRefusalTexts,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'picture-not-sent': ({ name }) => `La imagen ${name} ya no está en el servidor: subila otra vez`,
  'picture-place-twice': ({ name }) => `${name} va al mismo lugar que otra imagen`,
  'too-many-pictures': ({ max }) => `Un artículo lleva hasta ${formatCount(max)} imágenes`,
  'too-many-waiting': ({ max }) =>
    `Ya esperan su artículo ${formatCount(max)} imágenes, y no entran más: descartá las que no hagan falta`,
  'waiting-too-large': ({ max }) =>
    `Las imágenes que esperan su artículo ocupan hasta ${gigabytesText(max)}, y no entran más: descartá las que no hagan falta`,
  'product-not-found': () => 'Ese artículo ya no existe',
  'pictures-moved': () => 'Otra persona cambió las imágenes mientras tanto. Mirá cómo quedaron y probá de nuevo',
  'catalogue-busy': catalogueBusyText,
};

export const productPictureProblem = (failure: ProductPictureFailure): string => tell(texts, failure);

export const pictureStateTexts: Readonly<Record<PictureState, string>> = {
  new: 'Nueva',
  replaces: 'Reemplaza',
  ambiguous: 'Elegí el artículo',
  unknown: 'Espera su artículo',
  twice: 'Repetida',
  refused: 'Rechazada',
};

/** How many of those that are not sent stand so: '2 rechazadas'. */
export const leftStateText = (state: Exclude<PictureState, 'new' | 'replaces' | 'unknown'>, count: number): string => {
  const few = count === 1;
  const words = {
    ambiguous: few ? 'espera que elijas su artículo' : 'esperan que elijas su artículo',
    twice: few ? 'repetida' : 'repetidas',
    refused: few ? 'rechazada' : 'rechazadas',
  };
  return `${formatCount(count)} ${words[state]}`;
};

/** '1.ª', '2.ª'. */
export const pictureOrdinal = (place: number): string => `${place}.ª`;

const pictureCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'imagen' : 'imágenes'}`;

/** What was done, in a sentence or two. */
export const placedText = ({ products, added, replaced, same, missing }: PlacedPictures): string => {
  const done =
    added + replaced === 0
      ? 'Nada cambió'
      : `${added + replaced === 1 ? 'Se puso' : 'Se pusieron'} ${pictureCount(added + replaced)} en ${formatCount(products)} ${products === 1 ? 'artículo' : 'artículos'}`;
  const parts = [
    ...(replaced === 0 ? [] : [`${formatCount(replaced)} en lugar de otra`]),
    ...(same === 0 ? [] : [`${formatCount(same)} ya ${same === 1 ? 'estaba' : 'estaban'}`]),
    ...(missing === 0
      ? []
      : [`${formatCount(missing)} ${missing === 1 ? 'artículo ya no existe' : 'artículos ya no existen'}`]),
  ];
  return `${[done, ...parts].join(', ')}.`;
};

/** '2 imágenes esperan su artículo'. */
export const waitingText = (count: number): string =>
  `${pictureCount(count)} ${count === 1 ? 'espera' : 'esperan'} su artículo`;

export const waitingReasonTexts: Readonly<Record<WaitingReason, string>> = {
  unknown: 'Ningún artículo tiene ese código',
  several: 'Varios artículos tienen ese código',
  taken: 'Ya hay otra foto en ese lugar',
  full: `El artículo ya tiene ${formatCount(maxProductPictures)} fotos`,
  soon: 'Va sola en un momento',
};

/** How long, and how many. */
export const waitingLimitsText = `Esperan hasta ${formatCount(waitingDays)} días, y ${formatCount(maxWaitingPictures)} a la vez (${gigabytesText(maxWaitingBytes)}). Cuando llega un artículo con ese código, o una planilla nombra el archivo en su columna Foto, la imagen va sola a su artículo.`;

/** '3 imágenes descartadas'. */
export const discardedText = (count: number): string =>
  `${pictureCount(count)} ${count === 1 ? 'descartada' : 'descartadas'}`;
