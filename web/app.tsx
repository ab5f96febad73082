import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { usePublicServices } from './public-services-context.tsx';
import { actingPaths } from './shell/acting.ts';
import { RouteBoundary } from './shell/route-boundary.tsx';
import { ToasterView } from './shell/toaster.tsx';
import { Message } from './ui/message.tsx';
import { Skeleton } from './ui/skeleton.tsx';

/** Fetched ahead where it is the first thing shown. */
export const homeScreen = () => import('./home/home.screen.tsx').then((module) => ({ default: module.HomeScreen }));
const HomeScreen = lazy(homeScreen);
/** The screen that a link of a mail opens, with or without a session. */
const PasswordLink = lazy(() => import('./login-links/password-link.tsx').then((module) => module.passwordPage()));
const SignedIn = lazy(() => import('./shell/signed-in.tsx').then((module) => ({ default: module.SignedIn })));

/** The table of all screens comes with it: a visitor needs none of it. */
const afterSignIn = () => import('./shell/after-sign-in.ts');

/** What is shown follows the session: the visitor's page, the signed-in screens, or the way out. */
export function App() {
  const { session, toaster, call } = usePublicServices();
  const state = useSelector(session, ({ value }) => {
    if (typeof value === 'string') return value;
    return 'signingIn' in value ? 'signingIn' : 'signedIn';
  });
  const navigate = useNavigate();
  const byLink = useLocation().pathname === '/password';

  useEffect(() => {
    if (state !== 'leaving') return;
    const { wasEnded, user } = session.getSnapshot().context;
    if (!wasEnded || user === null) {
      navigate('/logout');
      return;
    }
    // The server ended the session: who signs in again goes on where they were, and Back leads where it led.
    const { pathname, search } = window.location;
    // This effect runs again once the address is the new one.
    if (pathname === '/home') return;
    navigate('/home', { replace: true, state: { from: `${pathname}${search}`, of: user.userName, wasEnded } });
  }, [state, session, navigate]);

  useEffect(() => {
    const subscription = session.on('signed-in', ({ user }) => {
      // Messages for the visitor, such as a wrong password, are over.
      toaster.clear();
      // Read now: the address may be another once the code has come.
      const asked = window.history.state?.usr;
      void afterSignIn().then(({ goOnAfterSignIn }) =>
        goOnAfterSignIn(user, asked, {
          call,
          toaster,
          goTo: (path) => navigate(path, { replace: true }),
          isAt: (path) => window.location.pathname === path,
        }),
      );
    });
    return () => subscription.unsubscribe();
  }, [session, toaster, call, navigate]);

  useEffect(() => {
    const { user } = session.getSnapshot().context;
    if (state !== 'signedIn' || user === null || window.location.pathname !== '/home') return;
    // Another tab signed in: this one goes on where it was too.
    const asked = window.history.state?.usr;
    void afterSignIn().then(({ wantedScreen }) => {
      const wanted = wantedScreen(user, asked);
      if (wanted !== null && window.location.pathname === '/home') navigate(wanted, { replace: true });
    });
  }, [state, session, navigate]);

  useEffect(() => {
    // The address is the new one's before anything is shown to them.
    const began = session.on('acting-began', ({ role }) => navigate(actingPaths(role).start));
    const ended = session.on('acting-ended', ({ role }) => role !== null && navigate(actingPaths(role).list));
    return () => {
      began.unsubscribe();
      ended.unsubscribe();
    };
  }, [session, navigate]);

  const shown: Record<typeof state, ReactNode> = {
    opening: null,
    checking: <Waiting />,
    unreachable: <Unreachable onRetry={() => session.send({ type: 'retry' })} />,
    signedOut: <VisitorRoutes />,
    signingIn: <VisitorRoutes />,
    signedIn: <SignedIn />,
    leaving: <p className="leaving">Cerrando sesión…</p>,
  };
  return (
    // Signing in is still the visitor's page: what was typed stays where it is.
    <RouteBoundary key={byLink || state === 'signingIn' ? 'signedOut' : state}>
      <Suspense fallback={<Waiting />}>{byLink ? <PasswordLink /> : shown[state]}</Suspense>
      <ToasterView toaster={toaster} />
    </RouteBoundary>
  );
}

/** Visitors reach two screens; any other path shows home, and is remembered for after signing in. */
function VisitorRoutes() {
  const { session } = usePublicServices();
  const { pathname, search } = useLocation();
  const isElsewhere = pathname !== '/' && pathname !== '/logout';
  const { wasEnded } = session.getSnapshot().context;
  return (
    <Routes>
      <Route path="/home" element={<HomeScreen />} />
      <Route
        path="*"
        element={
          <Navigate to="/home" replace state={isElsewhere ? { from: `${pathname}${search}`, wasEnded } : null} />
        }
      />
    </Routes>
  );
}

function Waiting() {
  return (
    <>
      <div className="top" />
      <main>
        <Skeleton rows={8} kind="product" />
      </main>
    </>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main>
      <Message title="No se pudo conectar con el servidor" drawing="plug">
        <p className="muted">Revisá la conexión. Tu sesión y tu carrito siguen como estaban.</p>
        <button type="button" className="btn primary" onClick={onRetry}>
          Reintentar
        </button>
      </Message>
    </main>
  );
}
