import type { Author } from '#core/audit/author.ts';
import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import type { ProductPictureRepository } from '#core/files/products/product-picture.repository.port.ts';
import type { PicturePlacement, PlacedPictures } from '#core/files/products/product-picture.service.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { recordAudit } from '../audit.ts';
import { editCatalogue, unchanged } from '../catalogue-draft/edit-catalogue.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import type { ProductStores } from '../products/product-management.ts';
import { namedPictures } from './named-pictures-sql.ts';
import { picturesChanged } from './product-picture-rows.ts';
import {
  missingFile,
  namesInOrder,
  noteFreed,
  noteWaited,
  type PicturedRow,
  picturedProducts,
  picturedRows,
  tellPictures,
  writePictures,
} from './product-pictures-sql.ts';

/** How many products an entry of the audit trail names. */
const maxNamed = 20;
const maxForgotten = 500;

type Places = Map<number, string>;

interface Placed {
  readonly counts: Omit<PlacedPictures, 'products' | 'missing'>;
  readonly places: Places;
}

/** The pictures of one product with those that are given; null where they are too many. */
const withPlacements = (held: PicturedRow, placements: readonly PicturePlacement[]): Placed | null => {
  const places: Places = new Map(held.pictures.map(({ place, name }) => [place, name]));
  const counts = { added: 0, replaced: 0, same: 0 };
  for (const { name, place } of placements) {
    const at = place ?? Math.max(0, ...places.keys()) + 1;
    const former = places.get(at);
    if ([...places.values()].includes(name)) counts.same += 1;
    else {
      counts[former === undefined ? 'added' : 'replaced'] += 1;
      places.set(at, name);
    }
  }
  return places.size > maxProductPictures ? null : { counts, places };
};

/** Pictures of articles: given, moved, taken away. */
export const createProductPictureRepository = (parts: ProductStores): ProductPictureRepository => {
  const { database } = parts;
  const edit = <Value, Failure>(author: Author, work: Parameters<typeof editCatalogue<Value, Failure>>[2]) =>
    editCatalogue<Value, Failure>(parts, { by: author.userName, reason: picturesChanged }, work);

  const write = async (tx: Queries, generation: number, held: PicturedRow, places: Places): Promise<void> => {
    await writePictures(tx, held.row, places);
    await tellPictures(tx, held.product, generation);
  };

  return {
    products: (keys) => picturedProducts(database, keys, parts.follower.generation()),

    named: (keys) => namedPictures(database, keys, parts.follower.generation()),

    async note(name, size) {
      await database.query(
        `insert into stored_file (category, name, size, unused_since) values ('Products', $1, $2, now())
         on conflict (category, name) do update
            set size = excluded.size, unused_since = case when stored_file.unused_since is not null then now() end`,
        [name, size],
      );
    },

    async place(pictures, author, waitedAs = new Map()) {
      const done = await edit<PlacedPictures, PlacementFailure>(author, async (tx, generation) => {
        const missing = await missingFile(
          tx,
          pictures.map(({ name }) => name),
        );
        if (missing !== null) return Err({ code: 'picture-not-sent', name: missing });
        const byProduct = new Map<number, PicturePlacement[]>();
        for (const picture of pictures) {
          getOrCreate(byProduct, rowId(picture.productId), () => []).push(picture);
        }
        const rows = await picturedRows(tx, [...byProduct.keys()]);
        const sum = { products: 0, added: 0, replaced: 0, same: 0, missing: byProduct.size - rows.length };
        const names: string[] = [];
        const changed: number[] = [];
        for (const held of rows) {
          const placed = withPlacements(held, byProduct.get(held.product) ?? []);
          if (placed === null) return Err({ code: 'too-many-pictures', max: maxProductPictures });
          const { counts, places } = placed;
          sum.same += counts.same;
          if (counts.added + counts.replaced === 0) continue;
          sum.products += 1;
          sum.added += counts.added;
          sum.replaced += counts.replaced;
          names.push(`${held.brand} ${held.code}`);
          changed.push(held.row);
          await write(tx, generation, held, places);
        }
        if (sum.products === 0) return Err({ code: 'nothing-new', sum });
        await noteFreed(tx);
        const { added, replaced } = sum;
        const facts = { products: sum.products, added, replaced, names: names.slice(0, maxNamed).join(', ') };
        if (waitedAs.size > 0) await noteWaited(tx, changed, waitedAs, author);
        const how = waitedAs.size > 0 ? { how: 'waited' } : {};
        await recordAudit(tx, author, picturesChanged, { ...facts, ...how }, generation);
        return Ok(sum);
      });
      if (!done.ok) return done.val.code === 'nothing-new' ? Ok(done.val.sum) : Err(done.val);
      if (done.val === unchanged) throw new Error('pictures that were placed are none');
      return Ok(done.val);
    },

    async arrange(id, seen, names, author) {
      const done = await edit<readonly string[], ArrangementFailure>(author, async (tx, generation) => {
        const [held] = await picturedRows(tx, [rowId(id)]);
        if (held === undefined) return Err({ code: 'product-not-found' });
        const before = namesInOrder(held);
        if (!isSameData(before, seen)) return Err({ code: 'pictures-moved' });
        if (isSameData(before, names)) return Ok(unchanged);
        const missing = await missingFile(tx, names);
        if (missing !== null) return Err({ code: 'picture-not-sent', name: missing });
        await write(tx, generation, held, new Map(names.map((name, index) => [index + 1, name])));
        await noteFreed(tx);
        const { brand, code } = held;
        const [was, is] = [before, names].map((each) => ({ pictures: each.join(', ') }));
        await recordAudit(tx, author, picturesChanged, { id, brand, code, before: was, after: is });
        return Ok(names);
      });
      if (!done.ok) return done;
      return Ok(done.val === unchanged ? names : done.val);
    },

    async forgetUnused(inStep) {
      const done = await database.transaction<void, never>(async (tx) => {
        const gone = await tx.query<{ name: string }>(
          `delete from stored_file f
            where f.category = 'Products'
              and f.name in (select name from stored_file
                              where category = 'Products' and unused_since < now() - interval '1 day'
                              order by name limit ${maxForgotten} for update)
              and not exists (select from product_picture p where p.name = f.name)
              and not exists (select from waiting_picture w where w.name = f.name)
           returning f.name`,
          [],
        );
        if (gone.length > 0) await inStep(gone.map(({ name }) => name));
        return Ok(undefined);
      });
      done.unwrap();
    },
  };
};

type PlacementFailure =
  | { readonly code: 'picture-not-sent'; readonly name: string }
  | { readonly code: 'too-many-pictures'; readonly max: number }
  | { readonly code: 'nothing-new'; readonly sum: PlacedPictures };

type ArrangementFailure =
  | { readonly code: 'product-not-found' }
  | { readonly code: 'pictures-moved' }
  | { readonly code: 'picture-not-sent'; readonly name: string };
