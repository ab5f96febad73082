import type * as z from 'zod/mini';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { caseChoicesFromWire, caseChoicesWire, caseFilterToWire, casePageOf } from '#adapters/wire/staff-cases.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CaseFacts, StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import { type DocumentNumber, formatNumber } from '#core/orders/number.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type CallFailure, createCall, type HttpSettings, isCallMissing } from './call.ts';
import { createListFileCall } from './list-file.ts';

/** All cases by pages, of a server that has no list of them for staff. */
interface OtherPages<Case> {
  page(
    caller: Caller,
    page: number,
  ): Promise<Result<{ readonly cases: readonly Case[]; readonly isLast: boolean }, StaffCaseFailure>>;
  find(caller: Caller, number: DocumentNumber): Promise<Result<Case, StaffCaseFailure>>;
}

interface StaffCases<Case, Wire> {
  readonly name: string;
  readonly wire: z.ZodMiniType<Wire>;
  readonly fromWire: (one: Wire) => Case;
  readonly other: OtherPages<Case>;
}

/** The key of a page of a server that counts them. */
const pageKey = (page: number): string => `p${page}`;
const pageOfKey = (key: string | null): number => Number(/^p(\d{1,6})$/.exec(key ?? '')?.[1] ?? 1);

/** The facts of a case where a server has no lists for staff: empty. */
export const withoutFacts = (openedAt: string): CaseFacts => ({
  customerId: '',
  customerCode: '',
  sellerName: '',
  openedAt,
  version: 0,
  corrections: [],
});

/** Claims or warranties for staff over HTTP; of a server that has no such list, the pages of all of them. */
export const createStaffCaseService = <State extends string, Case, Wire>(
  settings: HttpSettings,
  { name, wire, fromWire, other }: StaffCases<Case, Wire>,
): StaffCaseService<State, Case> => {
  const call = createCall(settings);
  const file = createListFileCall(settings);
  const path = `/api/Management/${name}`;
  const pageWire = casePageOf(wire);
  return {
    async list(caller, filter, after) {
      const query = { ...caseFilterToWire(filter), ...(after === null ? {} : { after }) };
      const answer = await call({ method: 'GET', path, query }, pageWire);
      if (answer.ok) return Ok({ cases: answer.val.cases.map(fromWire), next: answer.val.next, isSearchable: true });
      const failure = caseFailure(answer.val);
      if (failure.code !== 'not-offered') return Err(failure);
      const page = pageOfKey(after);
      return (await other.page(caller, page)).map(({ cases, isLast }) => ({
        cases,
        next: isLast ? null : pageKey(page + 1),
        isSearchable: false,
      }));
    },
    async table(_caller, filter, format) {
      return (await file(`${path}/table`, { ...caseFilterToWire(filter), format })).mapErr(caseFailure);
    },
    async choices() {
      const answer = await call({ method: 'GET', path: `${path}/choices` }, caseChoicesWire);
      return answer.map(caseChoicesFromWire).mapErr(caseFailure);
    },
    async show(caller, number) {
      const answer = await call({ method: 'GET', path: `${path}/${formatNumber(number)}` }, wire);
      if (answer.ok) return Ok(fromWire(answer.val));
      const failure = caseFailure(answer.val);
      return failure.code === 'not-offered' ? other.find(caller, number) : Err(failure);
    },
    async correct(_caller, { version, ...number }, body) {
      const headers = { 'if-match': entityTagOf(version) };
      const at = `${path}/${formatNumber(number)}/correction`;
      return (await call({ method: 'PUT', path: at, body, headers }, wire)).map(fromWire).mapErr(caseFailure);
    },
  };
};

const codesOfServer: readonly StaffCaseFailure['code'][] = [
  'case-not-found',
  'page-key-unreadable',
  'nothing-to-export',
  'exports-busy',
  'case-moved',
  'case-not-correctable',
  'case-text-missing',
  'case-correction-unchanged',
  'case-correction-reason-missing',
];

const caseFailure = (failure: CallFailure): StaffCaseFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  const known = codesOfServer.find((code) => code === failure.problem);
  if (known !== undefined) return { code: known } as StaffCaseFailure;
  return isCallMissing(failure) ? { code: 'not-offered' } : { code: 'unreachable' };
};
