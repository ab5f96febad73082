import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Role } from '#core/access/role.ts';
import { authorOf } from '#core/audit/author.ts';
import type { SecureRandom } from '#core/credentials/secure-random.port.ts';
import type { PasswordHasher, SessionRepository } from '#core/session/session.repository.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type CheckParts, createSecondFactorCheck } from './create-second-factor-check.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { OwnSecondFactorFailure, SecondFactorService } from './second-factor.service.ts';
import { typedCode } from './typed-code.ts';

export interface SecondFactorParts extends CheckParts {
  readonly sessions: Pick<SessionRepository, 'account'>;
  readonly passwordHasher: Pick<PasswordHasher, 'verify'>;
  readonly secureRandom: SecureRandom;
  /** The name under which an application lists the code: the distributor's. */
  readonly issuer: () => string;
  /** Called with the id of each session that ended. */
  readonly ended: (sessionId: string) => void;
}

const staff: readonly Role[] = ['Admin', 'Manager', 'Seller'];
const notAllowed = Err({ code: 'not-allowed' } as const);

/** The server's side, for the session that asks: it is the one that goes on. */
export const createSecondFactorService = (parts: SecondFactorParts) => {
  const { repository, codes, cipher, tokenGenerator, clock } = parts;
  const check = createSecondFactorCheck(parts, 'change');

  const isCompulsoryFor = async ({ role }: Caller): Promise<boolean> =>
    staff.includes(role) && (await repository.isCompulsoryForStaff());

  const passwordFits = async ({ userName }: Caller, password: string): Promise<boolean> => {
    const account = await parts.sessions.account(userName);
    return parts.passwordHasher.verify(account?.passwordHash ?? null, password);
  };

  const freshCodes = () => {
    const fresh = newRecoveryCodes(parts.secureRandom);
    return { fresh, digests: fresh.map((code) => tokenGenerator.digest(code)) };
  };

  /** A code of one that is on; every wrong one counts. */
  const codeRefusal = async (caller: Caller, code: string): Promise<OwnSecondFactorFailure | null> => {
    const stored = await repository.find(caller.userName);
    if (stored === null || stored.since === null) return { code: 'second-factor-not-begun' };
    const refused = await check(authorOf(caller), code);
    if (refused === null || refused.code === 'too-many-attempts') return refused;
    return { code: 'current-code-wrong' };
  };

  const confirm = async (
    sessionId: string,
    caller: Caller,
    text: string,
  ): Promise<Result<readonly string[], OwnSecondFactorFailure>> => {
    const { userName } = caller;
    const stored = await repository.find(userName);
    if (stored === null) return Err({ code: 'second-factor-not-begun' });
    if (stored.since !== null) return Err({ code: 'second-factor-already-on' });
    const typed = typedCode(text);
    const secret = cipher.open(stored.sealedSecret);
    const step = typed?.kind === 'one-time' && secret !== null ? codes.stepOf(secret, typed.digits, clock.now()) : null;
    if (step === null) return Err({ code: 'current-code-wrong' });
    const { fresh, digests } = freshCodes();
    const ended = await repository.confirm(
      { userName, sessionId },
      { sealedSecret: stored.sealedSecret, step },
      digests,
      authorOf(caller),
    );
    if (ended === null) return Err({ code: 'second-factor-not-begun' });
    for (const id of ended) parts.ended(id);
    return Ok(fresh);
  };

  return (sessionId: string): SecondFactorService =>
    authorise<SecondFactorService>('session', {
      async state(caller) {
        if (caller.actedBy !== null) return notAllowed;
        const [stored, isCompulsory] = await Promise.all([repository.find(caller.userName), isCompulsoryFor(caller)]);
        const since = stored?.since ?? null;
        return Ok({ since, recoveryCodesLeft: since === null ? 0 : (stored?.recoveryCodesLeft ?? 0), isCompulsory });
      },

      async begin(caller, password) {
        if (caller.actedBy !== null) return notAllowed;
        if (!(await passwordFits(caller, password))) return Err({ code: 'current-password-wrong' });
        const secret = codes.newSecret();
        if (!(await repository.begin(caller.userName, cipher.seal(secret)))) {
          return Err({ code: 'second-factor-already-on' });
        }
        return Ok({ secret, address: codes.address(secret, { issuer: parts.issuer(), userName: caller.userName }) });
      },

      async confirm(caller, code) {
        return caller.actedBy === null ? confirm(sessionId, caller, code) : notAllowed;
      },

      async renewRecoveryCodes(caller, code) {
        if (caller.actedBy !== null) return notAllowed;
        const refused = await codeRefusal(caller, code);
        if (refused !== null) return Err(refused);
        const { fresh, digests } = freshCodes();
        await repository.replaceRecoveryCodes(caller.userName, digests, authorOf(caller));
        return Ok(fresh);
      },

      async turnOff(caller, password, code) {
        if (caller.actedBy !== null) return notAllowed;
        if (await isCompulsoryFor(caller)) return Err({ code: 'second-factor-compulsory' });
        if (!(await passwordFits(caller, password))) return Err({ code: 'current-password-wrong' });
        const refused = await codeRefusal(caller, code);
        if (refused !== null) return Err(refused);
        await repository.remove(caller.userName, authorOf(caller));
        return Ok(undefined);
      },
    });
};
