/** Articles as staff list, make, change, discontinue and remove them. */

import type { AuditAction } from '#core/audit/audit-action.ts';
import type { Author } from '#core/audit/author.ts';
import type { ManagedProduct } from '#core/catalogue/management/managed-product.ts';
import { mayRemoveProduct } from '#core/catalogue/management/may-remove-product.ts';
import { productChanges } from '#core/catalogue/management/product-changes.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import type {
  ProductClash,
  ProductInUse,
  ProductManagementRepository,
  ProductNotAsSeen,
  ProductNotFound,
} from '#core/catalogue/management/product-management.repository.port.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { CatalogueFollower } from '../catalogue/catalogue-follower.ts';
import { editCatalogue, unchanged } from '../catalogue-draft/edit-catalogue.ts';
import type { Database, Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { lastChangeOf } from './last-change.ts';
import { listedPage } from './listed-products.ts';
import { productsLocatedAt } from './located-products.ts';
import { findManagedProduct } from './product-management-sql.ts';
import { usesOfProduct } from './product-uses.ts';
import {
  insertProduct,
  productClash,
  renameProduct,
  tellProductChanged,
  writeProductContents,
} from './write-product.ts';

export interface ProductStores {
  readonly database: Database;
  readonly follower: Pick<CatalogueFollower, 'look' | 'generation'>;
}

type Write<Value, Failure> = (tx: Queries, generation: number) => Promise<Result<Value | typeof unchanged, Failure>>;

export const createProductManagementRepository = (parts: ProductStores): ProductManagementRepository => {
  const { database, follower } = parts;

  const edit = <Value, Failure>(author: Author, action: AuditAction, work: Write<Value, Failure>) =>
    editCatalogue<Value, Failure>(parts, { by: author.userName, reason: action }, work);

  /** Other details of a product that is there, with what of it became another. */
  const rewrite = async (
    tx: Queries,
    generation: number,
    held: ManagedProduct,
    details: ProductDetails,
    author: Author,
  ): Promise<boolean> => {
    const id = rowId(held.id);
    await renameProduct(tx, id, held, details);
    await writeProductContents(tx, generation, id, details);
    const next = await findManagedProduct(tx, held.id, generation);
    const changes = next === null ? null : productChanges(held, next);
    if (changes === null) return false;
    const { brand, details: before } = held;
    const { code, description } = before;
    await recordAudit(tx, author, 'product-changed', { id: held.id, brand, code, description, ...changes });
    return true;
  };

  return {
    page: (filter, found, after) => listedPage(database, follower.generation(), filter, found, after),

    locatedAt: (filter) => productsLocatedAt(database, follower.generation(), filter),

    async choices() {
      const generation = follower.generation();
      const [brands, types, priceLists] = await Promise.all([
        database.query<{ id: number; name: string }>(
          'select id, name from product_brand where generation <= $1 order by name',
          [generation],
        ),
        database.query<{ id: number; name: string; parent_id: number | null }>(
          `select t.id, t.name, t.parent_id from product_type t left join product_type f on f.id = t.parent_id
            where t.generation <= $1
            order by coalesce(f.sort_order, t.sort_order), coalesce(f.name, t.name), coalesce(f.id, t.id),
                     t.parent_id is not null, t.sort_order, t.name`,
          [generation],
        ),
        database.query<{ id: number; name: string }>(
          'select id, name from price_list where withdrawn_at is null and coalesce(generation, 0) <= $1 order by id',
          [generation],
        ),
      ]);
      return {
        brands: brands.map(({ id, name }) => ({ id: asId(String(id)), name })),
        types: types.map(({ id, name, parent_id }) => ({
          id: asId(String(id)),
          name,
          parentId: parent_id === null ? null : asId(String(parent_id)),
        })),
        priceLists: priceLists.map(({ id, name }) => ({ id: asId(String(id)), name })),
      };
    },

    async attributesOf(keys) {
      const rows = await database.query<{ name: string }>(
        `select a.name
           from unnest($1::int[]) as i (id)
           join lateral (select technical from product_version v where v.product_id = i.id and v.generation <= $2
                          order by v.generation desc limit 1) v on true
           cross join lateral jsonb_object_keys(v.technical) as a (name)
          group by a.name order by count(*) desc, a.name`,
        [keys, follower.generation()],
      );
      return rows.map(({ name }) => name);
    },

    find: (id) => findManagedProduct(database, id, follower.generation()),

    async add(details, author) {
      const added = await edit<ProductId, ProductClash>(author, 'product-created', async (tx, generation) => {
        const clash = await productClash(tx, generation, details, null);
        if (clash !== null) return Err(clash);
        const id = await insertProduct(tx, details);
        await writeProductContents(tx, generation, id, details);
        const made = await findManagedProduct(tx, asId(String(id)), generation);
        await recordAudit(tx, author, 'product-created', {
          id: String(id),
          brand: made?.brand ?? '',
          code: details.code,
          description: details.description,
        });
        return Ok(asId<'product'>(String(id)));
      });
      if (!added.ok) return added;
      return Ok(added.val === unchanged ? asId('') : added.val);
    },

    async change(id, author, decide) {
      const changed = await edit<void, ProductNotAsSeen | ProductClash>(
        author,
        'product-changed',
        async (tx, generation) => {
          const held = await findManagedProduct(tx, id, generation);
          const decided = decide(held);
          if (!decided.ok) return decided;
          if (held === null) return Ok(unchanged);
          const clash = await productClash(tx, generation, decided.val, rowId(id));
          if (clash !== null) return Err(clash);
          return (await rewrite(tx, generation, held, decided.val, author)) ? Ok(undefined) : Ok(unchanged);
        },
      );
      return changed.ok ? Ok(undefined) : changed;
    },

    async setSale(id, sale, author) {
      const set = await edit<void, ProductNotFound>(author, 'product-changed', async (tx, generation) => {
        const held = await findManagedProduct(tx, id, generation);
        if (held === null) return Err({ code: 'product-not-found' });
        return (await rewrite(tx, generation, held, { ...held.details, sale }, author)) ? Ok(undefined) : Ok(unchanged);
      });
      return set.ok ? Ok(undefined) : set;
    },

    uses: (id) => usesOfProduct(database, rowId(id)),

    async remove(id, author) {
      const removed = await edit<void, ProductNotFound | ProductInUse>(
        author,
        'product-removed',
        async (tx, generation) => {
          const held = await findManagedProduct(tx, id, generation);
          if (held === null) return Err({ code: 'product-not-found' });
          const free = mayRemoveProduct(await usesOfProduct(tx, rowId(id)));
          if (!free.ok) return free;
          await tellProductChanged(tx, rowId(id), generation);
          await tx.query('delete from product where id = $1', [rowId(id)]);
          const { brand, details } = held;
          const { code, description } = details;
          await recordAudit(tx, author, 'product-removed', { id, brand, code, description });
          return Ok(undefined);
        },
      );
      return removed.ok ? Ok(undefined) : removed;
    },

    lastChange: (id) => lastChangeOf(database, id, follower.generation()),
  };
};
