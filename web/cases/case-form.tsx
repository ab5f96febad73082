import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { caseMessagesModule } from '#web/modules/case-messages.module.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpeningPictures } from './messages/opening-pictures.tsx';

interface CaseFormProps<Draft extends FieldValues> {
  readonly kind: CaseKindName;
  readonly title: string;
  /** What the keys say: 'Enviar reclamo', and the question before what was written is thrown away. */
  readonly action: string;
  readonly discardQuestion: string;
  readonly closeTo: string;
  readonly isBlank: boolean;
  readonly form: RuleForm<Draft>;
  /** Until the answer comes the form can be neither changed nor sent again, also after closing and opening it. */
  readonly isSending: boolean;
  readonly onSend: (event: SyntheticEvent) => void;
  readonly discard: () => void;
  readonly children: ReactNode;
}

/**
 * A claim or a warranty while it is written: its draft stays when it is closed, and goes only when it is sent or thrown
 * away.
 */
export function CaseForm<Draft extends FieldValues>(props: CaseFormProps<Draft>) {
  const { kind, closeTo, isBlank, form, isSending, onSend, discard, children, ...words } = props;
  const { caseMessages } = useServices(caseMessagesModule);
  const hasPictures = useStore(caseMessages.chosen[kind]).length > 0;
  const { element, failure } = form;
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();

  return (
    <form ref={element} className="detail case-form" aria-labelledby={heading} onSubmit={onSend} noValidate>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar sin enviar: lo escrito queda">
          <Icon name="close" />
        </Link>
      </header>
      <fieldset className="case-written" role="presentation" disabled={isSending}>
        {children}
        <OpeningPictures kind={kind} isOff={isSending} />
      </fieldset>
      <FormFailure text={failure} />
      <button type="submit" className="btn primary big" disabled={isSending}>
        {isSending ? 'Enviando…' : words.action}
      </button>
      {(!isBlank || hasPictures) && (
        <button type="button" className="btn case-discard" disabled={isSending} onClick={() => setAsks(true)}>
          Descartar
        </button>
      )}
      {asks && (
        <Confirm
          title={words.discardQuestion}
          action="Descartar"
          onClose={() => setAsks(false)}
          onConfirm={() => {
            discard();
            caseMessages.chosen[kind].set([]);
            navigate(closeTo);
          }}
        >
          <p className="muted">Lo que escribiste se pierde.</p>
        </Confirm>
      )}
    </form>
  );
}
