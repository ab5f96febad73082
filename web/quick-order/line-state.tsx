import { lineStateText } from '#adapters/texts/quick-order.es.ts';
import type { OrderLine, LineState as State } from '#core/quick-order/quick-order.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const looks = {
  exact: ['ok', 'check'],
  normalised: ['ok', 'check'],
  equivalent: ['ok', 'swap'],
  chosen: ['ok', 'check'],
  'no-stock': ['warn', 'warning'],
  ambiguous: ['warn', 'question'],
  'wrong-multiple': ['warn', 'warning'],
  'not-whole': ['warn', 'warning'],
  'not-understood': ['warn', 'warning'],
  'too-many': ['bad', 'warning'],
  discontinued: ['bad', 'ban'],
  'not-available': ['bad', 'ban'],
  unknown: ['bad', 'search'],
} as const satisfies Record<State, readonly [tone: string, icon: IconName]>;

/** The state as a sign, a colour and a word. */
export function LineState({ line }: { readonly line: OrderLine }) {
  const [tone, icon] = looks[line.state];
  return (
    <span className={`line-state ${tone}`}>
      <Icon name={icon} />
      {lineStateText(line)}
    </span>
  );
}
