import { maxPerLine } from '#core/shared/max-per-line.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyFailure } from '#core/warranties/warranty.service.ts';
import {
  maxKilometres,
  maxLengthsOfWarranty,
  vehicleYears,
  type WarrantyFlaw,
} from '#core/warranties/warranty-to-request.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell, unreachableText } from './problem-text.es.ts';

export const warrantyStateTexts = {
  Created: 'Creado',
  Pending: 'Pendiente',
  Accepted: 'Aceptado',
  Refused: 'Rechazado',
} as const satisfies Record<WarrantyState, string>;

/** The message for a warranty that was moved, on a screen and by a command. */
export const warrantyMovedText = (number: string, state: WarrantyState): string =>
  `La garantía ${number} pasó a ${warrantyStateTexts[state]}`;

/** Beside the one of three figures that is empty. */
export const kilometresByOthersText = (given: number): string => `Por los otros dos: ${formatCount(given)}`;

const kilometres = `Van kilómetros enteros, de 1 a ${formatCount(maxKilometres)}`;
const atMost = (most: number): string => `No puede pasar de ${formatCount(most)} letras`;

/** What is wrong with one field of a warranty. */
export const warrantyFlawTexts = {
  'product-missing': 'Elegí el artículo por su código',
  'product-unknown': 'No está en el catálogo. Elegí otro',
  'brand-missing': 'Elegí la marca',
  'quantity-out-of-range': `Va una cantidad de 1 a ${formatCount(maxPerLine)}`,
  'document-missing': 'Escribí el número de la factura',
  'document-too-long': atMost(maxLengthsOfWarranty.purchaseDocument),
  'vehicle-brand-missing': 'Escribí la marca del vehículo',
  'vehicle-brand-too-long': atMost(maxLengthsOfWarranty.vehicleBrand),
  'vehicle-missing': 'Escribí el modelo',
  'vehicle-too-long': atMost(maxLengthsOfWarranty.vehicle),
  'engine-too-long': atMost(maxLengthsOfWarranty.engine),
  'year-out-of-range': `Va un año de ${vehicleYears.first} a ${vehicleYears.last}`,
  'plate-missing': 'Escribí la patente',
  'plate-wrong': 'Va una patente como AB123CD o ABC123',
  'installation-missing': 'Poné la fecha de colocación',
  'installation-too-early': 'Tiene que ser de 2024 en adelante',
  'installation-in-future': 'No puede ser posterior a hoy',
  'incident-missing': 'Poné la fecha de la falla',
  'incident-too-early': 'Tiene que ser de 2025 en adelante',
  'incident-in-future': 'No puede ser posterior a hoy',
  'incident-before-installation': 'No puede ser anterior a la colocación',
  'installed-out-of-range': kilometres,
  'breakage-out-of-range': kilometres,
  'breakage-below-installed': 'No pueden ser menos que al colocarlo',
  'used-out-of-range': kilometres,
  'used-beyond-breakage': 'No pueden ser más que los que hay entre la colocación y la falla',
  'kilometrage-out-of-range': kilometres,
  'fault-missing': 'Elegí cómo falló',
  'fault-unknown': 'Esa falla ya no está en la lista. Elegí otra',
  'notes-missing': 'Contanos qué pasó',
  'notes-too-long': atMost(maxLengthsOfWarranty.notes),
} as const satisfies Record<WarrantyFlaw, string>;

const warranty: Texts<WarrantyFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo completar la garantía, reintentá: no se va a duplicar',
  'invalid-warranty': () => 'Revisá los datos marcados',
  'key-reused': () => 'La garantía cambió desde el intento anterior. Enviala de nuevo',
  'warranty-not-found': () => 'No encontramos esa garantía',
  'resolution-missing': () => 'Escribí la resolución: la lee el cliente',
  'warranty-state-not-allowed': ({ from, to }) =>
    from === to
      ? `La garantía ya está en estado ${warrantyStateTexts[from]}`
      : `Una garantía en estado ${warrantyStateTexts[from]} no puede pasar a ${warrantyStateTexts[to]}`,
};

export const warrantyProblem = (failure: WarrantyFailure): string => tell(warranty, failure);

/** Why the list is not there. */
export const warrantiesProblem = (failure: WarrantyFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer las garantías, reintentá')
    : warrantyProblem(failure);

/** Why there is nothing to choose from. */
export const faultsProblem = (failure: WarrantyFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer las fallas, reintentá')
    : warrantyProblem(failure);
