import { Option } from 'commander';
import { type CaseFilter, everyCase } from '#core/cases/case-filter.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { stateOption } from '../arguments/state-option.ts';
import { dayRangeOptions } from '../day-range.ts';
import type { Asking } from '../declare/declare.ts';
import { customerMeant } from '../find/find-customer.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';

/** What claims and warranties are looked for by. Only staff can. */
export interface CaseFilterOptions<State extends string> {
  readonly state?: readonly State[];
  readonly search?: string;
  readonly customer?: string;
  readonly type?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The options of a list of claims or of warranties; `type` says what theirs is. */
export const caseFilterOptions = <State extends string>(
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
  type: string,
): readonly Option[] => [
  stateOption(states, texts),
  new Option('--search <TEXTO>', 'parte del número, del cliente, del artículo o del código'),
  new Option('--customer <TEXTO>', 'sólo los de ese cliente: su código, o parte de su nombre'),
  new Option('--type <TEXTO>', type),
  ...dayRangeOptions,
];

const named = ['state', 'search', 'customer', 'type', 'from', 'to'] as const;

/** Why somebody of a company cannot look for these: the first option of staff that was given. */
export const staffOnly = (options: CaseFilterOptions<string>, whose: string): Outcome | null => {
  const staffOption = named.find((name) => options[name] !== undefined);
  return staffOption === undefined
    ? null
    : wrongUsage(`--${staffOption} es para el personal`, `Sin esa opción salen ${whose}`);
};

/** The filter that was given; null where none was: then the calls that every server has will do. */
export async function caseFilterOf<State extends string>(
  asking: Asking,
  { state = [], search = '', customer, type, from, to }: CaseFilterOptions<State>,
): Promise<Result<CaseFilter<State> | null, Outcome>> {
  const filter = { ...everyCase, states: state, text: search, type: type ?? null, from: from ?? null, to: to ?? null };
  if (customer !== undefined) {
    return (await customerMeant(asking, customer)).map(({ id }) => ({ ...filter, customerId: id }));
  }
  const isAsked = state.length > 0 || search !== '' || [type, from, to].some((each) => each !== undefined);
  return Ok(isAsked ? filter : null);
}
