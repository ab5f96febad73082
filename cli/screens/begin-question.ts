import type { Option } from 'commander';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Asking } from '../declare/declare.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Only, Question } from './frame/screen.ts';

/** What a screen is opened with: the filters of its list that a screen has too. */
export interface BeginOptions {
  readonly state?: readonly string[];
  readonly search?: string;
  readonly customer?: string;
}

const names = ['state', 'search', 'customer'];

/** Those of a list's options that its screen takes. */
export const beginOptions = (options: readonly Option[]): readonly Option[] =>
  options.filter((option) => names.includes(option.attributeName()));

/** The tab of the one state that was named; a screen shows one or all. */
const tabOf = (states: readonly string[]): Result<string, Outcome> => {
  const [first = ''] = states;
  return states.length > 1
    ? Err(wrongUsage('La pantalla muestra un estado, o todos', 'Con varios va la lista: el mismo comando con list'))
    : Ok(first);
};

/** What is asked by a state, a text and a customer, whom `find` finds. */
export const beginQuestion =
  (find: (asking: Asking, text: string) => Promise<Result<Only, Outcome>>) =>
  async (asking: Asking, { state = [], search = '', customer }: BeginOptions): Promise<Result<Question, Outcome>> => {
    const tab = tabOf(state);
    if (!tab.ok) return tab;
    const only = customer === undefined ? Ok(null) : await find(asking, customer);
    return only.map((one) => ({ tab: tab.val, text: search, only: one && { id: one.id, name: one.name } }));
  };

/** What somebody of a company asks of their own: a state alone. */
export const ownQuestion = async (
  _asking: Asking,
  { state = [], search, customer }: BeginOptions,
): Promise<Result<Question, Outcome>> => {
  const ofStaff = search !== undefined ? 'search' : customer !== undefined ? 'customer' : null;
  if (ofStaff !== null) return Err(wrongUsage(`--${ofStaff} es para el personal`, 'Sin esa opción salen tus pedidos'));
  return tabOf(state).map((tab) => ({ tab, text: '', only: null }));
};
