import { Link, useSearchParams } from 'react-router-dom';
import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import type { ActualAccount } from '#core/current-account/current-account.service.ts';
import { accountTotals } from '#core/current-account/running-total.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { currentAccountModule } from '#web/modules/current-account.module.ts';
import { paymentsModule } from '#web/modules/payments.module.ts';
import { OwnPayments } from '#web/payments/own-payments.tsx';
import { ReportPayment } from '#web/payments/report-payment.tsx';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { historicColumns } from './account-row-columns.tsx';
import { linkToAccount, readAccountUrl } from './account-url.ts';
import { ActualTable } from './actual-table.tsx';
import { BankAccounts } from './bank-accounts.tsx';

const titles = { actual: 'Cuentas corrientes', historica: 'Cuentas corrientes, histórica', pagos: 'Pagos' } as const;
const actualLink = linkToAccount({ tab: 'actual' });
const historicLink = linkToAccount({ tab: 'historica', page: 1 });
const paymentsLink = linkToAccount({ tab: 'pagos', after: null, isNew: false });

/**
 * /current-account: what is owed, what is settled, and where to pay. It is also the statement that the printer gets.
 */
export function CurrentAccountScreen() {
  const [query] = useSearchParams();
  const place = readAccountUrl(query);
  const { tab } = place;
  const { user } = useServices(currentAccountModule, paymentsModule);
  const { clock } = usePublicServices();
  const { name } = useDistributor();
  const today = formatDate(dateInBuenosAires(clock.now()));
  return (
    <main className="office account printed">
      <PageTitle>{titles[tab]}</PageTitle>
      <p className="only-print">{name}</p>
      <div className="account-head">
        <h1>Cuentas corrientes</h1>
        <p className="only-print">
          {user.loginUsName ?? user.name} · al {today}
        </p>
        <nav className="tabs" aria-label="Cuentas corrientes">
          <Link to={actualLink} aria-current={tab === 'actual' ? 'page' : undefined}>
            Actual
          </Link>
          <Link to={historicLink} aria-current={tab === 'historica' ? 'page' : undefined}>
            Histórica
          </Link>
          <Link to={paymentsLink} aria-current={tab === 'pagos' ? 'page' : undefined}>
            Pagos
          </Link>
        </nav>
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon name="print" />
          Imprimir
        </button>
      </div>
      <div className="account-body">
        <div className="account-rows">
          {tab === 'actual' && <Actual />}
          {tab === 'historica' && <Historic page={place.page} />}
          {tab === 'pagos' && <Payments {...place} />}
        </div>
        <BankAccounts />
      </div>
    </main>
  );
}

function Payments({ after, isNew }: { readonly after: string | null; readonly isNew: boolean }) {
  if (isNew) return <ReportPayment backTo={paymentsLink} />;
  return (
    <OwnPayments after={after} linkTo={(to) => linkToAccount({ tab: 'pagos', after: null, isNew: false, ...to })} />
  );
}

function Actual() {
  const { account } = useServices();
  return (
    <QueryState
      of={useServiceQuery(account.actual)}
      problem={currentAccountProblem}
      skeleton={<Skeleton rows={10} kind="office" />}
      isNone={({ documents, onAccount }) => documents.length + onAccount.length === 0}
      none={
        <Message title="No tenés comprobantes pendientes">
          <Link className="btn primary" to={historicLink}>
            Ver la histórica
          </Link>
        </Message>
      }
    >
      {(answer) => (
        <>
          <Debt account={answer} />
          <ActualTable account={answer} />
        </>
      )}
    </QueryState>
  );
}

function Debt({ account: { documents, onAccount, maxDays } }: { readonly account: ActualAccount }) {
  const { debt } = accountTotals(documents, onAccount);
  return (
    <p className="account-sum">
      {debt.isNegative() ? 'Saldo a favor' : 'Deuda'} <b>{formatPesos(debt.abs())}</b>{' '}
      <span className="muted">· se marca como vencido lo que se debe hace más de {formatCount(maxDays)} días</span>
    </p>
  );
}

function Historic({ page }: { readonly page: number }) {
  const { account } = useServices();
  const historic = useServiceQuery(account.historic, page);
  const currentPage = historic.isCurrent ? (historic.answer?.currentPage ?? null) : null;
  const linkTo = (to: number) => linkToAccount({ tab: 'historica', page: to });
  usePageInRange({ asked: page, currentPage, linkTo });
  return (
    <QueryState
      of={historic}
      problem={currentAccountProblem}
      skeleton={<Skeleton rows={10} kind="office" />}
      isNone={({ documents }) => documents.length === 0}
      none={
        <Message title="Todavía no hay comprobantes en la histórica">
          <Link className="btn primary" to={actualLink}>
            Ver la cuenta actual
          </Link>
        </Message>
      }
    >
      {({ documents, currentPage, totalPages }) => (
        <>
          <p className="only-print">
            Histórica, página {currentPage} de {totalPages}
          </p>
          <ListTable rows={documents} keyOf={({ id }) => id} columns={historicColumns} layout="statement settled" />
          <Pagination current={currentPage} total={totalPages} linkTo={linkTo} />
        </>
      )}
    </QueryState>
  );
}
