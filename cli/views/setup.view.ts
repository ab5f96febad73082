import { sayableTexts, setupStepNote, setupStepTexts, stepStateTexts } from '#adapters/texts/setup.es.ts';
import {
  canOrder,
  type SetupFacts,
  type SetupStep,
  type StepState,
  setupStates,
  setupSteps,
} from '#core/setup/setup-step.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';
import { wrap } from './wrap.ts';

export interface SetupRow {
  readonly step: SetupStep;
  readonly state: StepState;
  readonly title: string;
  /** What is there already, or what is still missing; empty for nothing to say. */
  readonly note: string;
}

/** Each step, in the order in which a distributor takes them. */
export const setupRows = (facts: SetupFacts): readonly SetupRow[] => {
  const states = setupStates(facts);
  const noteOf = (step: SetupStep): string =>
    step === 'name' && facts.unsaid.length > 0
      ? `falta decir ${facts.unsaid.map((each) => sayableTexts[each]).join(', ')}`
      : setupStepNote(step, facts);
  return setupSteps.map((step) => ({
    step,
    state: states[step],
    title: setupStepTexts[step].title,
    note: noteOf(step),
  }));
};

const paints: Readonly<Record<StepState, keyof Pick<Style, 'good' | 'bad' | 'warning'>>> = {
  done: 'good',
  missing: 'bad',
  partly: 'warning',
  advised: 'warning',
};

const columns = (style: Style): readonly TableColumn<SetupRow>[] => [
  {
    title: 'Estado',
    cell: ({ state }) => stepStateTexts[state],
    paint: (text, { state }) => style[paints[state]](text),
  },
  { title: 'Paso', cell: ({ title }) => title, minWidth: 12 },
];

/** Whether customers can order, and what there is of each step; of what is not done also why it matters. */
export const setupText = (facts: SetupFacts, style: Style, screenColumns: number | null): string => {
  const rows = setupRows(facts);
  const missing = rows.filter(({ state }) => state === 'missing').length;
  const heading = canOrder(facts)
    ? 'Tus clientes ya pueden hacer pedidos. Lo que dice «Conviene» mejora lo que encuentran y lo que reciben'
    : `Para que un cliente pueda hacer su primer pedido ${missing === 1 ? 'falta un paso' : `faltan ${missing} pasos`}`;
  const below = ({ step, state, note }: SetupRow): readonly string[] =>
    [note, ...(state === 'done' ? [] : [setupStepTexts[step].why])].flatMap((text) =>
      text === '' ? [] : wrap(`  ${text}`, screenColumns, '  ').split('\n'),
    );
  return `${wrap(style.bold(heading), screenColumns)}\n\n${table(rows, columns(style), style, screenColumns, below)}`;
};
