import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { scopeOf } from '#core/orders/desk/desk-scope.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { fileRowsAtOnce, type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { type CaseDeskRepository, casePageSize } from './case-desk.repository.port.ts';
import type { CaseDeskService } from './case-desk.service.ts';
import { readCaseText } from './case-text.ts';

interface CaseDeskParts<State extends string, Case> {
  readonly desk: CaseDeskRepository<State, Case>;
  readonly writer: ListWriter<Case>;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'case-not-found' } as const);

export const createCaseDeskService = <State extends string, Case>({
  desk,
  writer,
  clock,
}: CaseDeskParts<State, Case>): CaseDeskService<State, Case> =>
  authorise<CaseDeskService<State, Case>>(
    { list: 'caseDesk', table: 'caseDesk', choices: 'caseDesk', show: 'caseDesk', correct: 'management' },
    {
      async list(caller, filter, after) {
        const scope = scopeOf(caller);
        return scope === null
          ? notAllowed
          : desk.list(scope, { ...filter, text: readCaseText(filter.text) }, after, casePageSize);
      },
      async table(caller, filter, format, signal) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        const asked = { ...filter, text: readCaseText(filter.text) };
        return listFile({
          ...{ writer, format, signal },
          today: dateInBuenosAires(clock.now()),
          pageAfter: async (after) =>
            (await desk.list(scope, asked, after, fileRowsAtOnce)).map(({ cases, next }) => ({ rows: cases, next })),
        });
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
