import type { ProductOfBrand, SoldAs } from '#core/catalogue/products/sold-as.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { parsePlate } from './plate.ts';
import type { WarrantyStatement } from './warranty.ts';

/** A warranty as somebody asks for it (docs/rules/warranties.md 1). */
export interface WarrantyToRequest extends ProductOfBrand, SoldAs, WarrantyStatement {
  readonly quantity: number;
  /** The id of one of the distributor's ways to fail. */
  readonly faultSequence: string;
}

/** The first days of a fitting and of a failure, and the years of a vehicle (docs/rules/warranties.md 2). */
export const firstInstallation = '2024-01-01';
export const firstIncident = '2025-01-01';
export const vehicleYears = { first: 1900, last: 2100 } as const;
export const maxKilometres = 9_999_999;
/** The most characters of each. */
export const maxLengthsOfWarranty = {
  purchaseDocument: 60,
  vehicleBrand: 60,
  vehicle: 80,
  engine: 80,
  notes: 1000,
} as const;

/** The field of the wire for each thing that may be wrong with a warranty. */
const fields = {
  'product-missing': 'productId',
  'product-unknown': 'productId',
  'brand-missing': 'productBrandId',
  'quantity-out-of-range': 'quantity',
  'document-missing': 'purchaseDocument',
  'document-too-long': 'purchaseDocument',
  'vehicle-brand-missing': 'vehicleBrand',
  'vehicle-brand-too-long': 'vehicleBrand',
  'vehicle-missing': 'vehicle',
  'vehicle-too-long': 'vehicle',
  'engine-too-long': 'engine',
  'year-out-of-range': 'year',
  'plate-missing': 'vehicleId',
  'plate-wrong': 'vehicleId',
  'installation-missing': 'startUsing',
  'installation-too-early': 'startUsing',
  'installation-in-future': 'startUsing',
  'incident-missing': 'endUsing',
  'incident-too-early': 'endUsing',
  'incident-in-future': 'endUsing',
  'incident-before-installation': 'endUsing',
  'installed-out-of-range': 'kilometrageInstalled',
  'breakage-out-of-range': 'kilometrageBreakage',
  'breakage-below-installed': 'kilometrageBreakage',
  'used-out-of-range': 'kilometrageUsed',
  'used-beyond-breakage': 'kilometrageUsed',
  'kilometrage-out-of-range': 'kilometrage',
  'fault-missing': 'faultSequence',
  'fault-unknown': 'faultSequence',
  'notes-missing': 'notes',
  'notes-too-long': 'notes',
} as const;

export type WarrantyFlaw = keyof typeof fields;
export const warrantyFlawCodes = Object.keys(fields) as readonly WarrantyFlaw[];

export const fieldOfWarrantyFlaw = (flaw: WarrantyFlaw): string => fields[flaw];

/** The warranty with nothing around its texts, and the plate as it is stamped where it is one. */
export const tidiedWarranty = (warranty: WarrantyToRequest): WarrantyToRequest => ({
  ...warranty,
  productCode: warranty.productCode.trim(),
  purchaseDocument: tidyText(warranty.purchaseDocument),
  vehicleBrand: tidyText(warranty.vehicleBrand),
  vehicle: tidyText(warranty.vehicle),
  engine: tidyText(warranty.engine),
  plate: parsePlate(warranty.plate) ?? warranty.plate.trim(),
  faultSequence: warranty.faultSequence.trim(),
  startUsing: warranty.startUsing.trim(),
  endUsing: warranty.endUsing.trim(),
  notes: tidyText(warranty.notes),
});

/**
 * What keeps a tidied warranty from being asked for on that day (YYYY-MM-DD), in the order of its form; empty when it
 * may be (docs/rules/warranties.md 2). What only the distributor's lists know is not looked at here.
 */
export const warrantyFlaws = (warranty: WarrantyToRequest, today: string): readonly WarrantyFlaw[] => {
  const { productId, productCode, productBrandId, quantity, year, startUsing, endUsing, plate } = warranty;
  const maxLengths = maxLengthsOfWarranty;
  const found = [
    (productId === '' || productCode === '') && 'product-missing',
    productBrandId === '' && 'brand-missing',
    !isWhole(quantity, 1, maxPerLine) && 'quantity-out-of-range',
    textFlaw(warranty.purchaseDocument, maxLengths.purchaseDocument, 'document-missing', 'document-too-long'),
    textFlaw(warranty.vehicleBrand, maxLengths.vehicleBrand, 'vehicle-brand-missing', 'vehicle-brand-too-long'),
    textFlaw(warranty.vehicle, maxLengths.vehicle, 'vehicle-missing', 'vehicle-too-long'),
    warranty.engine.length > maxLengths.engine && 'engine-too-long',
    !isWhole(year, vehicleYears.first, vehicleYears.last) && 'year-out-of-range',
    plateFlaw(plate),
    installationFlaw(startUsing, today),
    incidentFlaw(startUsing, endUsing, today),
    !isWhole(warranty.kilometrageInstalled, 1, maxKilometres) && 'installed-out-of-range',
    breakageFlaw(warranty),
    usedFlaw(warranty),
    !isWhole(warranty.kilometrage, 1, maxKilometres) && 'kilometrage-out-of-range',
    warranty.faultSequence === '' && 'fault-missing',
    textFlaw(warranty.notes, maxLengths.notes, 'notes-missing', 'notes-too-long'),
  ] as const;
  return found.filter((flaw) => flaw !== false && flaw !== null);
};

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** As the date of the failure: not before it was fitted. */
const breakageFlaw = ({ kilometrageInstalled, kilometrageBreakage }: WarrantyToRequest): WarrantyFlaw | null => {
  if (!isWhole(kilometrageBreakage, 1, maxKilometres)) return 'breakage-out-of-range';
  const isInstalled = isWhole(kilometrageInstalled, 1, maxKilometres);
  return isInstalled && kilometrageBreakage < kilometrageInstalled ? 'breakage-below-installed' : null;
};

/**
 * No more than between the fitting and the failure, where those can be: one kilometre is the least that can be said.
 */
const usedFlaw = (warranty: WarrantyToRequest): WarrantyFlaw | null => {
  const { kilometrageInstalled, kilometrageUsed, kilometrageBreakage } = warranty;
  if (!isWhole(kilometrageUsed, 1, maxKilometres)) return 'used-out-of-range';
  if (!isWhole(kilometrageInstalled, 1, maxKilometres) || breakageFlaw(warranty) !== null) return null;
  return kilometrageUsed > Math.max(1, kilometrageBreakage - kilometrageInstalled) ? 'used-beyond-breakage' : null;
};

const textFlaw = (
  text: string,
  maxLength: number,
  missing: WarrantyFlaw,
  tooLong: WarrantyFlaw,
): WarrantyFlaw | null => {
  if (text === '') return missing;
  return text.length > maxLength ? tooLong : null;
};

const plateFlaw = (plate: string): WarrantyFlaw | null => {
  if (plate === '') return 'plate-missing';
  return parsePlate(plate) === null ? 'plate-wrong' : null;
};

const installationFlaw = (date: string, today: string): WarrantyFlaw | null => {
  if (!isCalendarDate(date)) return 'installation-missing';
  if (date < firstInstallation) return 'installation-too-early';
  return date > today ? 'installation-in-future' : null;
};

const incidentFlaw = (installed: string, date: string, today: string): WarrantyFlaw | null => {
  if (!isCalendarDate(date)) return 'incident-missing';
  if (date < firstIncident) return 'incident-too-early';
  if (date > today) return 'incident-in-future';
  return isCalendarDate(installed) && date < installed ? 'incident-before-installation' : null;
};
