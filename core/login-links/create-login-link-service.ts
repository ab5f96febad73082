import { isCommonPassword } from '#core/credentials/common-password.ts';
import { passwordRefusal } from '#core/credentials/password-rules.ts';
import type { PasswordHasher } from '#core/session/session.repository.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { LinkParts } from './create-invitation-service.ts';
import type { LoginLinkService } from './login-link.service.ts';
import { linkLifetime, linkTo, recoveryPause } from './login-link.ts';

export interface LoginLinkParts extends LinkParts {
  readonly passwordHasher: Pick<PasswordHasher, 'hash'>;
  /** Called with the id of each session that ended. */
  readonly ended: (sessionId: string) => void;
}

/** A visitor who asks for a link or has one. */
export interface LinkVisit {
  /** The address at which people reach the program; null where it is not known for sure, and no link may be mailed. */
  readonly base: string | null;
  /** The visitor's network (core/shared/network-of.ts). */
  readonly network: string;
}

const gone = Err({ code: 'link-gone' } as const);

export const createLoginLinkService =
  ({ links, tokenGenerator, clock, mailWriter, passwordHasher, ended }: LoginLinkParts) =>
  ({ base, network }: LinkVisit): LoginLinkService => ({
    async recover(typed) {
      if (base === null) return Ok(null);
      const now = clock.now();
      const pausedSince = new Date(now - recoveryPause).toISOString();
      const expiresAt = new Date(now + linkLifetime.recovery).toISOString();
      for (const login of await links.recoverable(typed.trim().toLowerCase(), pausedSince)) {
        const token = tokenGenerator.token();
        const mail = (await mailWriter())({ ...login, kind: 'recovery', expiresAt }, linkTo(base, token));
        await links.recover(login, { digest: tokenGenerator.digest(token), expiresAt }, mail, { pausedSince, network });
      }
      return Ok(null);
    },

    async read(token) {
      const login = await links.find(tokenGenerator.digest(token));
      return login === null ? gone : Ok(login);
    },

    async setPassword(token, password) {
      const digest = tokenGenerator.digest(token);
      const login = await links.find(digest);
      if (login === null) return gone;
      const refused = passwordRefusal(login.userName, { current: '', next: password });
      if (refused !== null) return Err(refused);
      if (isCommonPassword(password)) return Err({ code: 'password-common' });
      const set = await links.use(digest, await passwordHasher.hash(password), network);
      if (set === null) return gone;
      for (const id of set.ended) ended(id);
      return Ok({ userName: set.userName });
    },
  });
