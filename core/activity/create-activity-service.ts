import { authorise } from '#core/access/authorise.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { Ok } from '#core/shared/result.ts';
import type { ActivityRepository } from './activity.repository.port.ts';
import type { ActivityService } from './activity.service.ts';
import { type ActivityEntry, activityPageSize, maxExportedEntries } from './activity.ts';

export interface ActivityParts {
  readonly activity: Pick<ActivityRepository, 'page'>;
  readonly fileOf: (entries: readonly ActivityEntry[]) => NamedFile;
}

export const createActivityService = ({ activity, fileOf }: ActivityParts): ActivityService =>
  authorise<ActivityService>('administration', {
    async list(_caller, filter, after) {
      const found = await activity.page(filter, after, activityPageSize + 1);
      const entries = found.slice(0, activityPageSize);
      return Ok({ entries, next: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null });
    },

    async exported(_caller, filter) {
      return Ok(fileOf(await activity.page(filter, null, maxExportedEntries)));
    },
  });
