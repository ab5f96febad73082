import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { PasswordHasher, SessionRepository } from '#core/session/session.repository.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isCommonPassword } from './common-password.ts';
import type { OwnPasswordService } from './own-password.service.ts';
import { passwordRefusal } from './password-rules.ts';

export interface OwnPasswordParts {
  readonly repository: Pick<SessionRepository, 'account' | 'choosePassword'>;
  readonly passwordHasher: PasswordHasher;
  /** Called with the id of each session that ended. */
  readonly ended: (sessionId: string) => void;
}

/** The server's side, for the session that asks: it is the one that goes on. */
export const createOwnPasswordService =
  ({ repository, passwordHasher, ended }: OwnPasswordParts) =>
  (sessionId: string): OwnPasswordService =>
    authorise<OwnPasswordService>('session', {
      async change(caller, change) {
        // Staff who act as a customer would lock the customer out, or change their own password by mistake.
        if (caller.actedBy !== null) return Err({ code: 'not-allowed' });
        const refused = passwordRefusal(caller.userName, change);
        if (refused !== null) return Err(refused);
        if (isCommonPassword(change.next)) return Err({ code: 'password-common' });
        const account = await repository.account(caller.userName);
        if (!(await passwordHasher.verify(account?.passwordHash ?? null, change.current))) {
          return Err({ code: 'current-password-wrong' });
        }
        const hash = await passwordHasher.hash(change.next);
        for (const id of await repository.choosePassword(sessionId, hash, authorOf(caller))) ended(id);
        return Ok(undefined);
      },
    });
