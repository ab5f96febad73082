import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { scopeOf } from '#core/orders/desk/desk-scope.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CaseDeskRepository } from './case-desk.repository.port.ts';
import type { CaseDeskService } from './case-desk.service.ts';
import { readCaseText } from './case-text.ts';

interface CaseDeskParts<State extends string, Case> {
  readonly desk: CaseDeskRepository<State, Case>;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'case-not-found' } as const);

export const createCaseDeskService = <State extends string, Case>({
  desk,
  clock,
}: CaseDeskParts<State, Case>): CaseDeskService<State, Case> =>
  authorise<CaseDeskService<State, Case>>(
    { list: 'caseDesk', choices: 'caseDesk', show: 'caseDesk', correct: 'management' },
    {
      async list(caller, filter, after) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : desk.list(scope, { ...filter, text: readCaseText(filter.text) }, after);
      },
      async choices(caller) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : Ok(await desk.choices(scope));
      },
      async show(caller, number) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        const shown = await desk.byNumber(scope, number);
        return shown === null ? notFound : Ok(shown);
      },
      async correct(caller, seen, correction) {
        const at = new Date(clock.now()).toISOString();
        const corrected = await desk.correct(seen, correction, at, authorOf(caller));
        if (!corrected.ok) return corrected;
        const after = await desk.byNumber('everybody', seen);
        return after === null ? notFound : Ok(after);
      },
    },
  );
