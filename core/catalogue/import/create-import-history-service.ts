import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CatalogueDraftRepository } from './catalogue-draft.repository.port.ts';
import type { ImportRepository } from './import.repository.port.ts';
import type { ImportHistoryService } from './import-history.service.ts';
import type { ImportHistoryRepository, ImportMappingRepository } from './import-record.ts';
import type { ImportUndoRepository } from './import-undo.ts';
import type { RejectedRowRepository } from './rejected-row.repository.port.ts';
import type { RejectedRowWriter } from './rejected-row-writer.port.ts';

export interface ImportHistoryParts {
  readonly imports: Pick<ImportRepository, 'find'>;
  readonly history: ImportHistoryRepository;
  readonly mappings: ImportMappingRepository;
  readonly rejectedRows: RejectedRowRepository;
  readonly writer: RejectedRowWriter;
  readonly undo: Pick<ImportUndoRepository, 'ask'>;
  readonly catalogueDrafts: Pick<CatalogueDraftRepository, 'writing'>;
}

/** 'lista mayo.xlsx' gives 'lista mayo - rechazadas.csv'. */
const rejectedFileName = (fileName: string, format: string): string =>
  `${fileName.replace(/\.[^.]*$/, '')} - rechazadas.${format}`;

export const createImportHistoryService = (parts: ImportHistoryParts): ImportHistoryService =>
  authorise<ImportHistoryService>('administration', {
    list: async (_caller, after) => Ok(await parts.history.list(after)),

    async rejectedRows(_caller, id, format, signal) {
      const stored = await parts.imports.find(id);
      if (stored === null) return Err({ code: 'import-not-found' });
      const { kind, fileName, summary, headings } = stored.run;
      if (summary.rejected === 0) return Err({ code: 'nothing-rejected' });
      const content = await parts.writer.write(kind, format, headings, parts.rejectedRows.read(id), signal);
      if (content === null) return Err({ code: 'exports-busy' });
      return Ok({ name: rejectedFileName(fileName, format), content });
    },

    async undo(caller, id) {
      const holder = await parts.catalogueDrafts.writing();
      if (holder !== null) return Err({ code: 'catalogue-busy', holder });
      return parts.undo.ask(id, authorOf(caller));
    },

    mappings: async () => Ok(await parts.mappings.all()),

    async forgetMapping(_caller, kind, supplier) {
      return (await parts.mappings.forget(kind, supplier)) ? Ok(undefined) : Err({ code: 'mapping-not-found' });
    },
  });
