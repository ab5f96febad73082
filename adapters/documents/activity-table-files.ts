import { activityText } from '#adapters/texts/activity.es.ts';
import { factName, factText } from '#adapters/texts/activity-facts.es.ts';
import { activityTableTexts as texts } from '#adapters/texts/list-tables.es.ts';
import { type ActivityEntry, changesIn } from '#core/activity/activity.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { ListWriter } from '#core/shared/list-file.ts';
import { createListWriter, type ListColumn } from './list-files.ts';
import type { TableFiles } from './table-files.ts';

const changesText = ({ facts }: ActivityEntry, side: 'before' | 'after'): string =>
  changesIn(facts)
    .map(({ what, [side]: value }) => (what === '' ? factText(value) : `${factName(what)}: ${factText(value, what)}`))
    .join(' · ');

const columns: readonly ListColumn<ActivityEntry>[] = [
  { heading: texts.at, width: 20, kind: 'text', cell: ({ at }) => formatDateTime(at) },
  { heading: texts.user, width: 20, kind: 'text', cell: ({ userName }) => userName },
  { heading: texts.acting, width: 14, kind: 'text', cell: ({ actedBy }) => (actedBy === null ? '' : 'como cliente') },
  { heading: texts.network, width: 20, kind: 'text', cell: ({ network }) => network ?? '' },
  { heading: texts.what, width: 60, kind: 'text', cell: activityText },
  { heading: texts.customer, width: 36, kind: 'text', cell: ({ customer }) => customer?.name ?? '' },
  { heading: texts.before, width: 40, kind: 'text', cell: (entry) => changesText(entry, 'before') },
  { heading: texts.after, width: 40, kind: 'text', cell: (entry) => changesText(entry, 'after') },
];

/** Who did what. */
export const createActivityTableWriter = (files: TableFiles): ListWriter<ActivityEntry> =>
  createListWriter(files, texts.name, columns);
