import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, homeScreen } from './app.tsx';
import { createPublicServices } from './public-services.ts';
import { PublicServicesProvider } from './public-services-context.tsx';
import { applyTheme, storedTheme } from './theme/theme.ts';
import { watchWayBack } from './url/way-back.ts';

/** The home and the screens share these: in this file they are smaller than in files of their own. */
export { useLeftFields } from './hooks/left-fields.ts';
export { useSubmission } from './hooks/submission.ts';
export { BackToTop } from './shell/back-to-top.tsx';
export { Footer } from './shell/footer.tsx';
export { Logo } from './shell/logo.tsx';
export { Field } from './ui/field.tsx';
export { Stock } from './ui/stock.tsx';

const publicServices = createPublicServices();
applyTheme(storedTheme(publicServices.kept));
publicServices.session.start();
watchWayBack();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

const page = (
  <StrictMode>
    <BrowserRouter>
      <PublicServicesProvider value={publicServices}>
        <App />
      </PublicServicesProvider>
    </BrowserRouter>
  </StrictMode>
);

const isVisitor = publicServices.session.getSnapshot().matches('signedOut');
const { pathname, search, hash } = window.location;
const isHome = ['/', '/home'].includes(pathname.replace(/(.)\/+$/, '$1').toLowerCase());
// A visitor's home should not wait for a second round trip.
if (isHome) void homeScreen();

// The shell is kept once everything else is there; without it (in a plain network, without https) the program is the
// same.
window.addEventListener('load', () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => {}));

if (isHome && isVisitor && root.hasChildNodes()) {
  // The page came drawn: it only has to come alive, under the address that it was drawn for.
  if (pathname !== '/home') window.history.replaceState(window.history.state, '', `/home${search}${hash}`);
  hydrateRoot(root, page);
} else {
  root.replaceChildren();
  createRoot(root).render(page);
}
