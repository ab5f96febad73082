import type { ProductBrand } from '#core/catalogue/taxonomy/product-brand.ts';
import type { TaxonomyNames, TaxonomyRepository } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import { asId, type ProductTypeId } from '#core/shared/ids.ts';
import type { Database } from '../database/database.ts';
import type { CatalogueFollower } from './catalogue-follower.ts';
import { oncePerGeneration } from './once-per-generation.ts';

interface Read {
  readonly names: TaxonomyNames;
  readonly brands: readonly ProductBrand[];
}

/** Brands and families, read once a generation. */
export const createTaxonomyRepository = (database: Database, follower: CatalogueFollower): TaxonomyRepository => {
  const read = async (generation: number): Promise<Read> => {
    const brands = await database.query<{ id: number; name: string }>(
      'select id, name from product_brand where generation <= $1 order by name',
      [generation],
    );
    const types = await database.query<{ id: number; name: string; parent_id: number | null }>(
      'select id, name, parent_id from product_type where generation <= $1 order by sort_order, name',
      [generation],
    );
    const typeId = (id: number): ProductTypeId => asId(String(id));
    return {
      brands: brands.map(({ id, name }) => ({ id: asId(String(id)), name })),
      names: {
        brands: new Map(brands.map(({ id, name }) => [asId(String(id)), name])),
        types: new Map(
          types.map((type) => [
            typeId(type.id),
            { name: type.name, parentId: type.parent_id === null ? null : typeId(type.parent_id) },
          ]),
        ),
      },
    };
  };

  const current = oncePerGeneration(follower, read);

  return {
    names: async () => (await current()).names,
    brands: async () => (await current()).brands,
  };
};
