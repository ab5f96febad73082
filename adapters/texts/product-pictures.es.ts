import type { PictureState } from '#core/files/products/picture-plan.ts';
import type { PlacedPictures, ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { formatCount } from './numbers.es.ts';
import { pictureRefusalTexts } from './pictures.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';
import { catalogueBusyText } from './product-management.es.ts';

const texts: Texts<ProductPictureFailure> = {
  ...everywhere,
  ...pictureRefusalTexts,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'picture-not-sent': ({ name }) => `La imagen ${name} ya no está en el servidor: subila otra vez`,
  'picture-place-twice': ({ name }) => `${name} va al mismo lugar que otra imagen`,
  'too-many-pictures': ({ max }) => `Un artículo lleva hasta ${formatCount(max)} imágenes`,
  'product-not-found': () => 'Ese artículo ya no existe',
  'pictures-moved': () => 'Otra persona cambió las imágenes mientras tanto. Mirá cómo quedaron y probá de nuevo',
  'catalogue-busy': catalogueBusyText,
};

export const productPictureProblem = (failure: ProductPictureFailure): string => tell(texts, failure);

export const pictureStateTexts: Readonly<Record<PictureState, string>> = {
  new: 'Nueva',
  replaces: 'Reemplaza',
  ambiguous: 'Elegí el artículo',
  unknown: 'Sin artículo',
  twice: 'Repetida',
  refused: 'Rechazada',
};

/** How many of those that are not sent stand so: '2 rechazadas'. */
export const leftStateText = (state: Exclude<PictureState, 'new' | 'replaces'>, count: number): string => {
  const few = count === 1;
  const words = {
    ambiguous: few ? 'espera que elijas su artículo' : 'esperan que elijas su artículo',
    unknown: 'sin artículo',
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
