import { activityText } from '#adapters/texts/activity.es.ts';
import { factName, factText } from '#adapters/texts/activity-facts.es.ts';
import { type ActivityEntry, changesIn } from '#core/activity/activity.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { byteOrderMark, csvHeadings, csvLine, type TableColumn } from './table-cells.ts';

const headings = ['Fecha', 'Usuario', 'Actuando', 'Desde', 'Qué', 'Cliente', 'Antes', 'Después'];
const columns: readonly TableColumn[] = headings.map((heading) => ({ heading, width: 20, kind: 'text' }));
const csv = { delimiter: ';', decimalMark: ',' } as const;

const row = (entry: ActivityEntry): readonly string[] => {
  const changes = changesIn(entry.facts);
  const said = (side: 'before' | 'after') =>
    changes
      .map(({ what, [side]: value }) => (what === '' ? factText(value) : `${factName(what)}: ${factText(value, what)}`))
      .join(' · ');
  return [
    formatDateTime(entry.at),
    entry.userName,
    entry.actedBy === null ? '' : 'como cliente',
    entry.network ?? '',
    activityText(entry),
    entry.customer?.name ?? '',
    said('before'),
    said('after'),
  ];
};

/** The activity as spreadsheets in Argentina open it. */
export const activityFile = (entries: readonly ActivityEntry[]): NamedFile => ({
  name: 'actividad.csv',
  content: Buffer.from(
    `${byteOrderMark}${csvHeadings(columns, csv)}${entries.map((entry) => csvLine(row(entry), columns, csv)).join('')}`,
  ),
});
