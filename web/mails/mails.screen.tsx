import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { mailStateTexts, outboxProblem } from '#adapters/texts/mails.es.ts';
import { refusal } from '#core/access/calls.ts';
import { mailKinds } from '#core/mail/mail-template.ts';
import { type MailState, mailStates } from '#core/mail/outbox-mail.ts';
import { linkToConfiguration } from '#web/admin-configuration/configuration-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { mailsModule } from '#web/modules/mails.module.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { ListFiles } from '#web/ui/list-files.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { MailList } from './mail-list.tsx';
import { linkToText, MailTexts } from './mail-texts.tsx';
import { TestMailDialog } from './test-mail-dialog.tsx';

const path = '/admin-mails';

const linkTo = (state: MailState | null, after: string | null = null): string => {
  const query = new URLSearchParams({ ...(state === null ? {} : { state }), ...(after === null ? {} : { after }) });
  return query.size === 0 ? path : `${path}?${query}`;
};

/** /admin-mails: the outbox, and for administrators how mails begin. */
export function MailsScreen() {
  const [query] = useSearchParams();
  const mayAdminister = useMayAdminister();
  const isTexts = mayAdminister && query.get('view') === 'textos';
  return (
    <main className="office mails">
      <PageTitle>{isTexts ? 'Textos de los correos' : 'Correos'}</PageTitle>
      {mayAdminister && (
        <nav className="tabs" aria-label="Correos">
          <Link to={path} aria-current={isTexts ? undefined : 'page'}>
            Bandeja de salida
          </Link>
          <Link to={linkToText(null)} aria-current={isTexts ? 'page' : undefined}>
            Textos
          </Link>
        </nav>
      )}
      {isTexts ? <MailTexts kind={mailKinds.find((each) => each === query.get('kind')) ?? 'order-sent'} /> : <Outbox />}
    </main>
  );
}

/** Managers read, administrators act. */
const useMayAdminister = (): boolean => refusal('administration', useServices().caller) === null;

/** What went out, what waits, and what could not and why. */
function Outbox() {
  const { mails } = useServices(mailsModule);
  const [query] = useSearchParams();
  const state = mailStates.find((each) => each === query.get('state')) ?? null;
  const after = query.get('after');
  const { answer, failure, retry } = useServiceQuery(mails.page, { state, after });
  const [isTesting, setIsTesting] = useState(false);
  const mayAdminister = useMayAdminister();
  return (
    <>
      {answer?.hasSender === false && (
        <p className="notice warn">
          Los correos esperan: falta decir desde qué cuenta salen.{' '}
          {mayAdminister ? (
            <Link to={linkToConfiguration('mails')}>Configurar el envío</Link>
          ) : (
            'Avisale a un administrador.'
          )}
        </p>
      )}
      <MailList
        mails={answer?.mails ?? null}
        isFiltered={state !== null}
        mayResend={mayAdminister}
        problem={failure && outboxProblem(failure)}
        onRetry={retry}
        files={<ListFiles title="Correos" make={(format) => mails.table(state, format)} problem={outboxProblem} />}
      >
        <h1>Correos</h1>
        <nav className="mail-states" aria-label="Estado de los correos">
          {[null, ...mailStates].map((each) => (
            <Link
              key={each ?? 'all'}
              className={each === state ? 'filter-state here' : 'filter-state'}
              to={linkTo(each)}
              aria-current={each === state ? 'true' : undefined}
            >
              {each === null ? 'Todos' : mailStateTexts[each]}
            </Link>
          ))}
        </nav>
        {mayAdminister && (
          <button type="button" className="btn" onClick={() => setIsTesting(true)}>
            <Icon name="send" />
            Enviar prueba
          </button>
        )}
      </MailList>
      {answer !== null && (
        <KeyPages
          firstTo={after === null ? null : linkTo(state)}
          nextTo={answer.next === null ? null : linkTo(state, answer.next)}
          first="Más nuevos"
          next="Más viejos"
        />
      )}
      {isTesting && <TestMailDialog onClose={() => setIsTesting(false)} />}
    </>
  );
}
