import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createLoginLinkService } from '#adapters/http/login-links.ts';
import { loginLinkProblem } from '#adapters/texts/login-links.es.ts';
import type { LoginLinkFailure } from '#core/login-links/login-link.service.ts';
import type { LinkedLogin } from '#core/login-links/login-link.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Logo } from '#web/shell/logo.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { styled } from '#web/ui/styled.ts';
import { ChoosePassword } from './choose-password.tsx';
import { RecoverForm } from './recover-form.tsx';

const titles = { invitation: 'Elegí tu contraseña', recovery: 'Elegí otra contraseña' } as const;

/** /password: what a link from a mail opens, its token behind the #; without one, how to get one. */
function PasswordLink() {
  // Another link that is opened in the same window begins anew.
  const token = useLocation().hash.slice(1);
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { readonly token: string }) {
  const { call } = usePublicServices();
  const [service] = useState(() => createLoginLinkService(call));
  const [login, setLogin] = useState<LinkedLogin | null>(null);
  const [failure, setFailure] = useState<LoginLinkFailure | null>(null);
  /** What was said is asked again once it is forgotten. */
  const isAsked = token !== '' && login === null && failure === null;

  useEffect(() => {
    if (!isAsked) return;
    let isShown = true;
    void service.look(token).then((answer) => {
      if (!isShown) return;
      if (answer.ok) setLogin(answer.val);
      else setFailure(answer.val);
    });
    return () => {
      isShown = false;
    };
  }, [service, token, isAsked]);

  const title = login === null ? 'Contraseña' : titles[login.kind];
  return (
    <>
      <header className="top">
        <Logo />
      </header>
      <main className="password-link">
        <PageTitle>{title}</PageTitle>
        {token === '' ? (
          <RecoverForm service={service} />
        ) : login !== null ? (
          <ChoosePassword service={service} token={token} login={login} title={title} />
        ) : failure === null ? (
          <Skeleton rows={3} kind="office" />
        ) : failure.code === 'link-gone' ? (
          <Message title="Este enlace ya no sirve">
            <p className="muted">Se usó, venció o se anuló. Si olvidaste tu contraseña, pedí otro.</p>
            <Link className="btn primary" to="/password" reloadDocument>
              Pedir otro enlace
            </Link>
          </Message>
        ) : (
          <Message title={loginLinkProblem(failure)} drawing="plug">
            <button type="button" className="btn primary" onClick={() => setFailure(null)}>
              Reintentar
            </button>
          </Message>
        )}
      </main>
      <Footer />
    </>
  );
}

/** With its style sheet. */
export const passwordPage = styled(['password'], async () => PasswordLink);
