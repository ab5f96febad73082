import type { ClaimedBeyond } from '#core/claims/beyond-order.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import { type ClaimFlawCode, maxClaimedProducts, maxLengthsOfClaim } from '#core/claims/claim-to-open.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell, unreachableText } from './problem-text.es.ts';

export const claimStateTexts = {
  Created: 'Creado',
  InProgress: 'En curso',
  Accepted: 'Aceptado',
  Refused: 'Rechazado',
} as const satisfies Record<ClaimState, string>;

/** What is wrong with one field of a claim. */
export const claimFlawTexts = {
  'origin-missing': 'Elegí el origen',
  'origin-unknown': 'Ese origen ya no está en la lista. Elegí otro',
  'reason-unknown': 'Ese motivo ya no está en la lista. Elegí otro',
  'date-missing': 'Poné la fecha de la factura o del pedido',
  'date-too-early': 'Tiene que ser de 2024 en adelante',
  'date-in-future': 'No puede ser posterior a hoy',
  'document-missing': 'Escribí el número de la factura o del pedido',
  'document-too-long': `No puede pasar de ${maxLengthsOfClaim.purchaseDocument} letras`,
  'note-missing': 'Contanos qué pasó',
  'note-too-long': `No puede pasar de ${formatCount(maxLengthsOfClaim.note)} letras`,
  'no-products': 'Agregá al menos un artículo',
  'too-many-products': `Un reclamo lleva hasta ${maxClaimedProducts} artículos`,
  'product-missing': 'Elegí el artículo',
  'product-unknown': 'No está en el catálogo. Quitalo y contalo en la nota',
  'product-twice': 'Ese artículo y marca ya están en el reclamo',
  'brand-missing': 'Elegí la marca',
  'quantity-out-of-range': `Va una cantidad de 1 a ${formatCount(maxPerLine)}`,
} as const satisfies Record<ClaimFlawCode, string>;

/** Says of an article, after its code, how many are claimed, and were bought, in parts. `drawn` draws the latter. */
export const claimedBeyondText = <Drawn>(
  { claimed, ordered }: ClaimedBeyond,
  drawn: (ordered: string) => Drawn,
): readonly (string | Drawn)[] => [`: reclamás ${formatCount(claimed)}. Compraste `, drawn(formatCount(ordered)), '.'];

const claim: Texts<ClaimFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo completar el reclamo, reintentá: no se va a duplicar',
  'invalid-claim': () => 'Revisá los datos marcados',
  'key-reused': () => 'El reclamo cambió desde el intento anterior. Envialo de nuevo',
  'claim-not-found': () => 'No encontramos ese reclamo',
  'external-code-missing': () => 'Ingresá el código Flexxus',
  'resolution-missing': () => 'Escribí la resolución: la lee el cliente',
  'claim-associated': ({ externalCode }) =>
    externalCode === ''
      ? 'Alguien ya asoció este reclamo mientras lo mirabas'
      : `Alguien ya asoció este reclamo: quedó con el código ${externalCode}`,
  'claim-state-not-allowed': ({ from, to }) =>
    from === to
      ? `El reclamo ya está en estado ${claimStateTexts[from]}`
      : `Un reclamo en estado ${claimStateTexts[from]} no puede pasar a ${claimStateTexts[to]}`,
};

export const claimProblem = (failure: ClaimFailure): string => tell(claim, failure);

/** Why the list is not there. */
export const claimsProblem = (failure: ClaimFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer los reclamos, reintentá')
    : claimProblem(failure);

/** Why there is nothing to choose from. */
export const claimOptionsProblem = (failure: ClaimFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer los orígenes y motivos, reintentá')
    : claimProblem(failure);
