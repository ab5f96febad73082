import { createActor } from 'xstate';
import { type Call, createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createContactService } from '#adapters/http/contact.ts';
import { createPublicService } from '#adapters/http/public.ts';
import { createSessionService } from '#adapters/http/session.ts';
import { createKeyValueStore, type KeyValueStore } from '#adapters/storage/key-value.ts';
import { createLoginStore } from '#adapters/storage/local-storage.ts';
import { actingLapsed } from '#adapters/texts/acting-lapsed.es.ts';
import type { ContactService } from '#core/contact/contact.service.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { PublicService } from '#core/distributor/public.service.ts';
import { createSessionMachine, type SessionActor } from '#core/session/session.machine.ts';
import { isValidLogin, type SessionService } from '#core/session/session.service.ts';
import type { Clock } from '#core/shared/clock.ts';
import { createServerClock } from '#web/state/server-clock.ts';
import { readSettings, type WebSettings } from './settings.ts';
import { createToaster, type Toaster } from './shell/toasts.ts';
import { createStore, type Store } from './state/store.ts';
import { createUnsavedWork, type UnsavedWork } from './state/unsaved-work.ts';

/**
 * What a visitor needs, and nothing more: the public page stays light. The rest is put together by container.ts, which
 * is loaded when somebody signs in.
 */
export interface PublicServices {
  readonly settings: WebSettings;
  /** The distributor as last saved in this window. */
  readonly distributor: Store<Distributor>;
  readonly session: SessionActor;
  /** The server's time. */
  readonly clock: Clock;
  readonly call: Call;
  /** For the few calls that are no JSON. */
  readonly http: HttpSettings;
  readonly publicService: PublicService;
  readonly contactService: ContactService;
  readonly toaster: Toaster;
  /** Asks the server; where it knows the session no more, the session machine hears of it. */
  readonly whoAmI: SessionService['me'];
  /** Storage that outlives the tab, and storage that lasts as long as it. */
  readonly kept: KeyValueStore;
  readonly inTab: KeyValueStore;
  readonly unsavedWork: UnsavedWork;
}

export function createPublicServices(): PublicServices {
  const settings = readSettings(document);
  // A stored login ends by the own clock (docs/rules/session.md 1); what day it is, the server says.
  const ownClock: Clock = { now: () => Date.now() };
  const clock = createServerClock(ownClock);
  const kept = createKeyValueStore(() => window.localStorage);
  const http: HttpSettings = {
    baseUrl: settings.apiBaseUrl,
    token: () => {
      const { login } = session.getSnapshot().context;
      return isValidLogin(login, ownClock.now()) ? login.token : null;
    },
    answered(answer) {
      // An answer out of a cache would tell an earlier time.
      if (answer?.headers.get('cache-control') === 'no-store') clock.received(answer.headers.get('date'));
    },
    sessionLost: (token) => session.send({ type: 'session-lost', token }),
  };
  const call = createCall(http);
  const logins = createLoginStore(kept, window);
  const service = createSessionService(call);
  const session: SessionActor = createActor(createSessionMachine({ service, logins, clock: ownClock }));
  const toaster = createToaster();
  session.on('acting-ended', ({ how }) => {
    if (how === 'lapsed') toaster.show({ kind: 'Warning', title: '', message: actingLapsed });
  });
  return {
    settings,
    distributor: createStore(settings.distributor),
    session,
    clock,
    call,
    http,
    publicService: createPublicService(call),
    contactService: createContactService(call),
    toaster,
    whoAmI: service.me,
    kept,
    inTab: createKeyValueStore(() => window.sessionStorage),
    unsavedWork: createUnsavedWork(),
  };
}
