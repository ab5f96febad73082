import type { CatalogueImports } from '#core/imports/create-import-history-service.ts';
import type { ImportRepository } from './import.repository.port.ts';
import type { CatalogueDraftRepository } from './plan/catalogue-draft.repository.port.ts';
import type { RejectedRowRepository } from './plan/rejected-row.repository.port.ts';

interface CatalogueImportsParts {
  readonly imports: Pick<ImportRepository, 'find'>;
  readonly rejectedRows: Pick<RejectedRowRepository, 'read'>;
  readonly drafts: Pick<CatalogueDraftRepository, 'writing'>;
}

/** What the history of all imports asks of the catalogue's. */
export const createCatalogueImports = ({ imports, rejectedRows, drafts }: CatalogueImportsParts): CatalogueImports => ({
  async rejected(id) {
    const stored = await imports.find(id);
    if (stored === null) return null;
    const { kind, fileName, summary, headings } = stored.run;
    return { kind, fileName, headings, count: summary.rejected, rows: () => rejectedRows.read(id) };
  },
  writing: () => drafts.writing(),
});
