import { activityWordTexts } from '#adapters/texts/activity.es.ts';
import { sectionTitle } from '#adapters/texts/section-titles.es.ts';
import type { ActivityFilter, ActivitySubject } from '#core/activity/activity.ts';
import { type ActivityWord, activityWords } from '#core/audit/audit-action.ts';
import { sections } from '#core/configuration/shop-configuration.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { readActivityUrl } from './activity-url.ts';

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  /** Of the customer that the list is narrowed to, where its name is known. */
  readonly customerName: string | null;
  /** Of the document that it is narrowed to, where its title is known. */
  readonly subjectName: string | null;
  readonly onChange: (filter: ActivityFilter) => void;
}

/** What is asked by the address: it may say more than what is drawn yet. */
const filterNow = (): ActivityFilter => readActivityUrl(new URLSearchParams(window.location.search)).filter;

/** A filter without the parts that are not asked for. */
const narrowed = (filter: { readonly [Part in keyof ActivityFilter]: ActivityFilter[Part] | undefined }) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as ActivityFilter;

/** Those that no field is for. */
const subjectNames: Readonly<Partial<Record<ActivitySubject['kind'], string>>> = {
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

/** Who, about what and on which days: each is meant once it is chosen. */
export function ActivityFilters({ filter, customerName, subjectName, onChange }: ActivityFiltersProps) {
  const { subject } = filter;
  const day = (label: string, name: 'from' | 'to') => (
    <Field label={label}>
      {(ties) => (
        <input
          {...ties}
          type="date"
          value={filter[name] ?? ''}
          onChange={({ target }) =>
            onChange(narrowed({ ...filterNow(), [name]: isCalendarDate(target.value) ? target.value : undefined }))
          }
        />
      )}
    </Field>
  );
  return (
    <div className="activity-filters">
      <NameFilter
        label="Usuario"
        placeholder="Usuario"
        value={filter.userName ?? ''}
        onChange={(text) =>
          onChange(narrowed({ ...filterNow(), userName: text.trim() === '' ? undefined : text.trim() }))
        }
      />
      <NameFilter
        label="Código de artículo"
        placeholder="Código de artículo"
        value={subject?.kind === 'product' ? subject.key : ''}
        onChange={(text) => onChange(about('product', text))}
      />
      <Field label="Sobre qué">
        {(ties) => (
          <select
            {...ties}
            value={filter.word ?? ''}
            onChange={({ target }) =>
              onChange(
                narrowed({ ...filterNow(), word: activityWords.find((word: ActivityWord) => word === target.value) }),
              )
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
      {day('Desde', 'from')}
      {day('Hasta', 'to')}
      {subject !== undefined && subjectNames[subject.kind] !== undefined && (
        <button
          type="button"
          className="chip"
          aria-label={`Quitar ${subjectName ?? subject.key}`}
          onClick={() => onChange(about(subject.kind, ''))}
        >
          {subjectNames[subject.kind]} {subjectName ?? subject.key}
          <Icon name="close" />
        </button>
      )}
      {filter.customerId !== undefined && (
        <button
          type="button"
          className="chip"
          aria-label={`Quitar ${customerName ?? 'un cliente'}`}
          onClick={() => onChange(narrowed({ ...filterNow(), customerId: undefined }))}
        >
          {customerName ?? 'Un cliente'}
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
