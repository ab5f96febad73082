import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { OpenSession, PasswordVault, SessionBook, TokenMint } from './session-book.port.ts';
import type { Login, SignInFailure } from './session-desk.ts';

export interface SessionParts {
  readonly book: SessionBook;
  readonly vault: PasswordVault;
  readonly mint: TokenMint;
  readonly clock: Clock;
}

/** How long a sign-in lasts. */
const sessionMs = 12 * 60 * 60 * 1000;

/** The server's side of `api/Login`: it holds the token, where the client's desk only has what the token tells. */
export interface SessionOffice {
  authenticate(userName: string, password: string): Promise<Result<Login, SignInFailure>>;
  /** Who is behind a token; null when it is forged, ended or expired. Asked at every call. */
  whoIs(token: string): Promise<OpenSession | null>;
  end(token: string): Promise<void>;
  /** Names a session without telling its token. */
  sessionId(token: string): string;
}

export const createSessionOffice = ({ book, vault, mint, clock }: SessionParts): SessionOffice => ({
  async authenticate(userName, password) {
    const account = await book.account(userName.trim().toLowerCase());
    const fits = await vault.verify(account?.passwordHash ?? null, password);
    if (account === null || account.isDisabled || !fits) return Err({ code: 'wrong-credentials' });
    const token = mint.token();
    const expire = new Date(clock.now() + sessionMs).toISOString();
    await book.open(account.userName, mint.digest(token), expire, null);
    return Ok({ token, expire });
  },

  async whoIs(token) {
    const session = await book.find(mint.digest(token));
    return session === null || session.expiresAt <= clock.now() ? null : session;
  },

  end: (token) => book.end(mint.digest(token)),

  sessionId: (token) => mint.digest(token),
});
