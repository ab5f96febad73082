import { authorise } from '#core/access/authorise.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import { Err } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { createSheetRunService, type SheetRunParts } from '#core/sheets/create-sheet-run-service.ts';
import type { SheetFailure } from '#core/sheets/sheet.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetReader } from '#core/sheets/sheet-runner.ts';
import type { WriteSheet } from '#core/sheets/write-sheet-now.ts';
import { momentFlaw } from './price-change.ts';
import type { PriceListManagementRepository } from './price-list-management.repository.port.ts';
import type { PriceSheetService } from './price-sheet.service.ts';

interface PriceSheetParts {
  readonly lists: Pick<PriceListManagementRepository, 'lists'>;
  readonly runner: SheetReader<RowReason>;
  readonly clock: Clock;
}

const kind = { name: 'list-prices', group: 'management' } as const;
const maxFileName = 120;

/** A person chose the name of the file, so it may hold anything. */
const tidyFileName = (name: string): string => visibleLine(name).slice(0, maxFileName) || 'planilla';

/** Why a list takes no new prices from that moment on (ISO 8601; null for at once); null where it does. */
const refusalOf =
  ({ lists, clock }: Pick<PriceSheetParts, 'lists' | 'clock'>) =>
  async (id: PriceListId, at: string | null): Promise<SheetFailure | null> => {
    const flaw = momentFlaw(at, clock.now());
    if (flaw !== null) return flaw;
    const list = (await lists.lists()).find((each) => each.id === id);
    if (list === undefined) return { code: 'price-list-not-found' };
    return list.isWithdrawn ? { code: 'price-list-withdrawn', name: list.name } : null;
  };

/** Sheets of new prices of each list, kept with what they would do (docs/rules/sheets.md 1). */
export const createPriceSheetRuns = (
  parts: PriceSheetParts,
  runParts: SheetRunParts,
): ((id: PriceListId) => SheetRunService<RowReason>) => {
  const refused = refusalOf(parts);
  return (id) => {
    const ofList = { ...kind, runner: parts.runner, target: id, refused: (at: string | null) => refused(id, at) };
    const runs = createSheetRunService<RowReason>(runParts, ofList);
    return {
      ...runs,
      ...authorise<Pick<SheetRunService<RowReason>, 'start'>>(kind.group, {
        start: (caller, upload) => runs.start(caller, { ...upload, fileName: tidyFileName(upload.fileName) }),
      }),
    };
  };
};

/** New prices of a list by one call that waits for them. */
export const createPriceSheetService = (parts: PriceSheetParts, write: WriteSheet): PriceSheetService => {
  const refused = refusalOf(parts);
  return authorise<PriceSheetService>(kind.group, {
    async schedule(caller, id, { fileName, content, at }, { isDryRun, allRejected = false }, signal) {
      const why = await refused(id, at);
      if (why !== null) return Err(why);
      const target = { id, at };
      const upload = { fileName: tidyFileName(fileName), content, mapping: null, sheet: null, supplier: null };
      return isDryRun
        ? parts.runner.carryOut(caller, upload, { importId: null, target, allRejected, signal })
        : write<RowReason>({ name: kind.name, target }, caller, upload, allRejected);
    },
  });
};
