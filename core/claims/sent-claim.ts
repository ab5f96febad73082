import type { Claim } from './claim.ts';
import type { ClaimToOpen } from './claim-to-open.ts';

const productsText = (products: ClaimToOpen['products']): string =>
  products
    .map(({ productId, productBrandId, quantity }) => `${productId} ${productBrandId} ${quantity}`)
    .sort()
    .join(', ');

/** Whether a claim says just what another is to say, in whichever order its products: then it was sent before. */
export const isSentClaim = (claim: Claim, wanted: ClaimToOpen): boolean =>
  claim.purchaseDocument === wanted.purchaseDocument &&
  claim.purchaseDate === wanted.purchaseDate &&
  claim.origin === wanted.origin &&
  claim.reason === wanted.reason &&
  claim.note === wanted.note &&
  productsText(claim.products) === productsText(wanted.products);
