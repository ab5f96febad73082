import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trouble } from '#adapters/http/trouble.ts';

/** What the last call met besides an answer: of all calls, or of those that one piece of work made. */
export interface LastTrouble {
  met(trouble: Trouble | null): void;
  /** Null where the last call was answered. */
  read(): Trouble | null;
  /** Work that goes on beside other work, and has a last call of its own. */
  apart<Answer>(work: () => Answer): Answer;
}

export const createLastTrouble = (): LastTrouble => {
  const works = new AsyncLocalStorage<{ last: Trouble | null }>();
  const all: { last: Trouble | null } = { last: null };
  const current = () => works.getStore() ?? all;
  return {
    met(trouble) {
      current().last = trouble;
    },
    read: () => current().last,
    apart: (work) => works.run({ last: null }, work),
  };
};

/** A server that lacks a call whose address names nothing that a 404 could be about. */
export const lacksCall = (trouble: Trouble | null): boolean =>
  trouble?.kind === 'not-offered' || (trouble?.kind === 'refused' && trouble.status === 404);
