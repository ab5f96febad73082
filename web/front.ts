import { createActor } from 'xstate';
import { type Call, createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createContactDesk } from '#adapters/http/contact.ts';
import { createPublicDesk } from '#adapters/http/public.ts';
import { createSessionDesk } from '#adapters/http/session.ts';
import { createKeyValueStore, type KeyValueStore } from '#adapters/storage/key-value.ts';
import { createLoginStore } from '#adapters/storage/local-storage.ts';
import type { ContactDesk } from '#core/contact/contact-desk.ts';
import type { PublicDesk } from '#core/distributor/public-desk.ts';
import { createSessionMachine, type SessionActor } from '#core/session/session.machine.ts';
import { isValidLogin, type SessionDesk } from '#core/session/session-desk.ts';
import type { Clock } from '#core/shared/clock.ts';
import { createUnsavedWork, type UnsavedWork } from './parts/unsaved-work.ts';
import { readSettings, type WebSettings } from './settings.ts';
import { createToaster, type Toaster } from './shell/toasts.ts';

/**
 * What a visitor needs, and nothing more: the public page stays light. The rest is put together by container.ts, which is
 * loaded when somebody signs in.
 */
export interface Front {
  readonly settings: WebSettings;
  readonly session: SessionActor;
  readonly clock: Clock;
  readonly call: Call;
  /** For the few calls that are no JSON. */
  readonly http: HttpSettings;
  readonly publicDesk: PublicDesk;
  readonly contactDesk: ContactDesk;
  readonly toaster: Toaster;
  /** Asks the server; where it knows the session no more, the session machine hears of it. */
  readonly whoAmI: SessionDesk['me'];
  /** What outlives the tab, and what lasts as long as it. */
  readonly kept: KeyValueStore;
  readonly inTab: KeyValueStore;
  readonly unsavedWork: UnsavedWork;
}

const actingLapsed = 'Se terminó el tiempo para actuar como cliente, o ya no se puede. Volviste a tu usuario';

export function createFront(): Front {
  const settings = readSettings(document);
  const clock: Clock = { now: () => Date.now() };
  const kept = createKeyValueStore(() => window.localStorage);
  const http: HttpSettings = {
    baseUrl: settings.apiBaseUrl,
    token: () => {
      const { login } = session.getSnapshot().context;
      return isValidLogin(login, clock.now()) ? login.token : null;
    },
    sessionLost: () => session.send({ type: 'session-lost' }),
  };
  const call = createCall(http);
  const logins = createLoginStore(kept, window);
  const desk = createSessionDesk(call);
  const session: SessionActor = createActor(createSessionMachine({ desk, logins, clock }));
  const toaster = createToaster();
  session.on('acting-ended', ({ how }) => {
    if (how === 'lapsed') toaster.show({ kind: 'Warning', title: '', message: actingLapsed });
  });
  return {
    settings,
    session,
    clock,
    call,
    http,
    publicDesk: createPublicDesk(call),
    contactDesk: createContactDesk(call),
    toaster,
    whoAmI: desk.me,
    kept,
    inTab: createKeyValueStore(() => window.sessionStorage),
    unsavedWork: createUnsavedWork(),
  };
}
