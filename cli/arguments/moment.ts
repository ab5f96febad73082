import { instantInBuenosAires } from '#core/shared/buenos-aires.ts';

/** '2026-12-01 08:00', or a day alone from its beginning, in Buenos Aires; ISO 8601, null for what is none. */
export const instantOf = (text: string): string | null => {
  const [date = '', time = '00:00'] = text.trim().split(/[ T]+/);
  return instantInBuenosAires(date, time);
};
