import { useNavigate } from 'react-router-dom';
import { letterText, listedStateTexts } from '#adapters/texts/account-documents.es.ts';
import { documentLetters } from '#core/current-account/document-title.ts';
import {
  type DocumentFilter,
  documentStates,
  everyDocument,
  type ListedState,
} from '#core/current-account/management/document-filter.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { plain, SelectField } from '#web/ui/select-field.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { type DocumentsUrl, linkToDocuments, readDocumentsUrl } from './documents-url.ts';

interface DocumentFiltersProps {
  readonly url: DocumentsUrl;
  /** The name of the customer in the filter, where it is known; else null. */
  readonly customerName: string | null;
}

/** State, letter and days by which documents are listed. */
export function DocumentFilters({ url: { filter, open }, customerName }: DocumentFiltersProps) {
  const navigate = useNavigate();
  // Another filter begins at its first page.
  const change = (changed: Partial<DocumentFilter>) => {
    const now = addressNow(readDocumentsUrl);
    navigate(linkToDocuments({ filter: { ...now.filter, ...changed }, open: now.open }), { replace: true });
  };
  const inState = (state: ListedState | null) => linkToDocuments({ filter: { ...filter, state }, open });
  const set: readonly (readonly [name: string, without: Partial<DocumentFilter>])[] = [
    ...(filter.text === '' ? [] : [[`«${filter.text}»`, { text: '' }] as const]),
    ...(filter.customerId === null ? [] : [[customerName ?? 'Un cliente', { customerId: null }] as const]),
    ...(filter.letter === null ? [] : [[letterText(filter.letter), { letter: null }] as const]),
    ...(filter.from === null ? [] : [[`Desde el ${formatDate(filter.from)}`, { from: null }] as const]),
    ...(filter.to === null ? [] : [[`Hasta el ${formatDate(filter.to)}`, { to: null }] as const]),
  ];
  return (
    <FilterBar
      states={[
        { label: 'Todos', to: inState(null), isHere: filter.state === null },
        ...documentStates.map((state) => ({
          label: listedStateTexts[state],
          to: inState(state),
          isHere: filter.state === state,
        })),
      ]}
      set={set.map(([name, without]) => ({ name, remove: () => change(without) }))}
      clearTo={linkToDocuments({ filter: everyDocument, open })}
    >
      <SelectField
        label="Letra"
        any="Todas"
        value={filter.letter ?? ''}
        groups={plain(documentLetters.map((letter) => ({ id: letter, name: letterText(letter) })))}
        onChange={(id) => change({ letter: documentLetters.find((letter) => letter === id) ?? null })}
      />
      <DayField label="Desde" value={filter.from} onChange={(from) => change({ from })} />
      <DayField label="Hasta" value={filter.to} onChange={(to) => change({ to })} />
    </FilterBar>
  );
}
