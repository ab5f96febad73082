import { join } from 'node:path';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { Installation } from './installation.ts';
import { readSearchSnapshot, type SearchSnapshot } from './search/search-snapshot.ts';
import type { Settings } from './settings.ts';
import { type DrawnPages, drawPages } from './web-pages.ts';

/** Files that are read while the database opens. */
export interface ReadAhead {
  readonly snapshot: SearchSnapshot | null;
  readonly pages: DrawnPages | null;
}

/** The file that keeps the search index for the next start. */
export const snapshotFileOf = ({ dataDir }: Settings): string => join(dataDir, 'search.snapshot');

export const readAhead = async (
  settings: Settings,
  installation: Installation,
  distributor: Distributor,
): Promise<ReadAhead> => {
  const { apiBaseUrl, picturePaths } = settings;
  const [snapshot, pages] = await Promise.all([
    readSearchSnapshot(snapshotFileOf(settings)),
    drawPages(installation, { apiBaseUrl: apiBaseUrl ?? '', picturePaths }, distributor),
  ]);
  return { snapshot, pages };
};
