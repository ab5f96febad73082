import type { ProductChoices } from '#core/catalogue/management/managed-product.ts';

/** Families and subfamilies as options of one list, each subfamily beneath its family. */
export const typeOptions = (types: ProductChoices['types']) =>
  types.map(({ id, name, parentId }) => ({ id, name: parentId === null ? name : `\u00a0\u00a0› ${name}` }));
