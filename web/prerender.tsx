import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { createCall } from '#adapters/http/call.ts';
import { createContactService } from '#adapters/http/contact.ts';
import { createPublicService } from '#adapters/http/public.ts';
import { createSessionService } from '#adapters/http/session.ts';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import { createSessionMachine } from '#core/session/session.machine.ts';
import { App } from './app.tsx';
import { page, type Shell } from './page.ts';
import type { PublicServices } from './public-services.ts';
import { PublicServicesProvider } from './public-services-context.tsx';
import type { WebSettings } from './settings.ts';
import { createToaster } from './shell/toasts.ts';
import { createStore } from './state/store.ts';
import { createUnsavedWork } from './state/unsaved-work.ts';

/** What stands for a browser while the page is drawn: nobody is signed in, nothing is stored, nothing is called. */
const stillPublicServices = (settings: WebSettings): PublicServices => {
  const http = { baseUrl: '', token: () => null, sessionLost: () => undefined };
  const call = createCall(http);
  const clock = { now: () => Date.now() };
  const logins = { read: () => null, keep: () => false, forget: () => true, onChange: () => () => undefined };
  const nothingKept = createKeyValueStore(() => {
    throw new Error('there is no storage here');
  });
  const service = createSessionService(call);
  const session = createActor(createSessionMachine({ service, logins, clock }));
  return {
    settings,
    distributor: createStore(settings.distributor),
    session: session.start(),
    clock,
    call,
    http,
    publicService: createPublicService(call),
    contactService: createContactService(call),
    toaster: createToaster(),
    whoAmI: service.me,
    kept: nothingKept,
    inTab: nothingKept,
    unsavedWork: createUnsavedWork(),
  };
};

/** /home as a visitor's browser draws it first: the HTML inside #root, with the title apart. */
async function drawHome(settings: WebSettings): Promise<{ readonly title: string; readonly html: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location="/home">
        <PublicServicesProvider value={stillPublicServices(settings)}>
          <App />
        </PublicServicesProvider>
      </StaticRouter>
    </StrictMode>,
    // Whole at once: what is sent later would need a script of its own to put it in its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let drawn = '';
  for await (const piece of prelude) drawn += String(piece);
  const [tag = '', title = ''] = /<title>(.*?)<\/title>/.exec(drawn) ?? [];
  return { title, html: drawn.replace(tag, '') };
}

/** A page: the public home, drawn, or the empty one of every other path; each begins with files of its own. */
export const drawPage = async (
  name: 'home' | 'index',
  shells: Readonly<Record<'home' | 'index', Shell>>,
  settings: WebSettings,
): Promise<string> => page(shells[name], settings, name === 'home' ? await drawHome(settings) : null);

/** The distributor of the page that the build draws. */
export { defaultDistributor } from '#core/distributor/default-distributor.ts';
export { defaultPicturePaths } from '#core/files/file-category.ts';
