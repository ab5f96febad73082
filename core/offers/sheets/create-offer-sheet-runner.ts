import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import { labelIn } from '#core/imports/column-set.ts';
import type { OfferWriter } from '#core/offers/management/create-offer-writer.ts';
import { type ManagedOffer, offerKinds } from '#core/offers/management/managed-offer.ts';
import type { OfferManagementRepository } from '#core/offers/management/offer-management.repository.port.ts';
import type { OfferManagementService } from '#core/offers/management/offer-management.service.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { cellChanges } from '#core/sheets/cell-changes.ts';
import { exportSheet } from '#core/sheets/export-sheet.ts';
import { importSheet, type SheetKind, type SheetParts, understandSheet } from '#core/sheets/import-sheet.ts';
import { familyPaths, labelsOf } from '#core/sheets/labels.ts';
import { noneMissing, withMissing } from '#core/sheets/missing-things.ts';
import type { SheetColumnSet } from '#core/sheets/sheet-columns.ts';
import type { SheetRunner } from '#core/sheets/sheet-runner.ts';
import type { SheetLayout, SheetTables } from '#core/sheets/sheet-table.port.ts';
import type { OfferSheetRepository } from './offer-sheet.repository.port.ts';
import { maxOfferSheetRows, type OfferRowReason } from './offer-sheet.service.ts';
import {
  cellsOfOffer,
  createOfferCells,
  type OfferLabels,
  type OfferSheetWords,
  offersTogether,
} from './offer-sheet.ts';
import { type OfferSheetField, offerSheetFields } from './offer-sheet-fields.ts';
import { createOfferPlan, type OfferStep } from './plan-offers.ts';

interface OfferSheetParts extends SheetParts {
  readonly offers: Pick<OfferManagementService, 'page'>;
  readonly write: OfferWriter;
  readonly changes: Pick<OfferManagementRepository, 'lastChange'>;
  readonly repository: OfferSheetRepository;
  readonly tables: SheetTables;
  readonly clock: Clock;
  readonly words: OfferSheetWords;
  readonly columns: SheetColumnSet<OfferSheetField>;
}

type DoableStep = Exclude<OfferStep, { readonly kind: 'rejected' }>;

/** How many offers are written in one generation of the catalogue: few enough that other writers do not wait long. */
const offersAtOnce = 500;

export const createOfferSheetRunner = (parts: OfferSheetParts): SheetRunner<OfferRowReason> => {
  const { offers, write, changes, repository, tables, clock, words, columns } = parts;
  const today = () => dateInBuenosAires(clock.now());
  const labels = async (): Promise<OfferLabels> => {
    const { brands, families } = await repository.names();
    return { brands: labelsOf(brands), families: labelsOf(familyPaths(families)) };
  };
  const layout: SheetLayout = {
    name: 'Ofertas',
    columns: offerSheetFields.map((field) => ({
      heading: labelIn(columns, field),
      isWide: field === 'title' || field === 'text' || field === 'family',
    })),
  };

  /** Offers that were not withdrawn, a page of a kind at a time. */
  async function* pages(caller: Caller): AsyncGenerator<readonly ManagedOffer[]> {
    for (const kind of offerKinds) {
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<OfferManagementService['page']>> = await offers.page(
          caller,
          { kind, text: '', state: null },
          after,
        );
        const { offers: found, next } = page.unwrap();
        yield found.filter(({ isWithdrawn }) => !isWithdrawn);
        after = next;
      } while (after !== null);
    }
  }

  async function* rows(caller: Caller) {
    const named = await labels();
    for await (const page of pages(caller)) {
      yield page.flatMap((offer) =>
        cellsOfOffer(offer, named, words).map((cells) => offerSheetFields.map((field) => cells[field])),
      );
    }
  }

  const sheetKind = { name: 'offers', maxRows: maxOfferSheetRows, columns } as const;
  const kindFor = (caller: Caller): SheetKind<OfferSheetField, DoableStep, OfferRowReason> => ({
    ...sheetKind,
    maxTogether: offersAtOnce,
    groupsOf: (all) => offersTogether(all, words),
    async plan(all) {
      const codes = [...new Set(all.map(({ code = '' }) => code.trim().toUpperCase()).filter(Boolean))];
      const held: ManagedOffer[] = [];
      for await (const page of pages(caller)) held.push(...page);
      const [named, rowsFound] = await Promise.all([labels(), repository.rowsOfCodes(codes)]);
      const cellsOf = createOfferCells(rowsFound, named, words);
      const plan = createOfferPlan({ held, rows: rowsFound, labels: named, words, today: today() });
      const titleOf = ({ kind, title, code, brand, family }: ReturnType<typeof cellsOf>): string =>
        [kind, title || [code, brand, family].filter(Boolean).join(' ')].join(' · ');
      return {
        decide: plan.decide,
        missing: async (undecided) =>
          withMissing(
            noneMissing,
            plan.missing(undecided).map((offer) => titleOf(cellsOf(offer.kind, offer, offer))),
          ),
        lastChange: async (step) => (step.kind === 'changed' ? changes.lastChange(step.held.kind, step.held.id) : null),
        describe(step) {
          if (step.kind === 'unchanged') return { name: '', changes: [] };
          const before = step.kind === 'changed' ? step.held : null;
          const after = cellsOf(before?.kind ?? (step.kind === 'new' ? step.of : 'row'), step.details, before);
          return {
            name: titleOf(after),
            changes: cellChanges(offerSheetFields, before && cellsOf(before.kind, before, before), after, [
              'kind',
              ...(after.title === '' ? (['code', 'brand', 'family'] as const) : (['title'] as const)),
            ]),
          };
        },
      };
    },
    async write(steps, author) {
      const writes = steps.flatMap((step) => {
        if (step.kind === 'unchanged') return [];
        const held = step.kind === 'changed' ? step.held : null;
        return [{ kind: step.kind === 'changed' ? step.held.kind : step.of, held, details: step.details }];
      });
      return write(author, writes);
    },
  });

  return {
    exportAll: (caller, format, signal) => exportSheet(tables, format, layout, today(), rows(caller), signal),
    carryOut: (caller, upload, work) => importSheet(parts, kindFor(caller), upload, authorOf(caller), work),
    understand: (upload) => understandSheet(parts, sheetKind, upload),
  };
};
