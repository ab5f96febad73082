import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { SecondFactorCheck } from '#core/session/second-factor-check.port.ts';
import type { TokenGenerator } from '#core/session/session.repository.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { OneTimeCodes } from './one-time-codes.port.ts';
import type {
  CodePurpose,
  JudgedCode,
  SecondFactorRepository,
  StoredSecondFactor,
} from './second-factor.repository.port.ts';
import { typedCode } from './typed-code.ts';
import { secondsToWait } from './wrong-codes.ts';

export interface CheckParts {
  readonly repository: SecondFactorRepository;
  readonly codes: OneTimeCodes;
  readonly cipher: Cipher;
  readonly tokenGenerator: Pick<TokenGenerator, 'digest'>;
  readonly clock: Clock;
}

/** Asks for the code where a person has a second factor; others are not asked (docs/rules/second-factor.md 2, 3). */
export const createSecondFactorCheck = (parts: CheckParts, purpose: CodePurpose): SecondFactorCheck => {
  const { repository, codes, cipher, tokenGenerator, clock } = parts;

  const judge = (stored: StoredSecondFactor, text: string, now: number): JudgedCode => {
    const seconds = secondsToWait(stored.wrong, now);
    if (seconds > 0) return { kind: 'wait', seconds };
    const typed = typedCode(text);
    if (typed === null) return { kind: 'wrong' };
    if (typed.kind === 'recovery') return { kind: 'recovery', digest: tokenGenerator.digest(typed.code) };
    // Sealed with a key that is gone: recovery codes still let its owner in.
    const secret = cipher.open(stored.sealedSecret);
    const step = secret === null ? null : codes.stepOf(secret, typed.digits, now);
    return step === null ? { kind: 'wrong' } : { kind: 'step', step };
  };

  return async (who, code) => {
    const stored = await repository.find(who.userName);
    if (stored === null || stored.since === null) return null;
    if (code === null) return { code: 'second-factor-required' };
    const now = clock.now();
    const attempt = await repository.attempt(who, now, (current) => judge(current, code, now), purpose);
    if (attempt === null || attempt.kind === 'taken') return null;
    return attempt.kind === 'wait'
      ? { code: 'too-many-attempts', retryAfterSeconds: attempt.seconds }
      : { code: 'second-factor-wrong' };
  };
};
