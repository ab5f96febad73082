import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createLoginLinkService } from '#adapters/http/login-links.ts';
import { loginLinkProblem } from '#adapters/texts/login-links.es.ts';
import type { LoginLinkFailure, LoginLinkService } from '#core/login-links/login-link.service.ts';
import type { LinkedLogin } from '#core/login-links/login-link.ts';
import { Ok } from '#core/shared/result.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Logo } from '#web/shell/logo.tsx';
import { createServiceQueries } from '#web/state/query-client.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { styled } from '#web/ui/styled.ts';
import { ChoosePassword } from './choose-password.tsx';
import { RecoverForm } from './recover-form.tsx';

const titles = { invitation: 'Elegí tu contraseña', recovery: 'Elegí otra contraseña' } as const;

/** /password: what a link from a mail opens, its token behind the #; without one, how to get one. */
function PasswordLink() {
  // Another link opened in the same window starts again.
  const token = useLocation().hash.slice(1);
  return <OpenedLink key={token} token={token} />;
}

/** The login of a link, or that it works no longer. A visitor has no queries of a session: these end with the page. */
const linkQuery = (service: LoginLinkService) =>
  createServiceQueries().define<LinkedLogin | 'gone', LoginLinkFailure, string>('login link', async (token) => {
    const login = await service.read(token);
    return !login.ok && login.val.code === 'link-gone' ? Ok('gone') : login;
  });

function OpenedLink({ token }: { readonly token: string }) {
  const { call } = usePublicServices();
  const [service] = useState(() => createLoginLinkService(call));
  const [ofLink] = useState(() => linkQuery(service));
  const link = useServiceQuery(ofLink, token === '' ? null : token);
  const title = link.answer === null || link.answer === 'gone' ? 'Contraseña' : titles[link.answer.kind];
  return (
    <>
      <header className="top">
        <Logo />
      </header>
      <main className="password-link">
        <PageTitle>{title}</PageTitle>
        {token === '' ? (
          <RecoverForm service={service} />
        ) : (
          <QueryState of={link} problem={loginLinkProblem} skeleton={<Skeleton rows={3} kind="office" />}>
            {(login) =>
              login === 'gone' ? (
                <LinkGone />
              ) : (
                <ChoosePassword service={service} token={token} login={login} title={title} />
              )
            }
          </QueryState>
        )}
      </main>
      <Footer />
    </>
  );
}

function LinkGone() {
  return (
    <Message title="Este enlace ya no sirve">
      <p className="muted">Se usó, venció o se anuló. Si olvidaste tu contraseña, pedí otro.</p>
      <Link className="btn primary" to="/password" reloadDocument>
        Pedir otro enlace
      </Link>
    </Message>
  );
}

/** The page with its style sheet. */
export const passwordPage = styled(['password'], async () => PasswordLink);
