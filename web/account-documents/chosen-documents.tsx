import { useState } from 'react';
import { currentAccountProblem, documentStateText } from '#adapters/texts/current-account.es.ts';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import type { ListedDocument } from '#core/current-account/management/account-document.service.ts';
import { sum } from '#core/shared/money.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import type { ChosenRows } from '#web/hooks/use-chosen.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { type StayedRow, StayedRows } from '#web/ui/stayed-rows.tsx';

const countText = (count: number): string => (count === 1 ? 'Un comprobante' : `${formatCount(count)} comprobantes`);

/** Settles the documents that are ticked, or opens them again, one after another; what did not go is told. */
export function ChosenDocuments({ chosen }: { readonly chosen: ChosenRows<ListedDocument> }) {
  const { documents } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  /** Those whose debt is asked about, as they were then: the list may be read anew before it is answered. */
  const [asked, setAsked] = useState<readonly ListedDocument[]>([]);
  const [refused, setRefused] = useState<readonly StayedRow[]>([]);
  const { rows } = chosen;
  const [open, settled] = [rows.filter(({ isFinished }) => !isFinished), rows.filter(({ isFinished }) => isFinished)];
  const owing = (some: readonly ListedDocument[]) => some.filter(({ debt }) => debt.gt(0));

  const put = (some: readonly ListedDocument[], isFinished: boolean) =>
    submit(async () => {
      setAsked([]);
      const stayed: StayedRow[] = [];
      for (const { id, title } of some) {
        const changed = await documents.setFinishedOfMany(id, isFinished);
        if (!changed.ok) stayed.push({ name: title, why: currentAccountProblem(changed.val) });
      }
      const went = some.length - stayed.length;
      if (went > 0)
        toaster.show({
          kind: 'Success',
          title: 'Cuentas corrientes',
          message: `${countText(went)} en ${documentStateText(isFinished)}`,
        });
      setRefused(stayed);
      chosen.clear();
      await documents.outdateAll();
    });
  /** A document with a debt is settled only after a question (docs/rules/current-account.md 13). */
  const settle = () => (owing(open).length > 0 ? setAsked(open) : put(open, true));

  return (
    <>
      {rows.length > 0 && (
        <section className="bulk-bar" aria-label="Comprobantes elegidos">
          <p>
            {rows.length === 1 ? 'Un comprobante elegido' : `${formatCount(rows.length)} elegidos`} · deben{' '}
            {formatPesos(sum(open.map(({ debt }) => debt)))}
          </p>
          {open.length > 0 && (
            <button type="button" className="btn primary" disabled={isUnderWay} onClick={settle}>
              {isUnderWay ? 'Guardando…' : 'Poner en Pago'}
              {!isUnderWay && settled.length > 0 && ` (${formatCount(open.length)})`}
            </button>
          )}
          {settled.length > 0 && (
            <button type="button" className="btn on-bar" disabled={isUnderWay} onClick={() => put(settled, false)}>
              Volver a Impago{open.length > 0 && ` (${formatCount(settled.length)})`}
            </button>
          )}
          <button type="button" className="btn on-bar" onClick={chosen.clear}>
            No elegir ninguno
          </button>
        </section>
      )}
      {asked.length > 0 && (
        <Confirm
          title={
            asked.length === 1
              ? `¿Poner ${asked[0]?.title} en Pago?`
              : `¿Poner ${formatCount(asked.length)} comprobantes en Pago?`
          }
          action="Poner en Pago"
          busy={isUnderWay}
          onClose={() => setAsked([])}
          onConfirm={() => put(asked, true)}
        >
          <p>
            {owing(asked).length === 1 ? 'Uno todavía debe' : `${formatCount(owing(asked).length)} todavía deben`}{' '}
            {formatPesos(sum(asked.map(({ debt }) => debt)))}. Pasan a la histórica de sus clientes y esa deuda deja de
            contarse.
          </p>
        </Confirm>
      )}
      <StayedRows rows={refused} onClose={() => setRefused([])} />
    </>
  );
}
