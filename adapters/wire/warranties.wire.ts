import * as z from 'zod/mini';
import { warrantyStates } from '#core/warranties/state.ts';
import type {
  FaultSequence,
  ManagedWarranty,
  StaffWarranty,
  Warranty,
  WarrantyDetail,
} from '#core/warranties/warranty.ts';
import {
  maxWarrantyResolutionLength,
  type WarrantyPage,
  type WarrantyStepToTake,
} from '#core/warranties/warranty-management.service.ts';
import { type WarrantyToRequest, warrantyFlawCodes } from '#core/warranties/warranty-to-request.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';
import { caseFactsFromWire, caseFactsToWire, caseFactsWire } from './staff-cases.wire.ts';

const trackingWire = z.object({ date: z.string(), state: z.enum(warrantyStates) });

/** What was asked for, by the names of `POST api/Warranties`; `fault` is the way to fail by its title. */
const detailWire = z.object({
  purchaseDocument: z.string(),
  vehicleBrand: z.string(),
  vehicle: z.string(),
  engine: z.string(),
  year: z.number(),
  vehicleId: z.string(),
  fault: z.string(),
  startUsing: z.string(),
  endUsing: z.string(),
  kilometrage: z.number(),
  kilometrageInstalled: z.number(),
  kilometrageUsed: z.number(),
  kilometrageBreakage: z.number(),
  notes: z.string(),
});

/** Detail and tracking are ours: they may be missing elsewhere. */
export const warrantyWire = z.object({
  id: answeredId,
  /** '2026-00000001'. */
  rmaNumber: z.string(),
  date: z.string(),
  product: z.string(),
  productBrandName: z.string(),
  quantity: z.number(),
  resolution: z.nullish(z.string()),
  currentTracking: trackingWire,
  detail: z.nullish(detailWire),
  tracking: z.nullish(z.array(trackingWire)),
});

export const warrantiesWire = z.array(warrantyWire);

/** Existing servers have no such call. */
export const managedWarrantyWire = z.object({
  ...warrantyWire.shape,
  customerName: z.string(),
});

export const managedWarrantyPageWire = z.object({
  warranties: z.array(managedWarrantyWire),
  currentPage: z.number(),
  totalPages: z.number(),
});

export const faultSequencesWire = z.array(
  z.object({ id: answeredId, title: z.string(), detail: z.nullish(z.string()) }),
);

/** Longer than any field may be: what is too long for a field is refused by the core's rule, in its words. */
const text = z.string().check(z.maxLength(20_000));

/**
 * The body of `POST api/Warranties`, its fields as existing servers call them: `vehicleId` is the plate
 * (docs/rules/warranties.md 1).
 */
export const warrantyToRequestWire = z.strictObject({
  productCode: text,
  productId: idWire,
  productBrandId: idWire,
  productBrand: z.nullish(text),
  quantity: z.number(),
  purchaseDocument: text,
  vehicleBrand: text,
  vehicle: text,
  engine: z.nullish(text),
  year: z.number(),
  vehicleId: text,
  kilometrage: z.number(),
  faultSequence: z.union([text, z.number()]),
  startUsing: text,
  endUsing: text,
  kilometrageInstalled: z.number(),
  kilometrageUsed: z.number(),
  kilometrageBreakage: z.number(),
  notes: text,
});

export const warrantyStepWire = z.strictObject({
  state: z.enum(warrantyStates),
  resolution: z._default(z.nullish(z.string().check(z.maxLength(maxWarrantyResolutionLength))), ''),
});

/** The facts of a warranty that was refused as it is. */
export const warrantyFlawsWire = z.object({ flaws: z.array(z.enum(warrantyFlawCodes)) });

export const warrantyToRequestFromWire = ({
  vehicleId,
  productBrand,
  ...body
}: z.infer<typeof warrantyToRequestWire>): WarrantyToRequest => ({
  ...body,
  productId: idFromWire(body.productId),
  productBrandId: idFromWire(body.productBrandId),
  productBrandName: productBrand ?? '',
  engine: body.engine ?? '',
  plate: vehicleId,
  faultSequence: String(body.faultSequence),
});

/** The fault sequence is sent as a number, for statistics (docs/rules/warranties.md 5). */
export const warrantyToRequestToWire = ({
  plate,
  productBrandName,
  faultSequence,
  ...warranty
}: WarrantyToRequest): z.infer<typeof warrantyToRequestWire> => ({
  ...warranty,
  productBrand: productBrandName,
  vehicleId: plate,
  faultSequence: /^\d{1,9}$/.test(faultSequence) ? Number(faultSequence) : faultSequence,
});

export const warrantyStepFromWire = ({ state, resolution }: z.infer<typeof warrantyStepWire>): WarrantyStepToTake => ({
  state,
  resolution: resolution ?? '',
});

export const warrantyToWire = ({
  productCode,
  detail,
  tracking,
  ...warranty
}: Warranty): z.infer<typeof warrantyWire> => ({
  ...warranty,
  product: productCode,
  detail: detail === null ? null : detailToWire(detail),
  tracking: [...tracking],
});

export const warrantyFromWire = ({
  product,
  detail,
  tracking,
  ...warranty
}: z.infer<typeof warrantyWire>): Warranty => ({
  ...warranty,
  id: idFromWire(warranty.id),
  productCode: product,
  resolution: warranty.resolution ?? '',
  detail: detail ? detailFromWire(detail) : null,
  tracking: tracking ?? [],
});

export const warrantiesToWire = (warranties: readonly Warranty[]): z.infer<typeof warrantiesWire> =>
  warranties.map(warrantyToWire);

const managedWarrantyFromWire = ({
  customerName,
  ...warranty
}: z.infer<typeof managedWarrantyWire>): ManagedWarranty => ({ ...warrantyFromWire(warranty), customerName });

const detailFromWire = ({ vehicleId, ...detail }: z.infer<typeof detailWire>): WarrantyDetail => ({
  ...detail,
  plate: vehicleId,
});

const detailToWire = ({ plate, ...detail }: WarrantyDetail): z.infer<typeof detailWire> => ({
  ...detail,
  vehicleId: plate,
});

export const managedWarrantyToWire = ({
  customerName,
  ...warranty
}: ManagedWarranty): z.infer<typeof managedWarrantyWire> => ({ ...warrantyToWire(warranty), customerName });

export const managedWarrantyPageToWire = ({
  warranties,
  ...page
}: WarrantyPage): z.infer<typeof managedWarrantyPageWire> => ({
  warranties: warranties.map(managedWarrantyToWire),
  ...page,
});

export const managedWarrantyPageFromWire = ({
  warranties,
  ...page
}: z.infer<typeof managedWarrantyPageWire>): WarrantyPage => ({
  warranties: warranties.map(managedWarrantyFromWire),
  ...page,
});

export const faultSequencesToWire = (sequences: readonly FaultSequence[]): z.infer<typeof faultSequencesWire> => [
  ...sequences,
];

export const faultSequencesFromWire = (sequences: z.infer<typeof faultSequencesWire>): FaultSequence[] =>
  sequences.map(({ id, title, detail }) => ({ id: String(id), title, detail: detail ?? '' }));

/** A warranty as staff see it. */
export const staffWarrantyWire = z.object({ ...managedWarrantyWire.shape, ...caseFactsWire });

export const staffWarrantyToWire = (warranty: StaffWarranty): z.infer<typeof staffWarrantyWire> => ({
  ...managedWarrantyToWire(warranty),
  ...caseFactsToWire(warranty),
});

export const staffWarrantyFromWire = (warranty: z.infer<typeof staffWarrantyWire>): StaffWarranty => ({
  ...managedWarrantyFromWire(warranty),
  ...caseFactsFromWire(warranty),
});
