import { assign, fromPromise, setup } from 'xstate';
import type { Credentials, CredentialsFailure, IssuedPassword } from '#core/credentials/credential.service.ts';
import type { LoginKind } from '#core/credentials/credential.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';

interface CredentialsContext {
  readonly found: Credentials | null;
  readonly failure: CredentialsFailure | null;
  /**
   * The logins whose password was issued in this window: it is shown at once, with a note where it will not be shown
   * again.
   */
  readonly issued: Partial<Record<LoginKind, { readonly isKept: boolean }>>;
}

type CredentialsEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'issued'; readonly kind: LoginKind; readonly issued: IssuedPassword };

/**
 * A customer's logins while their window is open. No query: each look is written into the audit trail, and passwords
 * stay nowhere once the window is closed.
 */
export const createCredentialsMachine = (
  known: Credentials | null,
  read: () => Promise<Result<Credentials, CredentialsFailure>>,
  onDefect: (defect: unknown) => void,
) =>
  setup({
    types: { context: {} as CredentialsContext, events: {} as CredentialsEvent },
    actors: {
      read: fromPromise(() => withoutDefects(onDefect)(read, Err({ code: 'unreachable' } as const))),
    },
    guards: { isKnown: ({ context }) => context.found !== null },
  }).createMachine({
    id: 'credentials',
    context: { found: known, failure: null, issued: {} },
    initial: 'opening',
    on: {
      issued: {
        target: '.shown',
        actions: assign(({ context, event: { kind, issued } }) => ({
          found: {
            ...(context.found ?? { admin: null, user: null }),
            [kind]: {
              login: issued.login,
              password: issued.password,
              hidden: null,
              // A new password lifts it.
              lock: null,
            },
          },
          issued: { ...context.issued, [kind]: { isKept: issued.isKept } },
        })),
      },
    },
    states: {
      opening: { always: [{ guard: 'isKnown', target: 'shown' }, { target: 'looking' }] },
      looking: {
        invoke: {
          src: 'read',
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'shown',
              actions: assign({ found: ({ event }) => event.output.unwrap(), failure: null }),
            },
            {
              target: 'failed',
              actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.val) }),
            },
          ],
        },
      },
      failed: { on: { retry: { target: 'looking', actions: assign({ failure: null }) } } },
      shown: {},
    },
  });
