import { createActor, SimulatedClock } from 'xstate';
import type { LoginStore } from '#core/session/login-store.port.ts';
import { createSessionMachine } from '#core/session/session.machine.ts';
import type {
  ActingFailure,
  CurrentUser,
  Login,
  SessionFailure,
  SessionService,
  SignInFailure,
} from '#core/session/session.service.ts';
import { Ok, type Result } from '#core/shared/result.ts';

export const start = Date.parse('2026-03-09T12:00:00Z');
export const hour = 60 * 60 * 1000;
export const loginUntil = (instant: number, token = 'a-token'): Login => ({
  token,
  expire: new Date(instant).toISOString(),
});

export const cliente: CurrentUser = {
  userName: 'cliente',
  name: 'Repuestos Don Julio',
  type: 'CustomerUser',
  allowOffers: true,
  zone: 'Zona norte',
  loginUsId: null,
  loginUsName: null,
  loginUsType: null,
  customerId: null,
};

interface Setting {
  readonly stored?: Partial<Login>;
  readonly authenticate?: Result<Login, SignInFailure>;
  /** The answer where a code is given. */
  readonly coded?: Result<Login, SignInFailure>;
  readonly me?: Result<CurrentUser, SessionFailure>;
  readonly actAs?: Result<Login, ActingFailure>;
  readonly goBack?: Result<Login, SessionFailure>;
  /** What is stored stays as it is: storage is full, or may not be written. */
  readonly isWritable?: boolean;
}

/** A tab at noon: its machine, its storage as other tabs see it, and what was asked of the server. */
export function aTab({
  stored,
  authenticate = Ok(loginUntil(start + hour)),
  coded = Ok(loginUntil(start + hour)),
  me = Ok(cliente),
  actAs = Ok(loginUntil(start + hour, 'acting')),
  goBack = Ok(loginUntil(start + 12 * hour, 'back')),
  isWritable = true,
}: Setting = {}) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const tab: { kept: Partial<Login> | null; answer: typeof me; goBack: typeof goBack } = {
    kept: stored ?? null,
    answer: me,
    goBack,
  };
  const listeners = new Set<() => void>();
  const logins: LoginStore = {
    read: () => tab.kept,
    keep: (login) => {
      if (isWritable) tab.kept = login;
      return isWritable;
    },
    forget: () => {
      if (isWritable) tab.kept = null;
      return isWritable;
    },
    onChange: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  const token = () => session.getSnapshot().context.login?.token ?? 'none';
  const service: SessionService = {
    authenticate: async (userName, _password, code) => {
      asked.push(['authenticate', userName, code].filter(Boolean).join(' '));
      return code === undefined ? authenticate : coded;
    },
    me: async () => {
      asked.push(`me ${token()}`);
      return tab.answer;
    },
    logout: async () => {
      asked.push(`logout ${token()}`);
      return Ok(undefined);
    },
    actAs: async ({ role }, customerId) => {
      asked.push(`${role} acts as ${customerId} with ${token()}`);
      return actAs;
    },
    goBack: async ({ actedBy }) => {
      asked.push(`back to ${actedBy?.role ?? 'nobody'} with ${token()}`);
      return tab.goBack;
    },
  };
  const session = createActor(createSessionMachine({ service, logins, clock: { now: () => start + clock.now() } }), {
    clock,
  });
  const events: string[] = [];
  session.on('*', (event) => {
    const more =
      'how' in event
        ? `${event.how} ${event.role ?? 'unknown'}`
        : 'failure' in event
          ? event.failure.code
          : 'role' in event
            ? (event.role ?? 'unknown')
            : '';
    events.push(`${event.type} ${more}`.trim());
  });
  session.start();
  const elsewhere = (login: Login | null) => {
    tab.kept = login;
    for (const changed of listeners) changed();
  };
  const state = () => {
    const { value } = session.getSnapshot();
    return typeof value === 'string' ? value : Object.keys(value)[0];
  };
  return { session, clock, asked, events, tab, elsewhere, state };
}

/** Lets every promise that is settled already be heard. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
