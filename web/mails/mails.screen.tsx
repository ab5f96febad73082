import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { mailStateTexts, outboxProblem } from '#adapters/texts/mails.es.ts';
import { refusal } from '#core/access/calls.ts';
import { mailKinds } from '#core/mail/mail-template.ts';
import { everyMail, type MailFilter, mailStates } from '#core/mail/outbox-mail.ts';
import { linkToConfiguration } from '#web/admin-configuration/configuration-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { mailsModule } from '#web/modules/mails.module.ts';
import { useServices } from '#web/services.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { ListFiles } from '#web/ui/list-files.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { MailList } from './mail-list.tsx';
import { linkToText, MailTexts } from './mail-texts.tsx';
import { TestMailDialog } from './test-mail-dialog.tsx';

const path = '/admin-mails';

const linkTo = ({ state, text }: MailFilter, after: string | null = null): string => {
  const query = new URLSearchParams({
    ...(state === null ? {} : { state }),
    ...(text === '' ? {} : { q: text }),
    ...(after === null ? {} : { after }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
};

const readFilter = (query: URLSearchParams): MailFilter => ({
  state: mailStates.find((each) => each === query.get('state')) ?? null,
  text: query.get('q')?.trim().slice(0, 100) ?? '',
});

/** /admin-mails: the outbox, and for administrators how mails begin. */
export function MailsScreen() {
  const [query] = useSearchParams();
  const mayAdminister = useMayAdminister();
  const isTexts = mayAdminister && query.get('view') === 'textos';
  return (
    <main className="office mails">
      <PageTitle>{isTexts ? 'Textos de los correos' : 'Correos'}</PageTitle>
      {mayAdminister && <h1>Correos</h1>}
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

/** Mails that were sent, that wait, and that failed and why. */
function Outbox() {
  const { mails } = useServices(mailsModule);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(query);
  const after = query.get('after');
  const { answer, failure, retry } = useServiceQuery(mails.page, { filter, after });
  const [isTesting, setIsTesting] = useState(false);
  const mayAdminister = useMayAdminister();
  const search = (text: string) => {
    const now = addressNow(readFilter);
    navigate(linkTo({ ...now, text }), { replace: true });
  };
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
        filter={filter}
        mayResend={mayAdminister}
        problem={failure && outboxProblem(failure)}
        onRetry={retry}
        files={<ListFiles title="Correos" make={(format) => mails.table(filter, format)} problem={outboxProblem} />}
      >
        {!mayAdminister && <h1>Correos</h1>}
        <FilterBar
          states={[null, ...mailStates].map((state) => ({
            label: state === null ? 'Todos' : mailStateTexts[state],
            to: linkTo({ ...filter, state }),
            isHere: filter.state === state,
          }))}
          search={{
            label: 'Buscar por destinatario o asunto',
            placeholder: 'Destinatario o asunto',
            value: filter.text,
          }}
          onSearch={search}
          set={[]}
          clearTo={linkTo(everyMail)}
        />
        {mayAdminister && (
          <button type="button" className="btn" onClick={() => setIsTesting(true)}>
            <Icon name="send" />
            Enviar prueba
          </button>
        )}
      </MailList>
      {answer !== null && (
        <KeyPages
          firstTo={after === null ? null : linkTo(filter)}
          nextTo={answer.next === null ? null : linkTo(filter, answer.next)}
          first="Más nuevos"
          next="Más viejos"
        />
      )}
      {isTesting && <TestMailDialog onClose={() => setIsTesting(false)} />}
    </>
  );
}
