import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportHistoryRepository, recordImport } from '#adapters/postgres/imports/import-history.ts';
import { createImportMappingRepository } from '#adapters/postgres/imports/import-mappings.ts';
import { createImportRepository } from '#adapters/postgres/imports/import-repository.ts';
import { createRejectedRowRepository } from '#adapters/postgres/imports/rejected-rows.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { recordKinds } from '#core/imports/record-kinds.ts';
import { Ok } from '#core/shared/result.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { anImport } from '#test/contracts/import-repository.contract.ts';

const aRow = (line: number): RejectedRow => ({
  line,
  cells: [`B\0${line}`, ''],
  reasons: [{ code: 'missing-value', field: 'price' }],
});

describe.each(databases)('what was imported on %s', (_name, open) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.dispose());

  const recorded = async () => {
    const { run } = anImport('writing');
    await test.database.transaction(async (tx) =>
      Ok(await recordImport(tx, 7, run, { userName: 'admin', actedBy: null })),
    );
    return run;
  };
  const rejectedOf = async (id: string) => {
    const read: RejectedRow[] = [];
    for await (const rows of createRejectedRowRepository(test.database).read(id)) read.push(...rows);
    return read;
  };

  it('comes back the newest first, a page after the other, with nothing twice', async () => {
    const history = createImportHistoryRepository(test.database);
    expect(await history.list(recordKinds, null)).toEqual({ records: [], next: null });
    const ids: string[] = [];
    for (let count = 0; count < 43; count += 1) ids.unshift((await recorded()).id);
    const first = await history.list(recordKinds, null);
    const second = await history.list(recordKinds, first.next);
    const third = await history.list(recordKinds, second.next);
    expect([...first.records, ...second.records, ...third.records].map(({ id }) => id)).toEqual(ids);
    expect([first, second, third].map(({ records }) => records.length)).toEqual([20, 20, 3]);
    expect(third.next).toBeNull();
    expect(first.records[0]).toMatchObject({ kind: 'prices', importedBy: 'admin', supplier: 'Distribuidora «Ñandú»' });
    expect((await history.list(recordKinds, 'nobody')).records).toEqual([]);
  });

  it('says whether the import can still be opened, which it cannot once it is forgotten', async () => {
    const history = createImportHistoryRepository(test.database);
    const imports = createImportRepository(test.database);
    const kept = anImport('writing');
    await imports.add(kept);
    await test.database.transaction(async (tx) =>
      Ok(await recordImport(tx, 7, kept.run, { userName: 'admin', actedBy: null })),
    );
    const newest = async () => (await history.list(recordKinds, null)).records[0];
    expect(await newest()).toMatchObject({ id: kept.run.id, isKept: true });
    await imports.forget(kept.run.id);
    expect(await newest()).toMatchObject({ id: kept.run.id, isKept: false });
  });

  it('says which worksheet of a workbook with several was read', async () => {
    const history = createImportHistoryRepository(test.database);
    const worksheetOf = async (...sheets: string[]) => {
      const { run } = anImport('writing');
      const preview = { sheets, sheet: 'Agro', others: [], headingRow: 0, rows: [] };
      await test.database.transaction(async (tx) =>
        Ok(await recordImport(tx, 7, { ...run, preview }, { userName: 'admin', actedBy: null })),
      );
      return (await history.list(recordKinds, null)).records[0]?.worksheet;
    };
    expect([await worksheetOf('Autos', 'Agro'), await worksheetOf('Agro'), await worksheetOf()]).toEqual([
      'Agro',
      '',
      '',
    ]);
  });

  it('is in the audit trail', async () => {
    const run = await recorded();
    const [entry] = await test.database.query(
      `select user_name, action from audit_entry where facts->>'importId' = $1`,
      [run.id],
    );
    expect(entry).toEqual({ user_name: 'admin', action: 'catalogue-imported' });
  });

  it('has its rejected rows, whole and in order, for as long as the import is kept', async () => {
    const rows = createRejectedRowRepository(test.database);
    const imports = createImportRepository(test.database);
    const stored = anImport('planned');
    const { id } = stored.run;
    await imports.add(stored);
    const all = Array.from({ length: 1203 }, (_, at) => aRow(at + 2));
    await rows.add(id, all.slice(700));
    await rows.add(id, all.slice(0, 700));
    const possible = all.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.replace('\0', '\ufffd')) }));
    expect(await rejectedOf(id)).toEqual(possible);
    await rows.clear(id);
    expect(await rejectedOf(id)).toEqual([]);
    await rows.add(id, [aRow(3)]);
    await imports.forget(id);
    expect(await rejectedOf(id)).toEqual([]);
    await rows.add(id, [aRow(4)]);
    expect(await rejectedOf(id)).toEqual([]);
  });

  it('says how a supplier’s sheets are read, however its name is written', async () => {
    const mappings = createImportMappingRepository(test.database);
    const mapping = { kind: 'prices', supplier: 'Repuestos Ñandú', mapping: '{"columns":{"price":3}}' } as const;
    await mappings.remember(mapping);
    await mappings.remember({ ...mapping, kind: 'catalogue', mapping: '{}' });
    expect(await mappings.find('prices', ' REPUESTOS  ÑANDU ')).toEqual(mapping);
    expect(await mappings.find('vehicles', mapping.supplier)).toBeNull();
    await mappings.remember({ ...mapping, mapping: '{"columns":{"price":4}}' });
    expect((await mappings.all()).map(({ kind, mapping: text }) => [kind, text])).toEqual([
      ['catalogue', '{}'],
      ['prices', '{"columns":{"price":4}}'],
    ]);
    expect(await mappings.forget('prices', 'repuestos ñandú')).toBe(true);
    expect(await mappings.forget('prices', 'repuestos ñandú')).toBe(false);
  });
});
