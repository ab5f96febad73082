import { activityText } from '#adapters/texts/activity.es.ts';
import { factName, factText } from '#adapters/texts/activity-facts.es.ts';
import { type ActivityEntry, changesIn } from '#core/activity/activity.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { OpenLink } from '#web/ui/list-link.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { type ActivityState, linkToActivity } from './activity-url.ts';

const who = ({ userName, actedBy }: ActivityEntry): string => (actedBy === null ? userName : `${actedBy} como cliente`);

export const activityColumns = (state: ActivityState): readonly OfficeColumn<ActivityEntry>[] => [
  { id: 'at', header: 'Fecha', text: ({ at }) => formatDateTime(at).slice(0, 16), isMono: true, card: 'left' },
  { id: 'who', header: 'Usuario', text: who, isMono: true, card: 'right' },
  {
    id: 'what',
    header: 'Qué hizo',
    text: activityText,
    cell: (entry) => (
      <OpenLink
        to={linkToActivity({ ...state, entry: entry.id })}
        aria-current={entry.id === state.entry ? 'true' : undefined}
      >
        {activityText(entry)}
      </OpenLink>
    ),
    card: 'title',
  },
  { id: 'customer', header: 'Cliente', text: ({ customer }) => customer?.name ?? '', isCut: true, card: 'line' },
  { id: 'network', header: 'Desde', text: ({ network }) => network ?? '', isMono: true, from: 'wide' },
];

/** On a customer's page an entry leads nowhere: before and after stand in its cell. */
export const customerActivityColumns: readonly OfficeColumn<ActivityEntry>[] = activityColumns({
  filter: {},
  after: null,
  entry: null,
}).flatMap((column) => {
  if (column.id === 'customer') return [];
  return [column.id === 'what' ? { ...column, cell: (entry) => <ActivityChanges entry={entry} /> } : column];
});

function ActivityChanges({ entry }: { readonly entry: ActivityEntry }) {
  const changes = changesIn(entry.facts);
  return (
    <>
      {activityText(entry)}
      {changes.map(({ what, before, after }) => (
        <span key={what} className="sub muted">
          {factName(what)}: {factText(before, what)} → {factText(after, what)}
        </span>
      ))}
    </>
  );
}
