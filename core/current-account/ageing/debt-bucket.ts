import { dayAfter } from '#core/shared/buenos-aires.ts';
import { ageInDays } from '../age.ts';

/** What is owed, by how many days its expiration has passed (docs/rules/current-account.md 14). */
export const debtBuckets = ['inTime', 'to30', 'to60', 'to90', 'more'] as const;
export type DebtBucket = (typeof debtBuckets)[number];

/** The most days that a debt of each of these is late. */
const maxDaysLate = { to30: 30, to60: 60, to90: 90 } as const;

/** Both dates are YYYY-MM-DD, of Buenos Aires. On its due date a debt is not late yet. */
export const bucketOf = (expiration: string, today: string): DebtBucket => {
  const late = ageInDays(expiration, today);
  if (late === 0) return 'inTime';
  if (late <= maxDaysLate.to30) return 'to30';
  if (late <= maxDaysLate.to60) return 'to60';
  return late <= maxDaysLate.to90 ? 'to90' : 'more';
};

/** The first day of expiration of each of these; what expired before `to90` is older than all of them. */
export const firstExpirations = (today: string): Readonly<Record<Exclude<DebtBucket, 'more'>, string>> => ({
  inTime: today,
  to30: dayAfter(today, -maxDaysLate.to30),
  to60: dayAfter(today, -maxDaysLate.to60),
  to90: dayAfter(today, -maxDaysLate.to90),
});
