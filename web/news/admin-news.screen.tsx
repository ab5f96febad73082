import { formatCount } from '#adapters/texts/numbers.es.ts';
import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import { useDesks } from '#web/desks.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Message } from '#web/parts/message.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { RefreshFailed } from '#web/parts/refresh-failed.tsx';
import { useHeadingAfterRemoval } from '#web/parts/removal-focus.ts';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { AnnounceForm } from './announce-form.tsx';
import { AnnouncedRow } from './announced-row.tsx';

const title = 'Alta de novedades';

/** /admin-product-news: what is announced, newest first, and announcing more. */
export function AdminNewsScreen() {
  const { announcing } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(announcing.announced);
  const [heading, onWithdrawn] = useHeadingAfterRemoval();
  return (
    <main className="office admin-news">
      <PageTitle>{title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <AnnounceForm />
      {answer !== null && <RefreshFailed text={failure && newsManagementProblem(failure)} onRetry={retry} />}
      {failure !== null && answer === null ? (
        <Failed text={newsManagementProblem(failure)} onRetry={retry} />
      ) : answer === null ? (
        <Bones rows={10} kind="office" />
      ) : answer.length === 0 ? (
        <Message title="Todavía no hay novedades">
          <p className="muted">Buscá un artículo por su código y agregalo.</p>
        </Message>
      ) : (
        <>
          <p className="muted" role="status">
            {answer.length === 1 ? 'Una novedad' : `${formatCount(answer.length)} novedades`}
          </p>
          <table className="office-table announced">
            <thead>
              <tr>
                <th>Fecha</th>
                <th>Código</th>
                <th>Marca</th>
                <th className="announced-out">
                  <span className="only-read">Quitar</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {answer.map((item) => (
                <AnnouncedRow key={item.id} item={item} onWithdrawn={onWithdrawn} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </main>
  );
}
