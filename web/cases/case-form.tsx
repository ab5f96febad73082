import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { focusFirstWrong } from './first-wrong.ts';

interface CaseFormProps {
  readonly title: string;
  /** What the keys say: 'Enviar reclamo', and the question before what was written is thrown away. */
  readonly action: string;
  readonly discardQuestion: string;
  readonly closeTo: string;
  readonly isBlank: boolean;
  readonly isSending: boolean;
  readonly failure: string | null;
  /** Tells where it was not sent: then the first wrong field takes the focus. */
  readonly send: (notSent: () => void) => void;
  readonly discard: () => void;
  readonly children: ReactNode;
}

/** A claim or a warranty while it is written: its draft stays when it is closed, and goes only when it is sent or thrown away. */
export function CaseForm({ closeTo, isSending, failure, send, discard, children, ...words }: CaseFormProps) {
  const [asks, setAsks] = useState(false);
  const [tries, setTries] = useState(0);
  const navigate = useNavigate();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) focusFirstWrong(element.current);
  }, [tries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(() => setTries((before) => before + 1));
  };

  return (
    <form ref={element} className="detail case-form" aria-labelledby={heading} onSubmit={submit} noValidate>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar sin enviar: lo escrito queda">
          <Icon name="close" />
        </Link>
      </header>
      {children}
      <div role="alert">{failure !== null && <p className="notice bad">{failure}</p>}</div>
      <button type="submit" className="btn primary big" disabled={isSending}>
        {isSending ? 'Enviando…' : words.action}
      </button>
      {!words.isBlank && (
        <button type="button" className="btn case-discard" onClick={() => setAsks(true)}>
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
            navigate(closeTo);
          }}
        >
          <p className="muted">Lo que escribiste se pierde.</p>
        </Confirm>
      )}
    </form>
  );
}
