import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { RowOffer, RowOfferWriter } from '#core/offers/management/create-row-offer-writer.ts';
import { isOfPriceRow, type ManagedOffer, offerKinds } from '#core/offers/management/managed-offer.ts';
import type { OfferManagementService } from '#core/offers/management/offer-management.service.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Ok } from '#core/shared/result.ts';
import { bringSheet, type SheetKind } from '#core/sheets/bring-sheet.ts';
import { familyPaths, labelsOf } from '#core/sheets/labels.ts';
import type { SheetHeadings } from '#core/sheets/sheet-columns.ts';
import type { SheetLayout, SheetTables } from '#core/sheets/sheet-table.port.ts';
import { takeSheet } from '#core/sheets/take-sheet.ts';
import type { OfferSheetRepository } from './offer-sheet.repository.port.ts';
import { maxOfferSheetRows, type OfferRowReason, type OfferSheetService } from './offer-sheet.service.ts';
import { cellsOfOffer, type OfferLabels, type OfferSheetWords, offersTogether } from './offer-sheet.ts';
import { type OfferSheetField, offerSheetFields } from './offer-sheet-fields.ts';
import { createOfferPlan, type OfferStep } from './plan-offers.ts';

interface OfferSheetParts {
  readonly offers: Pick<OfferManagementService, 'page' | 'create' | 'change'>;
  readonly writeRows: RowOfferWriter;
  readonly repository: OfferSheetRepository;
  readonly tables: SheetTables;
  readonly clock: Clock;
  readonly yieldToOthers: () => Promise<void>;
  readonly words: OfferSheetWords;
  readonly headings: SheetHeadings<OfferSheetField>;
}

type DoableStep = Exclude<OfferStep, { readonly kind: 'rejected' }>;

/** In one generation of the catalogue: few enough that others' writes do not wait long behind it. */
const offersAtOnce = 500;

export const createOfferSheetService = (parts: OfferSheetParts): OfferSheetService => {
  const { offers, writeRows, repository, tables, clock, words, headings } = parts;
  const today = () => dateInBuenosAires(clock.now());
  const labels = async (): Promise<OfferLabels> => {
    const { brands, families } = await repository.names();
    return { brands: labelsOf(brands), families: labelsOf(familyPaths(families)) };
  };
  const layout: SheetLayout = {
    name: 'Ofertas',
    columns: offerSheetFields.map((field) => ({
      heading: headings[field][0],
      isWide: field === 'title' || field === 'text' || field === 'family',
    })),
  };

  /** What was not withdrawn, a page of a kind at a time. */
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

  /** Combos and offers by value or quantity need no generation. */
  const writeAlone = async (caller: Caller, step: DoableStep): Promise<OfferRowReason | null> => {
    if (step.kind === 'unchanged') return null;
    const written =
      step.kind === 'new'
        ? await offers.create(caller, step.of, step.details)
        : await offers.change(caller, step.held.kind, step.held.id, step.held.tag, step.details);
    return written.ok ? null : written.val;
  };

  const kindFor = (caller: Caller): SheetKind<OfferSheetField, DoableStep, OfferRowReason> => ({
    maxRows: maxOfferSheetRows,
    maxTogether: offersAtOnce,
    headings,
    required: ['kind'],
    groupsOf: (all) => offersTogether(all, words),
    async plan(all) {
      const codes = [...new Set(all.map(({ code = '' }) => code.trim().toUpperCase()).filter(Boolean))];
      const held: ManagedOffer[] = [];
      for await (const page of pages(caller)) held.push(...page);
      const [named, rowsFound] = await Promise.all([labels(), repository.rowsOfCodes(codes)]);
      return createOfferPlan({ held, rows: rowsFound, labels: named, words, today: today() });
    },
    async write(steps) {
      const ofRows = steps.flatMap((step) => rowOfferOf(step) ?? []);
      const written = ofRows.length === 0 ? Ok([]) : await writeRows(authorOf(caller), ofRows);
      if (!written.ok) return written;
      const answers = written.val.values();
      const failures: (OfferRowReason | null)[] = [];
      for (const step of steps) {
        failures.push(rowOfferOf(step) === null ? await writeAlone(caller, step) : (answers.next().value ?? null));
      }
      return Ok(failures);
    },
  });

  return authorise<OfferSheetService>('management', {
    take: (caller, format, signal) => takeSheet(tables, format, layout, today(), rows(caller), signal),
    bring: (caller, content, isDryRun, allRejected) =>
      bringSheet(parts, kindFor(caller), content, isDryRun, allRejected),
  });
};

const rowOfferOf = (step: DoableStep): RowOffer | null => {
  if (step.kind === 'unchanged') return null;
  const held = step.kind === 'changed' ? step.held : null;
  const kind = step.kind === 'changed' ? step.held.kind : step.of;
  return isOfPriceRow(kind) ? { kind, held, details: step.details } : null;
};
