import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { failedJobTexts } from '#adapters/texts/overview.es.ts';
import type { OfficeTrouble } from '#core/overview/office-trouble.ts';
import type { Overview } from '#core/overview/overview.ts';
import type { LockedLogin } from '#core/session/sign-in-lock.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { linkToImport } from '#web/imports/imports-url.ts';
import { Figure } from './figure.tsx';
import { linkToOverview } from './overview-url.ts';
import { useLinkTo } from './use-link-to.ts';

/** The last lock, and how many more there are. */
const lockedText = ([newest, ...others]: readonly LockedLogin[]): string => {
  if (newest === undefined) return 'nadie probó de más';
  const { userName, since } = newest;
  const more = others.length === 0 ? '' : ` y ${others.length === 1 ? 'otro' : `otros ${formatCount(others.length)}`}`;
  return `${userName}, desde el ${formatDateTime(since).slice(0, 16)}${more}`;
};

const bad = (count: number) => (count > 0 ? { tone: 'down' as const } : {});

/** Things that wait for an administrator, or failed, for management. */
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
          {failedMails === 0 ? 'ninguno falló' : 'mirá por qué'}
        </Figure>
      )}
    </section>
  );
}

const failedImportsText = ({ count, newest }: OfficeTrouble['imports']): string => {
  if (count === 0) return 'ninguna por mirar';
  return newest === null ? 'mirá cuáles' : 'mirá la última';
};

function TroubleFigures({
  office: { payments, imports, stalePriceFiles, jobs, locked },
}: {
  readonly office: OfficeTrouble;
}) {
  const failedJobs = jobs.reduce((all, { count }) => all + count, 0);
  const linkTo = useLinkTo();
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
        to={linkToImport(imports.newest)}
        {...bad(imports.count)}
      >
        {failedImportsText(imports)}
      </Figure>
      <Figure
        label="Listas de precios desactualizadas"
        value={formatCount(stalePriceFiles)}
        // The files themselves are an administrator's (docs/rules/overview.md 6).
        to={linkTo('/admin-list-price-files') ?? linkToOverview({ list: 'stale-price-files' })}
        {...bad(stalePriceFiles)}
      >
        {stalePriceFiles === 0 ? 'todas al día' : 'el catálogo cambió desde que se hicieron'}
      </Figure>
      <Figure
        label="Trabajos que fallaron"
        value={formatCount(failedJobs)}
        to={linkTo('/admin-jobs', failedJobs === 0 ? '' : '?state=failed')}
        {...bad(failedJobs)}
      >
        {failedJobs === 0 ? 'ninguno falló' : jobs.map(({ queue }) => failedJobTexts[queue]).join(' · ')}
      </Figure>
      <Figure
        label="Ingresos frenados"
        value={formatCount(locked.length)}
        to={linkToOverview({ list: 'locked-logins' })}
        {...bad(locked.length)}
      >
        {lockedText(locked)}
      </Figure>
    </>
  );
}
