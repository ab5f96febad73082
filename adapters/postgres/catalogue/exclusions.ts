import type { ExclusionRepository } from '#core/catalogue/exclusions/exclusion.repository.port.ts';
import type { BrandAndType } from '#core/catalogue/exclusions/exclusions.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { createRemembered } from '../database/create-remembered.ts';
import type { Database } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { rowId } from '../database/row-id.ts';

/** Notified with the user whose list changed, so that every process forgets it. */
const exclusionsChannel = 'mostrador_exclusions';

/** A list is asked for at every search: it is remembered, forgotten when it changes, and a lost notification heals. */
const rememberedMs = 60_000;

/** The brands and families that a customer leaves out of its searches. */
export const createExclusionRepository = async (database: Database): Promise<ExclusionRepository> => {
  const remembered = createRemembered<string, readonly BrandAndType[]>({ max: 20_000, ttl: rememberedMs });
  await database.listen(exclusionsChannel, remembered.forget);

  return {
    of: (userName) =>
      remembered.of(userName, async () => {
        const rows = await database.query<{ brand_id: number; type_id: number }>(
          `select e.brand_id, e.type_id
             from user_exclusion e join app_user u on u.id = e.user_id
            where u.user_name = $1 order by e.place`,
          [userName],
        );
        return rows.map(({ brand_id, type_id }) => ({
          productBrandId: asId<'product-brand'>(String(brand_id)),
          productTypeId: asId<'product-type'>(String(type_id)),
        }));
      }),

    async save(userName, pairs) {
      await database.transaction(async (tx) => {
        // The user's row is held, so that two lists saved at once don't mix.
        await tx.query('select id from app_user where user_name = $1 for update', [userName]);
        await tx.query('delete from user_exclusion e using app_user u where u.id = e.user_id and u.user_name = $1', [
          userName,
        ]);
        await tx.query(
          `insert into user_exclusion (user_id, brand_id, type_id, place)
           select u.id, pair.brand_id, pair.type_id, pair.place
             from app_user u, unnest($2::int[], $3::int[]) with ordinality as pair (brand_id, type_id, place)
            where u.user_name = $1`,
          [
            userName,
            pairs.map(({ productBrandId }) => rowId(productBrandId)),
            pairs.map(({ productTypeId }) => rowId(productTypeId)),
          ],
        );
        await notify(tx, exclusionsChannel, userName);
        return Ok(undefined);
      });
      remembered.forget(userName);
    },
  };
};
