import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { createCall } from '#adapters/http/call.ts';
import { createContactDesk } from '#adapters/http/contact.ts';
import { createPublicDesk } from '#adapters/http/public.ts';
import { createSessionDesk } from '#adapters/http/session.ts';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import { createSessionMachine } from '#core/session/session.machine.ts';
import { App } from './app.tsx';
import type { Front } from './front.ts';
import { FrontProvider } from './front-context.tsx';
import { type House, page, type Shell } from './page.ts';
import { createUnsavedWork } from './parts/unsaved-work.ts';
import { createToaster } from './shell/toasts.ts';

/** What stands for a browser while the page is drawn: nobody is signed in, nothing is stored, nothing is called. */
const stillFront = (house: House): Front => {
  const http = { baseUrl: '', token: () => null, sessionLost: () => undefined };
  const call = createCall(http);
  const clock = { now: () => Date.now() };
  const logins = { read: () => null, keep: () => undefined, forget: () => undefined, onChange: () => () => undefined };
  const nothingKept = createKeyValueStore(() => {
    throw new Error('there is no storage here');
  });
  const desk = createSessionDesk(call);
  const session = createActor(createSessionMachine({ desk, logins, clock }));
  return {
    settings: house,
    session: session.start(),
    clock,
    call,
    http,
    publicDesk: createPublicDesk(call),
    contactDesk: createContactDesk(call),
    toaster: createToaster(),
    whoAmI: desk.me,
    kept: nothingKept,
    inTab: nothingKept,
    unsavedWork: createUnsavedWork(),
  };
};

/** /home as a visitor's browser draws it first: the HTML inside #root, with the title apart. */
async function drawHome(house: House): Promise<{ readonly title: string; readonly html: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location="/home">
        <FrontProvider value={stillFront(house)}>
          <App />
        </FrontProvider>
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
  house: House,
): Promise<string> => page(shells[name], house, name === 'home' ? await drawHome(house) : null);

/** Of whom the build draws a page to look at. */
export { demoHouse } from '#core/distributor/demo-house.ts';
export { defaultPicturePaths } from '#core/files/file-category.ts';
