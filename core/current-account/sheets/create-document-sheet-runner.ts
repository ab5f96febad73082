import { authorOf } from '#core/audit/author.ts';
import { labelIn } from '#core/imports/column-set.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { cellChanges } from '#core/sheets/cell-changes.ts';
import { exportSheet } from '#core/sheets/export-sheet.ts';
import { eachApart, importSheet, type SheetKind, type SheetParts, understandSheet } from '#core/sheets/import-sheet.ts';
import { noneMissing, withMissing } from '#core/sheets/missing-things.ts';
import type { SheetColumnSet } from '#core/sheets/sheet-columns.ts';
import type { SheetRunner } from '#core/sheets/sheet-runner.ts';
import type { SheetLayout, SheetTables } from '#core/sheets/sheet-table.port.ts';
import { documentTitle } from '../document-title.ts';
import type { AccountDocumentRepository } from '../management/account-document.repository.port.ts';
import type { DocumentSheetRepository } from './document-sheet.repository.port.ts';
import { type DocumentRowReason, maxDocumentRows } from './document-sheet.service.ts';
import { cellsOfDocument, type DocumentSheetField, documentSheetFields, nameOfCells } from './document-sheet.ts';
import { createDocumentPlan, customersOfSheet, type DocumentStep } from './plan-documents.ts';

interface DocumentSheetParts extends SheetParts {
  readonly documents: Pick<AccountDocumentRepository, 'add' | 'correct' | 'lastChange'>;
  readonly sheets: DocumentSheetRepository;
  readonly tables: SheetTables;
  readonly clock: Clock;
  readonly columns: SheetColumnSet<DocumentSheetField>;
}

type DoableStep = Exclude<DocumentStep, { readonly kind: 'rejected' }>;

export const createDocumentSheetRunner = (parts: DocumentSheetParts): SheetRunner<DocumentRowReason> => {
  const { documents, sheets, tables, clock, columns } = parts;
  const layout: SheetLayout = {
    name: 'Comprobantes',
    columns: documentSheetFields.map((field) => ({ heading: labelIn(columns, field), isWide: false })),
  };

  async function* rows() {
    for await (const page of sheets.all()) {
      yield page.map(({ details }) => {
        const cells = cellsOfDocument(details);
        return documentSheetFields.map((field) => cells[field]);
      });
      await parts.yieldToOthers();
    }
  }

  const sheet: SheetKind<DocumentSheetField, DoableStep, DocumentRowReason> = {
    name: 'documents',
    maxRows: maxDocumentRows,
    columns,
    async plan(rows) {
      const names = rows.flatMap((cells) => nameOfCells(cells) ?? []);
      const [held, customers] = await Promise.all([sheets.named(names), sheets.customers()]);
      return {
        decide: createDocumentPlan(held, customers, dateInBuenosAires(clock.now())),
        async missing() {
          const inSheet = new Set(names.map(documentTitle));
          let missing = noneMissing;
          for await (const page of sheets.owedBy(customersOfSheet(rows, held, customers))) {
            const titles = page.map(({ details, customerName }) => [documentTitle(details), customerName] as const);
            missing = withMissing(
              missing,
              titles.filter(([title]) => !inSheet.has(title)).map((title) => title.join(' · ')),
            );
            await parts.yieldToOthers();
          }
          return missing;
        },
        lastChange: async (step) => (step.kind === 'changed' ? documents.lastChange(step.held.id) : null),
        describe(step) {
          if (step.kind === 'unchanged') return { name: '', changes: [] };
          const before = step.kind === 'changed' ? cellsOfDocument(step.held.details) : null;
          return {
            name: documentTitle(step.details),
            changes: cellChanges(documentSheetFields, before, cellsOfDocument(step.details), ['letter', 'number']),
          };
        },
      };
    },
    write: eachApart(async (step, author) => {
      if (step.kind === 'unchanged') return null;
      if (step.kind === 'new') {
        const added = await documents.add(step.details, author);
        return added.ok ? null : added.val;
      }
      const corrected = await documents.correct(step.held.id, step.held.version, step.details, author);
      return corrected.ok ? null : corrected.val;
    }),
  };

  return {
    exportAll: (_caller, format, signal) =>
      exportSheet(tables, format, layout, dateInBuenosAires(clock.now()), rows(), signal),
    carryOut: (caller, upload, work) => importSheet(parts, sheet, upload, authorOf(caller), work),
    understand: (upload) => understandSheet(parts, sheet, upload),
  };
};
