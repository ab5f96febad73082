/** What an announcement lacks before it can be sent (docs/rules/news.md 2). */
export type AnnouncementFlaw = 'product-missing' | 'brand-missing';

/**
 * An article first, then the brand that it is announced under; null where nothing is missing. An empty id counts as
 * missing.
 */
export const announcementFlaw = (what: {
  readonly productId: string;
  readonly productBrandId: string;
}): AnnouncementFlaw | null => {
  if (what.productId === '') return 'product-missing';
  return what.productBrandId === '' ? 'brand-missing' : null;
};
