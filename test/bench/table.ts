export interface Row {
  readonly operation: string;
  readonly clients: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly goal: string;
  /** What the server holds after it, resident. */
  readonly memoryMb: number;
}

const cells = (row: Row): string[] => [
  row.operation,
  String(row.clients),
  row.median.toFixed(2),
  row.p95.toFixed(2),
  row.p99.toFixed(2),
  (row.p99 / row.median).toFixed(1),
  row.perSecond.toFixed(0),
  row.goal,
  String(row.memoryMb),
];

/** Rows as a Markdown table; times in milliseconds. */
export const printTable = (title: string, rows: readonly Row[]): void => {
  const heading = ['operation', 'clients', 'median ms', 'p95', 'p99', 'p99 / median', 'per second', 'goal', 'MB after'];
  printLines(title, [heading, ...rows.map(cells)]);
};

/** Lines of cells as a Markdown table, the first its heading. */
export const printLines = (title: string, all: readonly (readonly string[])[]): void => {
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  process.stdout.write(`\n${title}\n\n${[line(all[0] ?? []), rule, ...all.slice(1).map(line)].join('\n')}\n`);
};
