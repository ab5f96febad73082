import { type AccessFailure, refusal } from '#core/access/calls.ts';
import { isClosed } from '#core/customers/customer-state.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type ActingRefusal, actingEnd, actingRefusal } from './impersonation.ts';
import type { SecondFactorCheck } from './second-factor-check.port.ts';
import type {
  OpenSession,
  PasswordHasher,
  SessionRepository,
  SignInPlace,
  TokenGenerator,
} from './session.repository.port.ts';
import type { Login, SignInFailure } from './session.service.ts';

export interface SessionParts {
  readonly repository: SessionRepository;
  readonly passwordHasher: PasswordHasher;
  readonly tokenGenerator: TokenGenerator;
  readonly clock: Clock;
  readonly secondFactor: SecondFactorCheck;
}

/** How long a sign-in lasts. */
const sessionMs = 12 * 60 * 60 * 1000;

const gone = Err({ code: 'not-signed-in' } as const);

export interface TypedSignIn {
  readonly userName: string;
  readonly password: string;
  /** The second factor; null where none was typed. */
  readonly code: string | null;
}

export type WayBack = 'backToSeller' | 'backToAdmin';

/** The server's side of `api/Login`: it holds the token, where the client's service only has what the token tells. */
export interface LoginService {
  authenticate(typed: TypedSignIn, from?: SignInPlace): Promise<Result<Login, SignInFailure>>;
  /**
   * A text that changes with each password that the name gets, and from which nothing else can be learnt; empty where
   * there is no such login.
   */
  passwordMark(userName: string): Promise<string>;
  /** Who is behind a token; null when it is forged, ended or expired. Asked at every call. */
  whoIs(token: string): Promise<OpenSession | null>;
  /** A login of the same person as a customer, beside their own; and the ids of the sessions that ended for it. */
  actAs(
    token: string,
    customerId: CustomerId,
    network?: string,
  ): Promise<
    Result<
      { readonly login: Login; readonly ended: readonly string[] },
      ActingRefusal | { readonly code: 'not-signed-in' }
    >
  >;
  /**
   * The staff's own login again, by the way that is for their role; what was done as the customer is over. Asked for
   * again within a minute, by a token that is good for nothing else by then, it is given again.
   */
  goBack(token: string, way: WayBack): Promise<Result<Login, AccessFailure>>;
  /** Ends a session, and with it all others of the same sign-in. Answers the ids of those that ended. */
  end(token: string): Promise<readonly string[]>;
  /** Names a session without telling its token. */
  sessionId(token: string): string;
  /** The session of that id as it is now; null when it ended or expired. */
  session(sessionId: string): Promise<OpenSession | null>;
}

export const createLoginService = ({
  repository,
  passwordHasher,
  tokenGenerator,
  clock,
  secondFactor,
}: SessionParts): LoginService => {
  const valid = async (digest: string): Promise<OpenSession | null> => {
    const session = await repository.find(digest);
    return session === null || session.expiresAt <= clock.now() ? null : session;
  };

  return {
    async authenticate({ userName, password, code }, from) {
      const account = await repository.account(userName.trim().toLowerCase());
      const fits = await passwordHasher.verify(account?.passwordHash || null, password);
      if (account === null || account.isDisabled || !fits) return Err({ code: 'wrong-credentials' });
      if (account.companyState !== null && isClosed(account.companyState)) return Err({ code: 'customer-closed' });
      const refused = await secondFactor({ userName: account.userName, actedBy: null, network: from?.network }, code);
      if (refused !== null) return Err(refused);
      const token = tokenGenerator.token();
      const expire = new Date(clock.now() + sessionMs).toISOString();
      await repository.open(account.userName, tokenGenerator.digest(token), expire, from);
      return Ok({ token, expire });
    },

    async passwordMark(userName) {
      const account = await repository.account(userName.trim().toLowerCase());
      return account === null ? '' : tokenGenerator.digest(account.passwordHash);
    },

    whoIs: (token) => valid(tokenGenerator.digest(token)),

    async actAs(token, customerId, network) {
      const staffDigest = tokenGenerator.digest(token);
      const session = await valid(staffDigest);
      if (session === null) return gone;
      const refused = actingRefusal(session.caller, await repository.customer(customerId));
      if (refused !== null) return Err(refused);
      const acting = tokenGenerator.token();
      const expire = new Date(actingEnd(clock.now(), session.expiresAt)).toISOString();
      const tokenDigest = tokenGenerator.digest(acting);
      const opening = { staffDigest, tokenDigest, customerId, expiresAt: expire, network };
      const ended = await repository.openActing(opening);
      return ended === null ? gone : Ok({ login: { token: acting, expire }, ended });
    },

    async goBack(token, way) {
      const actingDigest = tokenGenerator.digest(token);
      const session = await valid(actingDigest);
      const refused = session === null ? null : refusal(way, session.caller);
      if (refused !== null) return Err(refused);
      const back = tokenGenerator.token();
      const backDigest = tokenGenerator.digest(back);
      const expire =
        (session !== null ? await repository.reopenStaff(actingDigest, backDigest) : null) ??
        (await repository.reopenAgain(actingDigest, backDigest));
      return expire === null ? gone : Ok({ token: back, expire });
    },

    end: (token) => repository.end(tokenGenerator.digest(token)),

    sessionId: (token) => tokenGenerator.digest(token),

    session: valid,
  };
};
