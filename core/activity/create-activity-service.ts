import { authorise } from '#core/access/authorise.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { Ok } from '#core/shared/result.ts';
import type { ActivityRepository } from './activity.repository.port.ts';
import type { ActivityPage, ActivityService } from './activity.service.ts';
import { type ActivityEntry, type ActivityFilter, activityPageSize, maxExportedEntries } from './activity.ts';

export interface ActivityParts {
  readonly activity: Pick<ActivityRepository, 'page'>;
  readonly fileOf: (entries: readonly ActivityEntry[]) => NamedFile;
}

export const createActivityService = ({ activity, fileOf }: ActivityParts): ActivityService => {
  const page = async (filter: ActivityFilter, after: string | null): Promise<ActivityPage> => {
    const found = await activity.page(filter, after, activityPageSize + 1);
    const entries = found.slice(0, activityPageSize);
    return { entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
  };

  return authorise<ActivityService>(
    { list: 'administration', ofCustomer: 'management', exported: 'administration' },
    {
      list: async (_caller, filter, after) => Ok(await page(filter, after)),

      ofCustomer: async (_caller, customerId, after) => Ok(await page({ customerId }, after)),

      async exported(_caller, filter) {
        return Ok(fileOf(await activity.page(filter, null, maxExportedEntries)));
      },
    },
  );
};
