import { asId } from '#core/shared/ids.ts';
import { tidiedWarranty, type WarrantyToRequest } from '#core/warranties/warranty-to-request.ts';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { typedNumber } from '#web/cases/typed-number.ts';

/** The typed or chosen fields, by the names of the wire; `vehicleId` is the plate. */
export interface WarrantyTexts {
  readonly quantity: string;
  readonly purchaseDocument: string;
  readonly vehicleBrand: string;
  readonly vehicle: string;
  readonly engine: string;
  readonly year: string;
  readonly vehicleId: string;
  readonly startUsing: string;
  readonly endUsing: string;
  readonly kilometrageInstalled: string;
  readonly kilometrageBreakage: string;
  readonly kilometrageUsed: string;
  readonly kilometrage: string;
  readonly faultSequence: string;
  readonly notes: string;
}

export type WarrantyTextField = keyof WarrantyTexts;

/** A warranty as it stands in this tab, with everything as it was typed. */
export interface WarrantyDraft extends WarrantyTexts {
  /** The text in the field of the code, which was not taken yet. */
  readonly code: string;
  readonly product: FoundProduct | null;
}

export const blankWarranty: WarrantyDraft = {
  code: '',
  product: null,
  quantity: '1',
  purchaseDocument: '',
  vehicleBrand: '',
  vehicle: '',
  engine: '',
  year: '',
  vehicleId: '',
  startUsing: '',
  endUsing: '',
  kilometrageInstalled: '',
  kilometrageBreakage: '',
  kilometrageUsed: '',
  kilometrage: '',
  faultSequence: '',
  notes: '',
};

/** Whether nothing was written that would be lost. */
export const isBlankWarranty = ({ product, quantity: _, ...texts }: WarrantyDraft): boolean =>
  product === null && Object.values(texts).every((text) => text.trim() === '');

/** The draft as the service takes it, right or wrong. */
export const warrantyOf = ({ code: _, product, vehicleId, ...texts }: WarrantyDraft): WarrantyToRequest =>
  tidiedWarranty({
    ...texts,
    productId: product?.productId ?? asId(''),
    productCode: product?.code ?? '',
    productBrandId: asId<'product-brand'>(product?.brandId ?? ''),
    productBrandName: product?.brands.find(({ id }) => id === product.brandId)?.name ?? '',
    plate: vehicleId,
    quantity: typedNumber(texts.quantity),
    year: typedNumber(texts.year),
    kilometrage: typedNumber(texts.kilometrage),
    kilometrageInstalled: typedNumber(texts.kilometrageInstalled),
    kilometrageUsed: typedNumber(texts.kilometrageUsed),
    kilometrageBreakage: typedNumber(texts.kilometrageBreakage),
  });
