import { differenceText, comparisonSheetTexts as texts } from '#adapters/texts/price-list-management.es.ts';
import type { ComparedPrice } from '#core/price-lists/management/compared-price.ts';
import type { ComparisonWriter } from '#core/price-lists/management/comparison-writer.port.ts';
import type { Money } from '#core/shared/money.ts';
import type { TableColumn, TableRow } from './table-cells.ts';
import type { TableFiles } from './table-files.ts';

const amount = (money: Money | null): string => money?.toFixed(2) ?? '';

/** Two price lists beside one another, as a workbook or a text with semicolons. */
export const createComparisonWriter = (files: TableFiles): ComparisonWriter => ({
  write(format, { one, other }, batches, signal) {
    const columns: readonly TableColumn[] = [
      { heading: texts.code, width: 20, kind: 'text' },
      { heading: texts.brand, width: 20, kind: 'text' },
      { heading: texts.description, width: 44, kind: 'text' },
      { heading: one, width: 18, kind: 'amount' },
      { heading: other, width: 18, kind: 'amount' },
      { heading: texts.difference, width: 22, kind: 'text' },
      { heading: texts.purchaseCost, width: 18, kind: 'amount' },
    ];
    return files.write(format, { sheet: texts.sheet, columns }, cellsOf(batches), signal);
  },
});

async function* cellsOf(batches: AsyncIterable<readonly ComparedPrice[]>): AsyncGenerator<readonly TableRow[]> {
  for await (const rows of batches) {
    yield rows.map((row) => [
      row.code,
      row.brand,
      row.description,
      amount(row.one),
      amount(row.other),
      differenceText(row),
      amount(row.purchaseCost),
    ]);
  }
}
