import { authorise } from '#core/access/authorise.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { fileRowsAtOnce, type ListWriter, listFile, type RowPage } from '#core/shared/list-file.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ActivityRepository } from './activity.repository.port.ts';
import type { ActivityService } from './activity.service.ts';
import { type ActivityEntry, type ActivityFilter, activityPageSize } from './activity.ts';

export interface ActivityParts {
  readonly activity: Pick<ActivityRepository, 'page'>;
  readonly writer: ListWriter<ActivityEntry>;
  readonly clock: Clock;
}

/** The number of an entry, which ends a page. */
const isPageKey = (after: string | null): boolean => after === null || /^[1-9]\d{0,17}$/.test(after);

export const createActivityService = ({ activity, writer, clock }: ActivityParts): ActivityService => {
  const pageOf = async (
    filter: ActivityFilter,
    after: string | null,
    limit: number,
  ): Promise<RowPage<ActivityEntry>> => {
    const found = await activity.page(filter, after, limit + 1);
    const rows = found.slice(0, limit);
    return { rows, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
  };

  const unreadable = Err({ code: 'page-key-unreadable' } as const);

  return authorise<ActivityService>(
    { list: 'administration', ofCustomer: 'management', exported: 'administration' },
    {
      async list(_caller, filter, after) {
        if (!isPageKey(after)) return unreadable;
        const { rows, next } = await pageOf(filter, after, activityPageSize);
        return Ok({ entries: rows, next });
      },

      async ofCustomer(_caller, customerId, after) {
        if (!isPageKey(after)) return unreadable;
        const { rows, next } = await pageOf({ customerId }, after, activityPageSize);
        return Ok({ entries: rows, next });
      },

      exported: (_caller, filter, format, signal) =>
        listFile({
          ...{ writer, format, signal },
          today: dateInBuenosAires(clock.now()),
          pageAfter: async (after) => Ok(await pageOf(filter, after, fileRowsAtOnce)),
        }),
    },
  );
};
