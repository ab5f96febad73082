import fc from 'fast-check';
import { expect, it } from 'vitest';
import { announcementFlaw } from '#core/news/announcement.ts';

const id = fc.oneof(fc.constant(''), fc.uuid());

it('asks for the article first, then for its brand, and for nothing else', () => {
  fc.assert(
    fc.property(id, id, (productId, productBrandId) => {
      const flaw = announcementFlaw({ productId, productBrandId });
      expect(flaw === 'product-missing').toBe(productId === '');
      expect(flaw === 'brand-missing').toBe(productId !== '' && productBrandId === '');
      expect(flaw === null).toBe(productId !== '' && productBrandId !== '');
    }),
  );
});
