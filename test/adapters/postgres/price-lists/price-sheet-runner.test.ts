import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstValueFrom, Subject } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createUploadStorage } from '#adapters/files/upload-storage.ts';
import { createPriceListManagementRepository } from '#adapters/postgres/price-lists/price-list-management.ts';
import { createPriceSheetRepository } from '#adapters/postgres/price-lists/price-sheets.ts';
import { startPriceChangeJob } from '#core/price-lists/management/price-change-job.ts';
import type { PriceSheetRepository } from '#core/price-lists/management/price-sheet.repository.port.ts';
import { createPriceSheetRunner } from '#core/price-lists/management/price-sheet-runner.ts';
import type { SheetLook } from '#core/sheets/sheet-look.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { jobsInMemory } from '#test/builders/jobs-in-memory.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const manager = callerOf(0, { role: 'Manager', customerId: null });
const clock = { now: () => Date.parse('2026-11-24T12:00:00.000Z') };
const worker = pathToFileURL(join(process.cwd(), 'dist/workers/draft-reader.worker.js'));
const target = { id: '1', at: null };
const sheet = (price: number) => ({
  content: new TextEncoder().encode(`código,precio\n6200-2RS,${price}\n`),
  ...{ fileName: `${price}.csv`, mapping: null, sheet: null, supplier: null },
});

describe.each(databases)('sheets of new prices that are carried out on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-price-sheets-'));
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
    rmSync(directory, { recursive: true, force: true });
  });

  it('confirmed while another one of the list waits to be written, one is compared with what that wrote', async () => {
    const lists = createPriceListManagementRepository(test.database, distributor.follower, () => {});
    const sheets = createPriceSheetRepository(test.database);
    let keys = 0;
    /** Somebody waits for what is due. */
    const waits$ = new Subject<void>();
    const changesMade: PriceSheetRepository['changesMade'] = async (...asked) => {
      const made = await sheets.changesMade(...asked);
      if (made === null) waits$.next();
      return made;
    };
    const runner = createPriceSheetRunner({
      ...{ lists, sheets: { ...sheets, changesMade }, clock, drafts: distributor.catalogueDrafts },
      uploads: createUploadStorage(join(directory, _name), 1_000_000),
      source: createDraftSource(worker),
      mappings: { find: async () => null, remember: async () => {} },
      newId: () => `file ${keys++}`,
      yieldToOthers: async () => {},
    });
    const lookAt = async (price: number): Promise<SheetLook> => {
      const looks: SheetLook[] = [];
      const work = { importId: null, target, onLook: (look: SheetLook) => void looks.push(look) };
      (await runner.carryOut(manager, sheet(price), work)).unwrap();
      return looks[0] as SheetLook;
    };
    const [first, second] = [await lookAt(600), await lookAt(700)];
    const confirm = async (price: number, look: SheetLook) =>
      (await runner.carryOut(manager, sheet(price), { importId: `i${price}`, target, look })).unwrap();
    expect(await confirm(600, first)).toMatchObject({ isDryRun: false, changedSince: null });
    const waited = firstValueFrom(waits$);
    const asked = confirm(700, second);
    await Promise.race([asked, waited]);
    const job = startPriceChangeJob({
      ...{ repository: lists, sheets, clock, drafts: distributor.catalogueDrafts, jobs: jobsInMemory()() },
      changes$: new Subject(),
      onDefect: (defect) => {
        throw defect;
      },
    });
    const report = await asked;
    job.unsubscribe();
    expect(report).toMatchObject({ isDryRun: true, importId: null, changedSince: { count: 1 } });
    expect(report.changedSince?.rows[0]?.fields).toMatchObject([{ field: 'price', from: '600.00', to: '700' }]);
    expect(await sheets.settled('i700')).toBeNull();
  });
});
