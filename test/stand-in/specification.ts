import type { Answers, Asked, StandInAnswer } from './back-end.ts';
import { catalogueOf } from './catalogue.ts';
import { demandsOf, officeOf } from './office.ts';
import { salesOf } from './sales.ts';

/** How a back end names its things, and what it answers to a save: nothing, or no more than that it is done. */
export type Mode = 'numbers' | 'texts';

export interface Manners {
  readonly id: (number: number) => number | string;
  readonly saved: () => StandInAnswer;
  /** Lists that existing servers answer in two ways: with their pages, or bare. */
  readonly paged: (name: string, items: readonly unknown[]) => StandInAnswer;
}

const mannersOf = (mode: Mode): Manners => {
  let saves = 0;
  const replies: readonly StandInAnswer[] = [{ status: 200 }, { status: 204 }, { body: true }];
  return {
    id: (number) => (mode === 'numbers' ? number : `00${number}-a`),
    saved: () => replies[saves++ % replies.length] ?? {},
    paged: (name, items) =>
      mode === 'numbers' ? { body: { [name]: items, currentPage: 1, totalPages: 1 } } : { body: items },
  };
};

const users: Readonly<Record<string, string>> = { cliente: 'CustomerAdmin', admin: 'Admin' };
const nameOf = ({ request }: Asked): string => (request.headers.authorization ?? '').replace(/^Bearer token-of-/, '');
export const bodyOf = ({ body }: Asked): Record<string, unknown> => JSON.parse(body) as Record<string, unknown>;

const session: Answers = {
  'POST /api/Login/authenticate': (asked) => {
    const { userName, password } = bodyOf(asked);
    return password === 'demo' && String(userName) in users
      ? { body: { token: `token-of-${String(userName)}`, expire: '2100-01-01T00:00:00Z' } }
      : { status: 401 };
  },
  'GET /api/Login/me': (asked) => ({
    body: {
      ...{ name: nameOf(asked), type: users[nameOf(asked)] ?? 'CustomerAdmin', allowOffers: true, zone: 'Sur' },
      ...{ loginUsId: null, loginUsName: null, loginUsType: null },
    },
  }),
};

/** The calls, fields and verbs that a distributor's existing server has, and nothing besides (docs/rules/wire.md 6). */
export const specificationAnswers = (mode: Mode): Answers => {
  const manners = mannersOf(mode);
  return { ...session, ...catalogueOf(manners), ...salesOf(manners), ...demandsOf(manners), ...officeOf(manners) };
};
