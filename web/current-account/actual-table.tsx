import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { isOverdue } from '#core/current-account/age.ts';
import type { AccountRow, ActualAccount } from '#core/current-account/current-account.service.ts';
import { accountTotals, onAccountRows, type RunningRow, runningRows } from '#core/current-account/running-total.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { PdfButton } from './pdf-button.tsx';

/** What is open, oldest first, with what was paid so far and what it all comes to. */
export function ActualTable({ account: { documents, onAccount, maxDays } }: { readonly account: ActualAccount }) {
  const today = dateInBuenosAires(usePublicServices().clock.now());
  const totals = accountTotals(documents, onAccount);
  return (
    <table className="office-table a-table">
      <thead>
        <tr>
          <th className="a-pdf">PDF</th>
          <th>Fecha</th>
          <th>Documento</th>
          <th>Vencimiento</th>
          <th className="num">Antigüedad</th>
          <th className="num">Total</th>
          <th className="num">Pagado</th>
          <th className="num">Deuda</th>
          <th className="num">Acumulado</th>
        </tr>
      </thead>
      <tbody>
        {runningRows(documents).map((row) => (
          <ActualRow key={row.document.id} row={row} stands={isOverdue(row.document, maxDays, today)} />
        ))}
        {onAccountRows(onAccount, documents).map(({ payment, accumulated }) => (
          <tr key={`payment ${payment.id}`}>
            <td className="a-pdf" />
            <td className="mono a-date">{formatDate(payment.paidOn)}</td>
            <th scope="row" className="a-title">
              Pago a cuenta
            </th>
            <td className="a-until" />
            <td className="num a-age" />
            <td className="num a-total" />
            <td className="num a-paid">{formatAmount(payment.amount)}</td>
            <td className="num a-debt">{formatAmount(payment.amount.negated())}</td>
            <td className="num a-sum">{formatAmount(accumulated)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="a-pdf" />
          <th scope="row" colSpan={4} className="a-title">
            Total
          </th>
          <td className="num a-total">{formatAmount(totals.total)}</td>
          <td className="num a-paid">{formatAmount(totals.paid)}</td>
          <td className="num a-debt">{formatAmount(totals.debt)}</td>
          <td className="num a-sum" />
        </tr>
      </tfoot>
    </table>
  );
}

interface ActualRowProps {
  readonly row: RunningRow<AccountRow>;
  readonly stands: boolean;
}

function ActualRow({ row: { document, paid, accumulated }, stands }: ActualRowProps) {
  const { account } = useServices();
  return (
    <tr className={stands ? 'overdue' : undefined}>
      <td className="a-pdf">{document.hasPdf && <PdfButton document={document} service={account.service} />}</td>
      <td className="mono a-date">{formatDate(document.date)}</td>
      <th scope="row" className="mono a-title">
        {document.title}
      </th>
      <td className="mono a-until">{formatDate(document.expiration)}</td>
      <td className="num a-age">
        {stands && (
          <span className="stock red">
            <i aria-hidden="true" />
            Vencido
          </span>
        )}{' '}
        {formatCount(document.days)} {document.days === 1 ? 'día' : 'días'}
      </td>
      <td className="num a-total">{formatAmount(document.total)}</td>
      <td className="num a-paid">{formatAmount(paid)}</td>
      <td className="num a-debt">{document.debt.isZero() ? '' : formatAmount(document.debt)}</td>
      <td className="num a-sum">{formatAmount(accumulated)}</td>
    </tr>
  );
}
