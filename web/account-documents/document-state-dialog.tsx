import { type FormEvent, useState } from 'react';
import { currentAccountProblem, documentStateText, documentStateTexts } from '#adapters/texts/current-account.es.ts';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import { documentState } from '#core/current-account/document.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { NamedFact } from '#web/ui/named-fact.tsx';

interface DocumentStateDialogProps {
  /** The document of the list; it is read anew while the window is open. */
  readonly listed: ManagedDocument;
  readonly onClose: () => void;
}

/** Settles a document, or opens it again. */
export function DocumentStateDialog({ listed, onClose }: DocumentStateDialogProps) {
  const { documents } = useServices();
  const { toaster } = usePublicServices();
  const { answer, failure } = useServiceQuery(documents.one, listed.id);
  const document = answer ?? listed;
  /** Null while nothing else was chosen: then it follows what is read. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { submit, isUnderWay, failure: problem } = useSubmission<string>();
  const isFinished = chosen ?? document.isFinished;
  const wrong = problem ?? (failure === null ? null : currentAccountProblem(failure));

  const [isAsking, setIsAsking] = useState(false);
  const owes = document.debt.gt(0);

  const save = () =>
    submit(async () => {
      setIsAsking(false);
      const changed = await documents.setFinished(document.id, isFinished);
      if (!changed.ok) return currentAccountProblem(changed.val);
      toaster.show({ kind: 'Success', title: document.title, message: documentStateTexts[documentState(changed.val)] });
      onClose();
      return null;
    });
  /** A document with a debt is settled only after a question (docs/rules/current-account.md 13). */
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isFinished && owes) setIsAsking(true);
    else save();
  };
  return (
    <Dialog title={`Estado de ${document.title}`} onClose={onClose}>
      <form className="document-state" onSubmit={send}>
        <dl className="facts">
          <NamedFact name="Cliente" value={document.customerName} />
          <NamedFact name="Vence" value={formatDate(document.expiration)} />
          <NamedFact name="Total" value={formatPesos(document.total)} />
          <NamedFact name="Deuda" value={formatPesos(document.debt)} />
        </dl>
        <fieldset disabled={isUnderWay}>
          <legend>Estado</legend>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input type="radio" name="finished" checked={isFinished === value} onChange={() => setChosen(value)} />
              {documentStateText(value)}
            </label>
          ))}
        </fieldset>
        <p className="muted">
          {isFinished
            ? 'El cliente lo ve en la histórica de su cuenta.'
            : owes
              ? 'El cliente lo ve en la cuenta actual, con lo que debe.'
              : 'No debe nada: el cliente lo sigue viendo en la cuenta actual hasta que lo pongas en Pago.'}
        </p>
        <FormFailure text={wrong} />
        <DialogActions
          isBusy={isUnderWay}
          isDisabled={isFinished === document.isFinished}
          action="Guardar"
          onClose={onClose}
        />
      </form>
      {isAsking && (
        <Confirm
          title={`¿Marcar ${document.title} como pago?`}
          action="Marcar como pago"
          busy={isUnderWay}
          onClose={() => setIsAsking(false)}
          onConfirm={save}
        >
          <p>
            Todavía debe {formatPesos(document.debt)}. Pasa a la histórica de {document.customerName} y esa deuda deja
            de contarse.
          </p>
        </Confirm>
      )}
    </Dialog>
  );
}
