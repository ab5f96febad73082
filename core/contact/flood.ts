/** A message that was left, where from, and when in milliseconds since the epoch. */
export interface Received {
  readonly from: string;
  readonly at: number;
}

interface Limit {
  readonly withinMs: number;
  readonly most: number;
}

const minute = 60_000;
export const day = 24 * 60 * minute;

/** From one address: three in ten minutes, ten in a day. From everybody: two hundred in a day. */
export const addressLimits: readonly Limit[] = [
  { withinMs: 10 * minute, most: 3 },
  { withinMs: day, most: 10 },
];
export const everybodyLimit: Limit = { withinMs: day, most: 200 };

/** How long until a limit takes one more, in milliseconds; 0 when it does now. */
const waitFor = ({ withinMs, most }: Limit, times: readonly number[], now: number): number => {
  const lately = times.filter((at) => at > now - withinMs).sort((a, b) => b - a);
  const oldestThatCounts = lately[most - 1];
  return oldestThatCounts === undefined ? 0 : oldestThatCounts + withinMs - now;
};

/** How long this address has to wait before it may leave another message, in milliseconds; 0 when it may now. */
export const floodWait = (recent: readonly Received[], from: string, now: number): number => {
  const own = recent.filter((message) => message.from === from).map(({ at }) => at);
  const all = recent.map(({ at }) => at);
  return Math.max(waitFor(everybodyLimit, all, now), ...addressLimits.map((limit) => waitFor(limit, own, now)));
};
