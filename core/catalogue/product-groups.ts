import type { ProductTypeId } from '#core/shared/ids.ts';
import type { SubTypeGroup, TypeGroup } from './catalogue-desk.ts';
import type { Product } from './product.ts';
import type { ProductCard } from './product-card.ts';

/** A product as its caller sees it, with the card that it was made of. */
export interface Shown {
  readonly card: ProductCard;
  readonly product: Product;
}

/** Products under the title of their subfamily, and the families of those: the grouping of every product table (portal.md §3). */
export interface ProductGroups {
  readonly types: readonly TypeGroup[];
  readonly subTypes: readonly SubTypeGroup[];
}

/** Groups in the order of each one's first product; products keep their order. */
export const groupProducts = (shown: readonly Shown[]): ProductGroups => {
  const types = new Map<ProductTypeId, TypeGroup>();
  const subTypes = new Map<ProductTypeId, SubTypeGroup & { readonly products: Product[] }>();
  for (const { card, product } of shown) {
    const group = subTypes.get(card.typeId);
    if (group !== undefined) group.products.push(product);
    else {
      subTypes.set(card.typeId, {
        id: card.typeId,
        name: card.typeName,
        productTypeParentId: card.parentTypeId,
        products: [product],
      });
    }
    const familyId = card.parentTypeId ?? card.typeId;
    if (!types.has(familyId)) types.set(familyId, { id: familyId, name: card.parentTypeName || card.typeName });
  }
  return { types: [...types.values()], subTypes: [...subTypes.values()] };
};
