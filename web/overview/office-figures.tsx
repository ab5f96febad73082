import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { failedJobTexts } from '#adapters/texts/overview.es.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import type { JobQueueName } from '#core/jobs/job-queues.ts';
import type { OfficeTrouble } from '#core/overview/office-trouble.ts';
import type { Overview } from '#core/overview/overview.ts';
import { linkToImport } from '#web/imports/imports-url.ts';
import { Figure } from './figure.tsx';
import { useLinkTo } from './use-link-to.ts';

/** Where it is seen what became of a queue's jobs. */
const screenOf = {
  'price-lists': '/admin-list-price-files',
  imports: '/admin-imports',
  'import-undo': '/admin-imports',
  'price-changes': '/admin-price-lists',
  'offer-turns': '/admin-offers',
} as const satisfies Record<JobQueueName, ScreenPath>;

const tellAdmin = 'avisale a un administrador';

const bad = (count: number) => (count > 0 ? { look: 'down' as const } : {});

/** What waits for an administrator, or went wrong, for management; a manager is told whom to ask where the list is an administrator's. */
export function OfficeFigures({ overview: { failedMails, office } }: { readonly overview: Overview }) {
  const linkTo = useLinkTo();
  if (failedMails === null && office === null) return null;
  return (
    <section className="figures" aria-label="Para revisar">
      {office !== null && <TroubleFigures office={office} />}
      {failedMails !== null && (
        <Figure
          label="Correos que no salieron"
          value={formatCount(failedMails)}
          to={linkTo('/admin-mails', '?state=failed')}
          {...bad(failedMails)}
        >
          {failedMails === 0 ? 'ninguno falló' : linkTo('/admin-mails') === null ? tellAdmin : 'mirá por qué'}
        </Figure>
      )}
    </section>
  );
}

function TroubleFigures({ office: { payments, imports, stalePriceFiles, jobs } }: { readonly office: OfficeTrouble }) {
  const failedJobs = jobs.reduce((all, { count }) => all + count, 0);
  const [firstQueue] = jobs;
  const linkTo = useLinkTo();
  const mayImport = linkTo('/admin-imports') !== null;
  return (
    <>
      <Figure
        label="Pagos informados sin revisar"
        value={formatCount(payments.count)}
        to={linkTo('/admin-payments', '?state=waiting')}
      >
        {payments.count === 0 ? 'nada por revisar' : `por ${formatPesos(payments.amount)}`}
      </Figure>
      <Figure
        label="Importaciones que fallaron"
        value={formatCount(imports.count)}
        to={mayImport ? linkToImport(imports.newest) : null}
        {...bad(imports.count)}
      >
        {imports.count === 0 ? 'ninguna por mirar' : mayImport ? 'mirá la última' : tellAdmin}
      </Figure>
      <Figure
        label="Listas de precios desactualizadas"
        value={formatCount(stalePriceFiles)}
        to={linkTo('/admin-list-price-files')}
        {...bad(stalePriceFiles)}
      >
        {stalePriceFiles === 0 ? 'todas al día' : 'el catálogo cambió desde que se hicieron'}
      </Figure>
      <Figure
        label="Tareas que fallaron"
        value={formatCount(failedJobs)}
        to={firstQueue === undefined ? null : linkTo(screenOf[firstQueue.queue])}
        {...bad(failedJobs)}
      >
        {failedJobs === 0
          ? 'ninguna falló'
          : jobs.map(({ queue }, place) => (
              <Fragment key={queue}>
                {place > 0 && ' · '}
                <QueueName queue={queue} to={linkTo(screenOf[queue])} />
              </Fragment>
            ))}
      </Figure>
    </>
  );
}

function QueueName({ queue, to }: { readonly queue: JobQueueName; readonly to: string | null }) {
  return to === null ? failedJobTexts[queue] : <Link to={to}>{failedJobTexts[queue]}</Link>;
}
