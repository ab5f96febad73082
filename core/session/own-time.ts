import { isSameTime } from '#core/shared/clock.ts';

/**
 * When a session ends by the clock of the computer that holds it (docs/rules/session.md 1): the server said it by its
 * own clock, `aheadMs` behind that one. Where this computer's clock is behind, the time stays as it came: the server
 * ends the session, and the clock may be set right before. ISO 8601 in UTC; what is no instant stays as it came too.
 */
export const inOwnTime = (expire: string, aheadMs: number): string => {
  const expiresAt = Date.parse(expire);
  if (aheadMs < 0 || isSameTime(aheadMs) || !Number.isFinite(expiresAt)) return expire;
  const expiresAtHere = new Date(expiresAt + aheadMs);
  return Number.isNaN(expiresAtHere.getTime()) ? expire : expiresAtHere.toISOString();
};
