import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { scopeOf } from '#core/orders/staff/staff-scope.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { fileRowsAtOnce, type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { readCaseText } from './case-text.ts';
import { casePageSize, type StaffCaseRepository } from './staff-case.repository.port.ts';
import type { StaffCaseService } from './staff-case.service.ts';

interface StaffCaseParts<State extends string, Case> {
  readonly repository: StaffCaseRepository<State, Case>;
  readonly writer: ListWriter<Case>;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'case-not-found' } as const);

export const createStaffCaseService = <State extends string, Case>({
  repository,
  writer,
  clock,
}: StaffCaseParts<State, Case>): StaffCaseService<State, Case> =>
  authorise<StaffCaseService<State, Case>>(
    { list: 'staffCases', table: 'staffCases', choices: 'staffCases', show: 'staffCases', correct: 'management' },
    {
      async list(caller, filter, after) {
        const scope = scopeOf(caller);
        return scope === null
          ? notAllowed
          : repository.list(scope, { ...filter, text: readCaseText(filter.text) }, after, casePageSize);
      },
      async table(caller, filter, format, signal) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        const asked = { ...filter, text: readCaseText(filter.text) };
        return listFile({
          ...{ writer, format, signal },
          today: dateInBuenosAires(clock.now()),
          pageAfter: async (after) =>
            (await repository.list(scope, asked, after, fileRowsAtOnce)).map(({ cases, next }) => ({
              rows: cases,
              next,
            })),
        });
      },
      async choices(caller) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : Ok(await repository.choices(scope));
      },
      async show(caller, number) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        const shown = await repository.byNumber(scope, number);
        return shown === null ? notFound : Ok(shown);
      },
      async correct(caller, seen, correction) {
        const at = new Date(clock.now()).toISOString();
        const corrected = await repository.correct(seen, correction, at, authorOf(caller));
        if (!corrected.ok) return corrected;
        const after = await repository.byNumber('everybody', seen);
        return after === null ? notFound : Ok(after);
      },
    },
  );
