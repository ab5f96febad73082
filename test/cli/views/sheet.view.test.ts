import { expect, it } from 'vitest';
import { planTexts } from '#adapters/texts/import.es.ts';
import { styleFor } from '#cli/style.ts';
import { sheetReportText } from '#cli/views/sheet.view.ts';
import { aSheetReport } from '#test/builders/sheet-run.builder.ts';

it.each([true, false])('has the words of every import, before it is written (%s) and after', (isDryRun) => {
  const report = aSheetReport({ isDryRun, created: 3, changed: 2, unchanged: 1, rejectedCount: 4 });
  const text = sheetReportText({ ...report, missing: { count: 5, names: [] } }, () => '', styleFor(false), 80);
  const counts = { new: 3, changed: 2, unchanged: 1, missing: 5, rejected: 4 };
  for (const [name, count] of Object.entries(counts)) {
    expect(text).toMatch(new RegExp(`^${planTexts[name as keyof typeof planTexts]} +${count}$`, 'm'));
  }
});
