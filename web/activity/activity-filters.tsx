import { activityWordTexts } from '#adapters/texts/activity.es.ts';
import { sectionTitle } from '#adapters/texts/section-titles.es.ts';
import type { ActivityFilter, ActivitySubject } from '#core/activity/activity.ts';
import { type ActivityWord, activityWords } from '#core/audit/audit-action.ts';
import { sections } from '#core/configuration/shop-configuration.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { Field } from '#web/ui/field.tsx';
import { FilterBar, type SetFilter } from '#web/ui/filter-bar.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { linkToActivity, readActivityUrl } from './activity-url.ts';

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  /** The name of the customer in the filter, where it is known; else null. */
  readonly customerName: string | null;
  /** The title of the document in the filter, where it is known; else null. */
  readonly subjectName: string | null;
  readonly onChange: (filter: ActivityFilter) => void;
}

/** The filter of the address, which may be newer than what is drawn. */
const filterNow = (): ActivityFilter => addressNow(readActivityUrl).filter;

/** A filter without the parts that are not asked for. */
const narrowed = (filter: { readonly [Part in keyof ActivityFilter]: ActivityFilter[Part] | undefined }) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as ActivityFilter;

const subjectNames: Readonly<Record<ActivitySubject['kind'], string>> = {
  product: 'Artículo',
  section: 'Ajuste',
  document: 'Comprobante',
  claim: 'Reclamo',
  warranty: 'Garantía',
};

/** About that one thing alone; about anything where none is named. */
const about = (kind: ActivitySubject['kind'], key: string): ActivityFilter => {
  const { subject, ...rest } = filterNow();
  if (key.trim() !== '') return { ...rest, subject: { kind, key: key.trim() } };
  return subject === undefined || subject.kind === kind ? rest : { ...rest, subject };
};

/**
 * A user at once, and what else is asked in fields that open; each is meant once it is chosen, and stands as a chip.
 */
export function ActivityFilters({ filter, customerName, subjectName, onChange }: ActivityFiltersProps) {
  const { subject } = filter;
  const change = (part: { readonly [Part in keyof ActivityFilter]?: ActivityFilter[Part] | undefined }) =>
    onChange(narrowed({ ...filterNow(), ...part }));
  const day = (label: string, name: 'from' | 'to') => (
    <Field label={label}>
      {(ties) => (
        <input
          {...ties}
          type="date"
          value={filter[name] ?? ''}
          onChange={({ target }) => change({ [name]: isCalendarDate(target.value) ? target.value : undefined })}
        />
      )}
    </Field>
  );
  const subjectText = (of: ActivitySubject): string =>
    `${subjectNames[of.kind]} ${of.kind === 'section' ? sectionNamed(of.key) : (subjectName ?? of.key)}`;
  const set: readonly SetFilter[] = [
    ...(filter.word === undefined
      ? []
      : [{ name: activityWordTexts[filter.word], remove: () => change({ word: undefined }) }]),
    ...(subject === undefined ? [] : [{ name: subjectText(subject), remove: () => onChange(about(subject.kind, '')) }]),
    ...(filter.customerId === undefined
      ? []
      : [{ name: customerName ?? 'Un cliente', remove: () => change({ customerId: undefined }) }]),
    ...(filter.from === undefined
      ? []
      : [{ name: `Desde el ${formatDate(filter.from)}`, remove: () => change({ from: undefined }) }]),
    ...(filter.to === undefined
      ? []
      : [{ name: `Hasta el ${formatDate(filter.to)}`, remove: () => change({ to: undefined }) }]),
  ];
  return (
    <FilterBar
      states={[]}
      search={{ label: 'Usuario', placeholder: 'Usuario', value: filter.userName ?? '' }}
      onSearch={(text) => change({ userName: text === '' ? undefined : text })}
      set={set}
      clearTo={linkToActivity({})}
    >
      <Field label="Sobre qué">
        {(ties) => (
          <select
            {...ties}
            value={filter.word ?? ''}
            onChange={({ target }) =>
              change({ word: activityWords.find((word: ActivityWord) => word === target.value) })
            }
          >
            <option value="">Todo</option>
            {activityWords.map((word) => (
              <option key={word} value={word}>
                {activityWordTexts[word]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Ajuste">
        {(ties) => (
          <select
            {...ties}
            value={subject?.kind === 'section' ? subject.key : ''}
            onChange={({ target }) => onChange(about('section', target.value))}
          >
            <option value="">Todos</option>
            {sections.map((section) => (
              <option key={section} value={section}>
                {sectionTitle(section)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NameFilter
        label="Código de artículo"
        placeholder="Código"
        value={subject?.kind === 'product' ? subject.key : ''}
        onChange={(text) => onChange(about('product', text))}
      />
      {day('Desde', 'from')}
      {day('Hasta', 'to')}
    </FilterBar>
  );
}

/** A section that is no longer one keeps the name that the address has. */
const sectionNamed = (key: string): string => {
  const section = sections.find((each) => each === key);
  return section === undefined ? key : sectionTitle(section);
};
