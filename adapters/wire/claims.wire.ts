import * as z from 'zod/mini';
import type { Claim, ClaimOption, ClaimSummary, ManagedClaim } from '#core/claims/claim.ts';
import type { ClaimPage } from '#core/claims/claim-desk.ts';
import { claimStates } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { answeredId, idWire } from './ids.wire.ts';

/** On the wire a claim is a 'demand', as in the specification (back-office.md §3). Numbers are '2026-00000001'. */
const tracking = z.object({ date: z.string(), state: z.enum(claimStates) });

const summaryWire = z.object({
  id: answeredId,
  number: z.string(),
  origin: z.string(),
  reason: z.string(),
  purchaseDate: z.string(),
  purchaseDocument: z.string(),
  resolution: z.string(),
  currentTracking: tracking,
});

const paging = { currentPage: z.number(), totalPages: z.number() };

export const claimOptionsWire = z.array(z.object({ id: answeredId, name: z.string() }));

export const claimPageWire = z.object({
  demands: z.array(
    z.object({
      ...summaryWire.shape,
      note: z.string(),
      products: z.array(
        z.object({
          productId: answeredId,
          productCode: z.string(),
          productBrandId: answeredId,
          productBrandName: z.string(),
          quantity: z.number(),
        }),
      ),
      tracking: z.array(tracking),
    }),
  ),
  ...paging,
});

export const managedClaimWire = z.object({
  ...summaryWire.shape,
  customerName: z.string(),
  externalCode: z.string(),
});

export const managedClaimPageWire = z.object({ demands: z.array(managedClaimWire), ...paging });

export const associationWire = z.strictObject({
  demandId: idWire,
  externalCode: z.string().check(z.minLength(1), z.maxLength(60)),
});

export const claimOptionsToWire = (options: readonly ClaimOption[]): z.infer<typeof claimOptionsWire> => [...options];

const summaryToWire = (claim: ClaimSummary): z.infer<typeof summaryWire> => ({
  id: claim.id,
  number: formatNumber(claim),
  origin: claim.origin,
  reason: claim.reason,
  purchaseDate: claim.purchaseDate,
  purchaseDocument: claim.purchaseDocument,
  resolution: claim.resolution,
  currentTracking: claim.currentTracking,
});

export const claimPageToWire = ({ claims, ...page }: ClaimPage<Claim>): z.infer<typeof claimPageWire> => ({
  demands: claims.map((claim) => ({
    ...summaryToWire(claim),
    note: claim.note,
    products: [...claim.products],
    tracking: [...claim.tracking],
  })),
  ...page,
});

export const managedClaimToWire = (claim: ManagedClaim): z.infer<typeof managedClaimWire> => ({
  ...summaryToWire(claim),
  customerName: claim.customerName,
  externalCode: claim.externalCode,
});

export const managedClaimPageToWire = ({
  claims,
  ...page
}: ClaimPage<ManagedClaim>): z.infer<typeof managedClaimPageWire> => ({
  demands: claims.map(managedClaimToWire),
  ...page,
});
