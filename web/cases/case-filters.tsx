import { useNavigate } from 'react-router-dom';
import { caseTypeTexts } from '#adapters/texts/staff-cases.es.ts';
import type { CaseFilter } from '#core/cases/case-filter.ts';
import type { CaseChoices } from '#core/cases/staff-case.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { type AskedChoices, ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { plain, SelectField } from '#web/ui/select-field.tsx';
import { addressNow } from '#web/url/address-state.ts';
import type { StaffCasesState, StaffCasesUrl } from './staff-cases-url.ts';

interface CaseFiltersProps<State extends string> {
  readonly url: StaffCasesUrl<State>;
  readonly state: StaffCasesState<State>;
  /** The states in the plural: 'Aceptados'. */
  readonly stateTexts: Readonly<Record<State, string>>;
  /** The choice of all: 'Todas'. */
  readonly all: string;
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly choices: AskedChoices & { readonly answer: CaseChoices | null };
  /** The name of the customer in the filter, where it is known; else null. */
  readonly customerName: string | null;
}

/** State, text, type, seller and days by which claims or warranties are listed. */
export function CaseFilters<State extends string>(props: CaseFiltersProps<State>) {
  const { url, state, stateTexts, all, search, choices: asked, customerName } = props;
  const choices = asked.answer;
  const { filter, open } = state;
  const navigate = useNavigate();
  // Another filter begins at its first page.
  const change = (changed: Partial<CaseFilter<State>>) => {
    const now = addressNow(url.read);
    navigate(url.link({ filter: { ...now.filter, ...changed }, open: now.open }), { replace: true });
  };
  const inState = (states: readonly State[]) => url.link({ filter: { ...filter, states } });
  const seller = choices?.sellers.find(({ id }) => id === filter.sellerId)?.name ?? '…';
  const set: readonly (readonly [name: string, without: Partial<CaseFilter<State>>])[] = [
    ...(filter.states.length > 1
      ? [[filter.states.map((each) => stateTexts[each]).join(', '), { states: [] }] as const]
      : []),
    ...(filter.customerId === null ? [] : [[customerName ?? 'Un cliente', { customerId: null }] as const]),
    ...(filter.type === null ? [] : [[filter.type, { type: null }] as const]),
    ...(filter.sellerId === null ? [] : [[`Vendedor ${seller}`, { sellerId: null }] as const]),
    ...(filter.from === null ? [] : [[`Desde el ${formatDate(filter.from)}`, { from: null }] as const]),
    ...(filter.to === null ? [] : [[`Hasta el ${formatDate(filter.to)}`, { to: null }] as const]),
    ...(filter.isUnread ? [['Con mensajes sin leer', { isUnread: false }] as const] : []),
  ];
  const types = (choices?.types ?? []).map(({ kind, names }) => ({
    name: caseTypeTexts[kind],
    options: names.map((name) => ({ id: name, name })),
  }));
  return (
    <FilterBar
      states={[
        { label: all, to: inState([]), isHere: filter.states.length === 0 },
        ...url.states.map((each) => ({
          label: stateTexts[each],
          to: inState([each]),
          isHere: filter.states.length === 1 && filter.states[0] === each,
        })),
      ]}
      search={{ ...search, value: filter.text }}
      onSearch={(text) => change({ text })}
      set={set.map(([name, without]) => ({ name, remove: () => change(without) }))}
      clearTo={url.link({ open })}
    >
      <SelectField
        label={types.map(({ name }) => name).join(' o ') || 'Tipo'}
        any="Todos"
        value={filter.type ?? ''}
        groups={types}
        onChange={(type) => change({ type: type === '' ? null : type })}
      />
      <SelectField
        label="Vendedor"
        any="Todos"
        value={filter.sellerId ?? ''}
        groups={plain(choices?.sellers)}
        onChange={(id) => change({ sellerId: id === '' ? null : asId(id) })}
      />
      <SelectField
        label="Mensajes"
        any="Todos"
        value={filter.isUnread ? 'unread' : ''}
        groups={plain([{ id: 'unread', name: 'Sin leer' }])}
        onChange={(id) => change({ isUnread: id !== '' })}
      />
      <DayField label="Desde" value={filter.from} onChange={(from) => change({ from })} />
      <DayField label="Hasta" value={filter.to} onChange={(to) => change({ to })} />
      <ChoicesFailed of={[asked]} lacking="los tipos y los vendedores" />
    </FilterBar>
  );
}
