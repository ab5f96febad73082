import type { ScreenPath } from '#core/access/screens.ts';

const path = '/management' satisfies ScreenPath;

/** The lists of figures that have no screen which everybody who sees the figure may open. */
const figureLists = ['idle-customers', 'stale-price-files', 'locked-logins'] as const;
type FigureList = (typeof figureLists)[number];

/** The state in the screen's address. */
interface OverviewUrl {
  /** The list that lies over the figures; null for none. */
  readonly list: FigureList | null;
  /** The key of the page before; null for the first. */
  readonly after: string | null;
}

export const readOverviewUrl = (query: URLSearchParams): OverviewUrl => {
  const after = query.get('after');
  return {
    list: figureLists.find((list) => list === query.get('list')) ?? null,
    after: after !== null && /^[\w-]{1,1000}$/.test(after) ? after : null,
  };
};

export const linkToOverview = ({ list = null, after = null }: Partial<OverviewUrl> = {}): string => {
  const query = new URLSearchParams({
    ...(list === null ? {} : { list }),
    ...(after === null ? {} : { after }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
};
