import type { Answers, Asked, StandInAnswer } from './back-end.ts';
import { catalogueOf } from './catalogue.ts';
import { demandsOf, officeOf } from './office.ts';
import { peopleOf } from './people.ts';
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

export const bodyOf = ({ body }: Asked): Record<string, unknown> => JSON.parse(body) as Record<string, unknown>;

/** The calls, fields and verbs that a distributor's existing server has, and nothing besides (docs/rules/wire.md 6). */
export const specificationAnswers = (mode: Mode): Answers => {
  const manners = mannersOf(mode);
  return {
    ...peopleOf(manners),
    ...catalogueOf(manners),
    ...salesOf(manners),
    ...demandsOf(manners),
    ...officeOf(manners),
  };
};
