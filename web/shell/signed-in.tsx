import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { mayOpen, otherSpellings } from '#core/access/screens.ts';
import { ComparerBar } from '#web/comparer/comparer-bar.tsx';
import { openServices } from '#web/container.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { QuoteBar } from '#web/quotes/quote-bar.tsx';
import { type Services, ServicesProvider, useServices } from '#web/services.ts';
import { setupVisit } from '#web/setup/setup-visit.ts';
import { useStore } from '#web/state/store.ts';
import { styleLink } from '#web/styles/styles.ts';
import { Announcer } from '#web/ui/announcer.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { styled } from '#web/ui/styled.ts';
import { ActingBar } from './acting-bar.tsx';
import { tellOfActing } from './acting-toasts.ts';
import { BackToTop } from './back-to-top.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { useFetchAhead } from './fetch-ahead.ts';
import { Footer } from './footer.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { NavRow } from './nav-row.tsx';
import { PublicityBanner } from './publicity-banner.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import { loadedScreen, loadScreen, type SignedInScreen, signedInScreens } from './screen-table.ts';
import { useShortcuts } from './shortcuts.ts';
import { TopBar } from './top-bar.tsx';

const screens = signedInScreens.map((path) => ({ path, Lazy: lazy(() => loadScreen(path)) }));
const HomeContent = lazy(() =>
  import('#web/home/home-content.tsx').then(({ HomeContent }) => ({ default: HomeContent })),
);
const SetupBar = lazy(async () => ({ default: (await import('#web/setup/setup-bar.tsx')).SetupBar }));
const PopupFlyers = lazy(styled(['flyers'], async () => (await import('#web/flyers/popup-flyers.tsx')).PopupFlyers));

/** Everything behind the login. It opens the services once, and closes them with the session. */
export function SignedIn() {
  const publicServices = usePublicServices();
  const user = useSelector(publicServices.session, ({ context }) => context.user);
  const [services, setServices] = useState<Services | null>(null);

  useEffect(() => {
    if (user === null) return;
    const opened = openServices(publicServices, user);
    setServices(opened);
    return () => {
      opened.stop();
      // The next user who signs in has not come from the set-up.
      setupVisit.set(null);
    };
  }, [publicServices, user]);

  useEffect(() => tellOfActing(publicServices.session, publicServices.toaster), [publicServices]);

  if (services === null) return <div className="top" />;
  return (
    <ServicesProvider value={services}>
      <link {...styleLink('shell')} />
      {services.user.lacksSecondFactor === true ? (
        <Suspense>
          <CompulsorySetUp />
        </Suspense>
      ) : (
        <Frame services={services} />
      )}
    </ServicesProvider>
  );
}

const CompulsorySetUp = lazy(
  styled(['password'], async () => (await import('#web/second-factor/compulsory-set-up.tsx')).CompulsorySetUp),
);

function Frame({ services }: { readonly services: Services }) {
  const { pathname } = useLocation();
  const [showsKeys, setShowsKeys] = useState(false);
  const came = useNavigationType();
  const setupStep = useStore(setupVisit);
  const comesFromSetup = pathname !== '/admin-setup' && mayOpen('/admin-setup', services.caller);
  useEffect(() => {
    // Another screen starts at its top; a page that Back returns to restores its own place.
    if (pathname !== '' && came !== 'POP') window.scrollTo(0, 0);
  }, [pathname, came]);
  useShortcuts(() => setShowsKeys(true));
  useFetchAhead();
  return (
    <>
      <a className="skip" href="#contenido">
        Ir al contenido
      </a>
      <ActingBar />
      <TopBar />
      <NavRow onKeys={() => setShowsKeys(true)} />
      <ConnectionBar />
      {setupStep !== null && comesFromSetup && (
        <Suspense>
          <SetupBar step={setupStep} />
        </Suspense>
      )}
      <div id="contenido" className="frame">
        <RouteBoundary key={pathname}>
          <Suspense fallback={<ScreenAwaited path={pathname} />}>
            <Routes>
              <Route path="/home" element={<SignedInHome />} />
              <Route path="/logout" element={<SignOut />} />
              {screens
                .filter(({ path }) => mayOpen(path, services.caller))
                .map(({ path, Lazy }) => (
                  <Route key={path} path={path} element={<ScreenAt path={path} Lazy={Lazy} />} />
                ))}
              {Object.entries(otherSpellings).map(([path, to]) => (
                <Route key={path} path={path} element={<SpelledOtherwise to={to} />} />
              ))}
              <Route path="*" element={<ToHome />} />
            </Routes>
          </Suspense>
        </RouteBoundary>
      </div>
      <PublicityBanner />
      <Footer />
      <QuoteBar />
      <ComparerBar />
      <BackToTop />
      <Announcer />
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}

/** The skeleton of a screen whose code is on its way: rows of products, or those of an office. */
function ScreenAwaited({ path }: { readonly path: string }) {
  if (/^\/(products-|offers|product-news|home)/.test(path)) return <Skeleton rows={8} kind="product" />;
  return (
    <main className="office">
      <Skeleton rows={10} kind="office" />
    </main>
  );
}

/** Goes home from a path of no screen, or of one that is not for this person, and says so. */
function ToHome() {
  const { toaster } = usePublicServices();
  const { user } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    void import('./closed-screen.ts').then(({ tellOfClosedScreen }) => tellOfClosedScreen(toaster, user, pathname));
  }, [toaster, user, pathname]);
  return <Navigate to="/home" replace />;
}

/** Goes to the screen's own path, with the same query. */
function SpelledOtherwise({ to }: { readonly to: string }) {
  return <Navigate to={{ pathname: to, search: useLocation().search }} replace />;
}

/**
 * A screen that was fetched ahead is drawn in the same frame. A lazy component, even a loaded one, would first show its
 * fallback, which React then leaves standing for 300 ms.
 */
function ScreenAt({ path, Lazy }: { readonly path: SignedInScreen; readonly Lazy: ComponentType }) {
  const [Screen] = useState<ComponentType>(() => loadedScreen(path) ?? Lazy);
  return <Screen />;
}

function SignedInHome() {
  return (
    <>
      <HomeContent />
      <Suspense>
        <PopupFlyers />
      </Suspense>
    </>
  );
}

/** Opening /logout is signing out. */
function SignOut() {
  const { session } = usePublicServices();
  const navigate = useNavigate();
  useEffect(() => {
    session.send({ type: 'sign-out' });
  }, [session]);
  useEffect(() => {
    const subscription = session.subscribe((snapshot) => {
      if (snapshot.matches('signedOut')) navigate('/home', { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [session, navigate]);
  return null;
}
