import type { CatalogueImports } from '#core/imports/create-import-history-service.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { ImportRepository } from './import.repository.port.ts';
import { isLostImport } from './lost-import.ts';
import type { CatalogueDraftRepository } from './plan/catalogue-draft.repository.port.ts';
import type { RejectedRowRepository } from './plan/rejected-row.repository.port.ts';
import { runningRecord } from './running-record.ts';

interface CatalogueImportsParts {
  readonly imports: Pick<ImportRepository, 'find' | 'beingWritten'>;
  readonly rejectedRows: Pick<RejectedRowRepository, 'read'>;
  readonly drafts: Pick<CatalogueDraftRepository, 'writing'>;
  readonly jobs: Pick<JobQueue, 'see'>;
  readonly clock: Clock;
}

/** What the history of all imports asks of the catalogue's. */
export const createCatalogueImports = (parts: CatalogueImportsParts): CatalogueImports => ({
  async rejected(id) {
    const stored = await parts.imports.find(id);
    if (stored === null) return null;
    const { kind, fileName, summary, headings } = stored.run;
    return { kind, fileName, headings, count: summary.rejected, rows: () => parts.rejectedRows.read(id) };
  },
  writing: () => parts.drafts.writing(),
  async beingWritten() {
    const stored = await parts.imports.beingWritten();
    const isLost = await Promise.all(stored.map((each) => isLostImport(each, parts)));
    return stored.filter((_, at) => isLost[at] === false).map(runningRecord);
  },
});
