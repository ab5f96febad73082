import { authorise } from '#core/access/authorise.ts';
import { type Author, authorOf } from '#core/audit/author.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { bringSheet, eachApart, type SheetKind } from '#core/sheets/bring-sheet.ts';
import type { SheetHeadings } from '#core/sheets/sheet-columns.ts';
import type { SheetLayout, SheetTables } from '#core/sheets/sheet-table.port.ts';
import { takeSheet } from '#core/sheets/take-sheet.ts';
import type { AccountDocumentRepository } from '../management/account-document.repository.port.ts';
import type { DocumentSheetRepository } from './document-sheet.repository.port.ts';
import { type DocumentRowReason, type DocumentSheetService, maxDocumentRows } from './document-sheet.service.ts';
import { cellsOfDocument, type DocumentSheetField, documentSheetFields, nameOfCells } from './document-sheet.ts';
import { createDocumentPlan, type DocumentStep } from './plan-documents.ts';

interface DocumentSheetParts {
  readonly documents: Pick<AccountDocumentRepository, 'add' | 'correct'>;
  readonly sheets: DocumentSheetRepository;
  readonly tables: SheetTables;
  readonly clock: Clock;
  readonly yieldToOthers: () => Promise<void>;
  readonly headings: SheetHeadings<DocumentSheetField>;
}

type DoableStep = Exclude<DocumentStep, { readonly kind: 'rejected' }>;

export const createDocumentSheetService = (parts: DocumentSheetParts): DocumentSheetService => {
  const { documents, sheets, tables, clock, headings } = parts;
  const layout: SheetLayout = {
    name: 'Comprobantes',
    columns: documentSheetFields.map((field) => ({ heading: headings[field][0], isWide: false })),
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

  const kindFor = (author: Author): SheetKind<DocumentSheetField, DoableStep, DocumentRowReason> => ({
    maxRows: maxDocumentRows,
    headings,
    required: ['number'],
    async plan(said) {
      const names = said.flatMap((cells) => nameOfCells(cells) ?? []);
      const [held, customers] = await Promise.all([sheets.named(names), sheets.customers()]);
      return createDocumentPlan(held, customers);
    },
    write: eachApart(async (step) => {
      if (step.kind === 'unchanged') return null;
      if (step.kind === 'new') {
        const added = await documents.add(step.details, author);
        return added.ok ? null : added.val;
      }
      const corrected = await documents.correct(step.held.id, step.held.version, step.details, author);
      return corrected.ok ? null : corrected.val;
    }),
  });

  return authorise<DocumentSheetService>('administration', {
    take: (_caller, format, signal) =>
      takeSheet(tables, format, layout, dateInBuenosAires(clock.now()), rows(), signal),
    bring: (caller, content, isDryRun, allRejected) =>
      bringSheet(parts, kindFor(authorOf(caller)), content, isDryRun, allRejected),
  });
};
