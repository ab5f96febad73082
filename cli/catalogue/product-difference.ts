import type { ManagedProduct, ProductChoices } from '#core/catalogue/management/managed-product.ts';
import { priceField, productChanges } from '#core/catalogue/management/product-changes.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { familyPaths } from '#core/sheets/labels.ts';
import type { Asking } from '../declare/declare.ts';
import { changeLines } from '../views/changes.view.ts';

/** The product as it would be; a price that is not named is none, and names that nobody typed are those of before. */
const changedTo = (product: ManagedProduct, details: ProductDetails, { brands, types }: ProductChoices) => {
  const { details: held } = product;
  const named = new Set(details.prices.map(({ priceListId }) => priceListId));
  const gone = held.prices.filter(({ priceListId }) => !named.has(priceListId));
  const relations = details.relations.map((each) => ({
    ...each,
    name: each.name || (held.relations.find(({ productId }) => productId === each.productId)?.name ?? ''),
  }));
  const applications = details.applications.map((each) => ({
    ...each,
    name: each.name || (held.applications.find(({ vehicleId }) => vehicleId === each.vehicleId)?.name ?? ''),
  }));
  const family = familyPaths(types.map(({ id, name, parentId }) => ({ id, name, indented: parentId !== null })));
  return {
    ...product,
    brand: brands.find(({ id }) => id === details.brandId)?.name ?? '',
    family:
      details.typeId === held.typeId ? product.family : (family.find(({ id }) => id === details.typeId)?.name ?? ''),
    details: {
      ...details,
      prices: [...details.prices, ...gone.map(({ priceListId }) => ({ priceListId, price: null }))],
      ...{ relations, applications },
    },
  };
};

/** What an edit would change, a line for each field, as the audit trail shows it once it is done. */
export const productDifference = async (
  { services, caller }: Asking,
  product: ManagedProduct,
  details: ProductDetails,
): Promise<Result<string, ProductManagementFailure>> => {
  const choices = await services.products.choices(caller);
  if (!choices.ok) return choices;
  const changes = productChanges(product, changedTo(product, details, choices.val));
  if (changes === null) return Ok('');
  const lists = new Map<string, string>(choices.val.priceLists.map(({ id, name }) => [id, name]));
  const withNames = (side: object): object =>
    Object.fromEntries(
      Object.entries(side).map(([field, value]) => {
        const id = field.startsWith(priceField) ? field.slice(priceField.length) : null;
        return [id === null ? field : `${priceField}${lists.get(id) ?? id}`, value];
      }),
    );
  return Ok(changeLines(withNames(changes.before), withNames(changes.after)));
};
