import { authorise } from '#core/access/authorise.ts';
import type { CallGroup } from '#core/access/calls.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ImportHistoryService } from './import-history.service.ts';
import type { ImportHistoryRepository, ImportMappingRepository, ImportRecord, RejectedSheet } from './import-record.ts';
import type { ImportUndoRepository } from './import-undo.ts';
import { importKinds, type RecordKind } from './record-kinds.ts';
import { rejectedFileName } from './rejected-headings.ts';
import type { RejectedRowWriter } from './rejected-row-writer.port.ts';

/** What the history asks of the catalogue's imports. */
export interface CatalogueImports {
  /** The rejected rows of an import that is kept; null for one that is not. */
  rejected(id: string): Promise<RejectedSheet | null>;
  /** The user who is writing the catalogue at this moment, '' where the name is unknown; null for nobody. */
  writing(): Promise<string | null>;
  /** Imports that were confirmed and are not in the catalogue yet, the last one to have moved first. */
  beingWritten(): Promise<readonly ImportRecord[]>;
}

export interface ImportHistoryParts {
  readonly catalogue: CatalogueImports;
  readonly history: ImportHistoryRepository;
  readonly mappings: ImportMappingRepository;
  readonly writer: RejectedRowWriter;
  readonly undo: Pick<ImportUndoRepository, 'ask'>;
}

interface ImportHistoryAccess {
  /** The group of calls that may import them. */
  readonly group: CallGroup;
  /** The roles that may read the history; left out: those that may import. */
  readonly reading?: CallGroup;
  readonly kinds: readonly RecordKind[];
}

/** The history of the imports of some kinds. */
export const createImportHistoryService = (
  parts: ImportHistoryParts,
  { group, reading = group, kinds }: ImportHistoryAccess,
): ImportHistoryService => {
  const rejectedOf = async (id: string): Promise<RejectedSheet | null> => {
    const sheet = (await parts.catalogue.rejected(id)) ?? (await parts.history.rejected(id));
    return sheet !== null && kinds.includes(sheet.kind) ? sheet : null;
  };

  const beingWritten = async (): Promise<readonly ImportRecord[]> =>
    kinds.some((kind) => importKinds.some((each) => each === kind))
      ? (await parts.catalogue.beingWritten()).filter(({ kind }) => kinds.includes(kind))
      : [];

  return authorise<ImportHistoryService>(
    { list: reading, rejectedRows: group, undo: group, mappings: group, forgetMapping: group },
    {
      async list(_caller, after) {
        // What is published in between is in both, and not in neither.
        const running = after === null ? await beingWritten() : [];
        const { records, next } = await parts.history.list(kinds, after);
        const isListed = new Set(records.map(({ id }) => id));
        return Ok({ records: [...running.filter(({ id }) => !isListed.has(id)), ...records], next });
      },

      async rejectedRows(_caller, id, format, signal) {
        const sheet = await rejectedOf(id);
        if (sheet === null) return Err({ code: 'import-not-found' });
        const { kind, fileName, headings, count, rows } = sheet;
        if (count === 0) return Err({ code: 'nothing-rejected' });
        const content = await parts.writer.write(kind, format, headings, rows(), signal);
        if (content === null) return Err({ code: 'exports-busy' });
        return Ok({ name: rejectedFileName(fileName, format), content });
      },

      async undo(caller, id, isRest = false) {
        const record = await parts.history.find(id);
        if (record === null && (await beingWritten()).some((each) => each.id === id)) {
          return Err({ code: 'import-running' });
        }
        if (record === null || !kinds.includes(record.kind)) return Err({ code: 'import-not-found' });
        const { kind, waiting } = record;
        // An import that waits for its moment has written nothing yet: it can be cancelled while another one is being
        // written.
        const writes = kind !== 'customers' && kind !== 'documents' && waiting === null;
        const holder = writes ? await parts.catalogue.writing() : null;
        if (holder !== null) return Err({ code: 'catalogue-busy', holder });
        return parts.undo.ask(id, authorOf(caller), isRest);
      },

      mappings: async () => Ok((await parts.mappings.all()).filter(({ kind }) => kinds.includes(kind))),

      async forgetMapping(_caller, kind, supplier) {
        const isForgotten = kinds.includes(kind) && (await parts.mappings.forget(kind, supplier));
        return isForgotten ? Ok(undefined) : Err({ code: 'mapping-not-found' });
      },
    },
  );
};
