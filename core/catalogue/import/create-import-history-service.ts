import { authorise } from '#core/access/authorise.ts';
import type { CallGroup } from '#core/access/calls.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CatalogueDraftRepository } from './catalogue-draft.repository.port.ts';
import type { ImportRepository, StoredImport } from './import.repository.port.ts';
import type { ImportHistoryService } from './import-history.service.ts';
import type { ImportHistoryRepository, ImportMappingRepository, RejectedSheet } from './import-record.ts';
import type { ImportUndoRepository } from './import-undo.ts';
import type { RecordKind } from './record-kinds.ts';
import { rejectedFileName } from './rejected-headings.ts';
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

interface ImportHistoryAccess {
  /** Who may import them. */
  readonly group: CallGroup;
  /** Who reads what was imported; left out: who may import them. */
  readonly reading?: CallGroup;
  readonly kinds: readonly RecordKind[];
}

/** The history of the imports of some kinds. */
export const createImportHistoryService = (
  parts: ImportHistoryParts,
  { group, reading = group, kinds }: ImportHistoryAccess,
): ImportHistoryService => {
  const rejectedOf = async (id: string): Promise<RejectedSheet | null> => {
    const stored = await parts.imports.find(id);
    const sheet = stored === null ? await parts.history.rejected(id) : ofImport(stored, parts.rejectedRows);
    return sheet !== null && kinds.includes(sheet.kind) ? sheet : null;
  };

  return authorise<ImportHistoryService>(
    { list: reading, rejectedRows: group, undo: group, mappings: group, forgetMapping: group },
    {
      list: async (_caller, after) => Ok(await parts.history.list(kinds, after)),

      async rejectedRows(_caller, id, format, signal) {
        const sheet = await rejectedOf(id);
        if (sheet === null) return Err({ code: 'import-not-found' });
        const { kind, fileName, headings, count, rows } = sheet;
        if (count === 0) return Err({ code: 'nothing-rejected' });
        const content = await parts.writer.write(kind, format, headings, rows(), signal);
        if (content === null) return Err({ code: 'exports-busy' });
        return Ok({ name: rejectedFileName(fileName, format), content });
      },

      async undo(caller, id) {
        const record = await parts.history.find(id);
        if (record === null || !kinds.includes(record.kind)) return Err({ code: 'import-not-found' });
        const { kind, waiting } = record;
        // What waits for its moment has written nothing yet: it is called off, whoever writes.
        const writes = kind !== 'customers' && kind !== 'documents' && waiting === null;
        const holder = writes ? await parts.catalogueDrafts.writing() : null;
        if (holder !== null) return Err({ code: 'catalogue-busy', holder });
        return parts.undo.ask(id, authorOf(caller));
      },

      mappings: async () => Ok((await parts.mappings.all()).filter(({ kind }) => kinds.includes(kind))),

      async forgetMapping(_caller, kind, supplier) {
        const isForgotten = kinds.includes(kind) && (await parts.mappings.forget(kind, supplier));
        return isForgotten ? Ok(undefined) : Err({ code: 'mapping-not-found' });
      },
    },
  );
};

const ofImport = (
  { run: { id, kind, fileName, summary, headings } }: StoredImport,
  rejectedRows: RejectedRowRepository,
): RejectedSheet => ({ kind, fileName, headings, count: summary.rejected, rows: () => rejectedRows.read(id) });
