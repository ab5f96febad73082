import { expect, it } from 'vitest';
import { backupColumns } from '#cli/lists/backup.list.ts';
import { styleFor } from '#cli/style.ts';
import { table } from '#cli/views/table.ts';

it('backups are a table, the sizes as people read them', () => {
  const backup = { name: 'mostrador-20261120T161150Z.ndjson.gz', bytes: 2_752_859, madeAt: '2026-11-20T16:11:50Z' };
  const text = table([backup], backupColumns, styleFor(false), 80);
  expect(text).toContain('20/11/2026 13:11:50');
  expect(text).toContain('2,6 MB');
  expect(text).toContain(backup.name);
});
