/** What may lie between an answer's date, in whole seconds, and its arrival: no clock is wrong for it. */
const sameTimeMs = 60_000;

/**
 * When a session ends by the clock of the computer that holds it (docs/rules/session.md 1): the server said it by its
 * own, `aheadMs` behind that one. ISO 8601 in UTC; what is no instant stays as it was told.
 */
export const inOwnTime = (expire: string, aheadMs: number): string => {
  const told = Date.parse(expire);
  if (Math.abs(aheadMs) <= sameTimeMs || !Number.isFinite(told)) return expire;
  const own = new Date(told + aheadMs);
  return Number.isNaN(own.getTime()) ? expire : own.toISOString();
};
