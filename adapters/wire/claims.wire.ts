import * as z from 'zod/mini';
import type { ClaimPage } from '#core/claims/claim.service.ts';
import type { Claim, ClaimedProduct, ClaimOption, ManagedClaim, StaffClaim } from '#core/claims/claim.ts';
import { type ClaimEnding, maxExternalCodeLength, maxResolutionLength } from '#core/claims/claim-management.service.ts';
import { type ClaimToOpen, claimFlawCodes } from '#core/claims/claim-to-open.ts';
import { claimStates } from '#core/claims/state.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { inBuenosAires } from '#core/shared/buenos-aires.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';
import { caseFactsFromWire, caseFactsToWire, caseFactsWire } from './staff-cases.wire.ts';

/** On the wire a claim is a 'demand' (docs/rules/claims.md 1). Numbers are '2026-00000001'. */
const tracking = z.object({ date: z.string(), state: z.enum(claimStates) });

export const claimWire = z.object({
  id: answeredId,
  /** Another back end sends no number. */
  number: z.optional(z.string()),
  origin: z.string(),
  reason: z.nullish(z.string()),
  purchaseDate: z.string(),
  purchaseDocument: z.string(),
  resolution: z.nullish(z.string()),
  currentTracking: tracking,
  note: z.nullish(z.string()),
  products: z.optional(
    z.array(
      z.object({
        productId: answeredId,
        productCode: z.string(),
        productBrandId: answeredId,
        productBrandName: z.string(),
        quantity: z.number(),
      }),
    ),
  ),
  tracking: z.optional(z.array(tracking)),
});

const paging = { currentPage: z.number(), totalPages: z.number() };

export const claimOptionsWire = z.array(z.object({ id: answeredId, name: z.string() }));

export const claimsWire = z.array(claimWire);

export const claimPageWire = z.object({ demands: z.array(claimWire), ...paging });

export const managedClaimWire = z.object({
  ...claimWire.shape,
  customerName: z.string(),
  externalCode: z.nullish(z.string()),
});

export const managedClaimPageWire = z.object({ demands: z.array(managedClaimWire), ...paging });

/** Longer than any field may be: what is too long for a field is refused by the core's rule, in its words. */
const text = z.string().check(z.maxLength(20_000));

/** The body of `POST api/Demands`: origin and reason by name or id. The server has its own names for the products. */
export const claimToOpenWire = z.strictObject({
  origin: z.union([text, z.number()]),
  reason: z.nullish(z.union([text, z.number()])),
  purchaseDate: text,
  purchaseDocument: text,
  note: text,
  products: z
    .array(
      z.strictObject({
        productId: idWire,
        productCode: z.nullish(text),
        productBrandId: idWire,
        productBrandName: z.nullish(text),
        quantity: z.number(),
      }),
    )
    .check(z.maxLength(1000)),
});

export const associationWire = z.strictObject({
  demandId: idWire,
  externalCode: z.string().check(z.minLength(1), z.maxLength(maxExternalCodeLength)),
});

export const claimEndingWire = z.strictObject({
  state: z.enum(claimStates),
  resolution: z._default(z.nullish(z.string().check(z.maxLength(maxResolutionLength))), ''),
});

/** The facts of a claim that was refused as it is. */
export const claimFlawsWire = z.object({
  flaws: z.array(z.object({ code: z.enum(claimFlawCodes), place: z.nullable(z.number()) })),
});

export const claimOptionsToWire = (options: readonly ClaimOption[]): z.infer<typeof claimOptionsWire> => [...options];

export const claimOptionsFromWire = (options: z.infer<typeof claimOptionsWire>): ClaimOption[] =>
  options.map(({ id, name }) => ({ id: String(id), name }));

export const claimToOpenFromWire = (body: z.infer<typeof claimToOpenWire>): ClaimToOpen => ({
  origin: String(body.origin),
  reason: String(body.reason ?? ''),
  purchaseDate: body.purchaseDate,
  purchaseDocument: body.purchaseDocument,
  note: body.note,
  products: body.products.map(
    (product): ClaimedProduct => ({
      productId: idFromWire(product.productId),
      productCode: product.productCode ?? '',
      productBrandId: idFromWire(product.productBrandId),
      productBrandName: product.productBrandName ?? '',
      quantity: product.quantity,
    }),
  ),
});

export const claimToOpenToWire = (claim: ClaimToOpen): z.infer<typeof claimToOpenWire> => ({
  ...claim,
  products: claim.products.map((product) => ({ ...product })),
});

export const claimEndingFromWire = ({ state, resolution }: z.infer<typeof claimEndingWire>): ClaimEnding => ({
  state,
  resolution: resolution ?? '',
});

export const claimToWire = (claim: Claim): z.infer<typeof claimWire> => ({
  id: claim.id,
  number: formatNumber(claim),
  origin: claim.origin,
  reason: claim.reason,
  purchaseDate: claim.purchaseDate,
  purchaseDocument: claim.purchaseDocument,
  resolution: claim.resolution,
  currentTracking: claim.currentTracking,
  note: claim.note,
  products: [...claim.products],
  tracking: [...claim.tracking],
});

export const claimsToWire = (claims: readonly Claim[]): z.infer<typeof claimsWire> => claims.map(claimToWire);

export const claimFromWire = (claim: z.infer<typeof claimWire>): Claim => ({
  id: idFromWire(claim.id),
  // Where there is no number, the year in which it was opened and its id are one.
  ...(parseDocumentNumber(claim.number ?? '') ?? {
    year: inBuenosAires(Date.parse(claim.tracking?.[0]?.date ?? claim.currentTracking.date)).year,
    number: Number.parseInt(String(claim.id), 10) || 0,
  }),
  origin: claim.origin,
  reason: claim.reason ?? '',
  // Another back end may write the hour too.
  purchaseDate: claim.purchaseDate.slice(0, 10),
  purchaseDocument: claim.purchaseDocument,
  resolution: claim.resolution ?? '',
  currentTracking: claim.currentTracking,
  note: claim.note ?? '',
  products: (claim.products ?? []).map((product) => ({
    ...product,
    productId: idFromWire(product.productId),
    productBrandId: idFromWire(product.productBrandId),
  })),
  tracking: claim.tracking ?? [],
});

export const claimPageToWire = ({ claims, ...page }: ClaimPage<Claim>): z.infer<typeof claimPageWire> => ({
  demands: claims.map(claimToWire),
  ...page,
});

export const claimPageFromWire = ({ demands, ...page }: z.infer<typeof claimPageWire>): ClaimPage<Claim> => ({
  claims: demands.map(claimFromWire),
  ...page,
});

export const managedClaimToWire = (claim: ManagedClaim): z.infer<typeof managedClaimWire> => ({
  ...claimToWire(claim),
  customerName: claim.customerName,
  externalCode: claim.externalCode,
});

export const managedClaimFromWire = (claim: z.infer<typeof managedClaimWire>): ManagedClaim => ({
  ...claimFromWire(claim),
  customerName: claim.customerName,
  externalCode: claim.externalCode ?? '',
});

export const managedClaimPageToWire = ({
  claims,
  ...page
}: ClaimPage<ManagedClaim>): z.infer<typeof managedClaimPageWire> => ({
  demands: claims.map(managedClaimToWire),
  ...page,
});

export const managedClaimPageFromWire = ({
  demands,
  ...page
}: z.infer<typeof managedClaimPageWire>): ClaimPage<ManagedClaim> => ({
  claims: demands.map(managedClaimFromWire),
  ...page,
});

/** A claim as staff see it. */
export const staffClaimWire = z.object({ ...managedClaimWire.shape, ...caseFactsWire });

export const staffClaimToWire = (claim: StaffClaim): z.infer<typeof staffClaimWire> => ({
  ...managedClaimToWire(claim),
  ...caseFactsToWire(claim),
});

export const staffClaimFromWire = (claim: z.infer<typeof staffClaimWire>): StaffClaim => ({
  ...managedClaimFromWire(claim),
  ...caseFactsFromWire(claim),
});
