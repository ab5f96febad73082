import { Link } from 'react-router-dom';
import { activityText } from '#adapters/texts/activity.es.ts';
import { factName, factText } from '#adapters/texts/activity-facts.es.ts';
import { type ActivityEntry, changesIn } from '#core/activity/activity.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { linkToActivity } from './activity-url.ts';

interface ActivityDetailProps {
  readonly entry: ActivityEntry;
  readonly closeTo: string;
}

/** An entry at the right of the list: who, from where, before and after. */
export function ActivityDetail({ entry, closeTo }: ActivityDetailProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const changes = changesIn(entry.facts);
  const { userName, actedBy, network, customer } = entry;
  const facts: readonly (readonly [string, string])[] = [
    ['Fecha', formatDateTime(entry.at)],
    ['Usuario', actedBy === null ? userName : `${actedBy}, actuando como cliente`],
    ['Desde', network ?? 'No se sabe'],
  ];
  return (
    <aside className="detail" aria-label="Detalle de la actividad">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {activityText(entry)}
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar el detalle">
          <Icon name="close" />
        </Link>
      </header>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {customer !== null && (
          <div>
            <dt>Cliente</dt>
            <dd>
              <Link to={linkToActivity({ filter: { customerId: customer.id } })}>{customer.name}</Link>
            </dd>
          </div>
        )}
      </dl>
      {changes.length > 0 && (
        <table className="activity-changes">
          <thead>
            <tr>
              <th scope="col">Dato</th>
              <th scope="col">Antes</th>
              <th scope="col">Después</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ what, before, after }) => (
              <tr key={what}>
                <th scope="row">{factName(what)}</th>
                <td>{factText(before, what)}</td>
                <td>{factText(after, what)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </aside>
  );
}
