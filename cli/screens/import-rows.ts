import { columnText } from '#adapters/texts/column-choice.es.ts';
import { planTexts, rowReasonText } from '#adapters/texts/import.es.ts';
import { technicalNames } from '#adapters/texts/technical-labels.es.ts';
import type { ColumnChoice } from '#core/catalogue/import/column-choice.ts';
import { columnSets, type ImportKind } from '#core/catalogue/import/columns.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';

/** A row of the screen: a column of the sheet, a count of what would happen, a row that was rejected. */
export type ImportRow =
  | {
      readonly kind: 'column';
      readonly at: number;
      readonly heading: string;
      readonly sample: string;
      /** '' where it is not imported. */
      readonly meaning: string;
    }
  | { readonly kind: 'count'; readonly name: string; readonly count: number }
  | { readonly kind: 'rejection'; readonly line: number; readonly why: string };

export const headingsOf = ({ preview }: ImportRun): readonly string[] =>
  preview?.headingRow == null ? [] : (preview.rows[preview.headingRow] ?? []);

/** The sheet's columns, with the first cell below each heading. */
export const columnRows = (run: ImportRun, { meanings }: ColumnChoice): readonly ImportRow[] => {
  const headings = headingsOf(run);
  const below = run.preview?.rows.slice((run.preview.headingRow ?? -1) + 1) ?? [];
  return meanings.map((meaning, at) => ({
    kind: 'column',
    at,
    heading: headings[at] ?? '',
    sample: below.map((row) => row[at] ?? '').find((cell) => cell.trim() !== '') ?? '',
    meaning,
  }));
};

const statuses = ['new', 'changed', 'unchanged', 'missing', 'rejected'] as const;

export const countRows = ({ summary }: ImportRun): readonly ImportRow[] =>
  statuses.map((status) => ({ kind: 'count', name: planTexts[status], count: summary[status] }));

export const rejectionRows = ({ summary, kind }: ImportRun): readonly ImportRow[] =>
  summary.rejections.map(({ line, reasons }) => ({
    kind: 'rejection',
    line,
    why: reasons.map((reason) => rowReasonText(reason, kind)).join('; '),
  }));

export const meaningText = (kind: ImportKind, meaning: string): string =>
  meaning === '' ? 'no se importa' : columnText(columnSets[kind], meaning);

/** What a column may be. */
export const meaningChoices = (kind: ImportKind): readonly { readonly value: string; readonly name: string }[] => {
  const set = columnSets[kind];
  const fields = set.columns.map(({ field }) => field as string);
  return ['', ...fields, ...(set.hasAttributes ? technicalNames : [])].map((value) => ({
    value,
    name: meaningText(kind, value),
  }));
};
