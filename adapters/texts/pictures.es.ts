import type { PicturesFailure } from '#core/files/picture.service.ts';
import { maxPictureBytes, type PictureRefusal } from '#core/files/picture.ts';
import type { PictureToPutFlaw } from '#core/files/picture-to-put.ts';
import type { KeptFolder } from '#core/files/upload.ts';
import { formatBytes } from './bytes.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

/** The tabs of the folders (docs/rules/files.md 1). */
export const folderNames: Readonly<Record<KeptFolder, string>> = {
  Sliders: 'Slider',
  Distributor: 'Distribuidor',
  OfferLots: 'Combos',
  OfferValueQuantities: 'Ofertas Valor/Cantidad',
  Flyers: 'Flyers',
  Popups: 'Popups',
};

export const pictureLimitsText = `PNG, JPG, WebP, AVIF o GIF, hasta ${formatBytes(maxPictureBytes)}`;

const tooLarge = `La imagen pesa demasiado: hasta ${formatBytes(maxPictureBytes)}`;

/** Why a picture is refused. */
export const pictureRefusalTexts: Texts<PictureRefusal | { readonly code: 'body-too-large' }> = {
  'picture-name-wrong': () =>
    'El nombre lleva letras, números, espacios y guiones, y termina en .png, .jpg, .webp, .avif o .gif',
  'picture-unreadable': () => 'Ese archivo no es una imagen PNG, JPG, WebP, AVIF o GIF',
  'picture-not-what-it-says': ({ kind }) => `Por dentro la imagen es .${kind}: el nombre tiene que terminar así`,
  'picture-too-large': () => tooLarge,
  'body-too-large': () => tooLarge,
  'picture-too-many-points': ({ maxPoints }) =>
    `La imagen tiene demasiados puntos: hasta ${maxPoints / 1_000_000} megapíxeles`,
};

const texts: Texts<PicturesFailure | PictureToPutFlaw> = {
  ...everywhere,
  ...pictureRefusalTexts,
  unreachable: () => 'No se pudieron traer o cambiar las imágenes, reintentá',
  'picture-missing': () => 'Elegí una imagen',
  'picture-offer-unknown': () => 'Elegí la oferta de la imagen',
  'picture-category-unknown': () => 'No existe esa categoría de imágenes',
  'picture-not-found': () => 'Esa imagen ya no está',
};

export const picturesProblem = (failure: PicturesFailure | PictureToPutFlaw): string => tell(texts, failure);
