import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { recordKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import type { UnconfirmedImport } from '#core/catalogue/import/import.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { DiscardButton } from './discard-button.tsx';
import { linkToImport } from './imports-url.ts';

const timeText = (ms: number): string => formatDateTime(new Date(ms).toISOString());

const columns: readonly OfficeColumn<UnconfirmedImport>[] = [
  {
    id: 'file',
    header: 'Planilla',
    text: ({ fileName }) => fileName,
    cell: ({ id, fileName }) => <Link to={linkToImport(id)}>{fileName}</Link>,
    card: 'title',
    isCut: true,
  },
  { id: 'kind', header: 'Qué trae', text: ({ kind }) => recordKindTexts[kind], card: 'left' },
  { id: 'supplier', header: 'De quién', text: ({ supplier }) => supplier ?? '', from: 'wide', card: 'line' },
  { id: 'at', header: 'Cuándo', text: ({ readAt }) => timeText(readAt), isMono: true, card: 'right' },
  { id: 'by', header: 'Quién', text: ({ startedBy }) => startedBy, from: 'middle', card: 'line' },
  {
    id: 'state',
    header: 'Estado',
    text: ({ isUnderstood }) => (isUnderstood ? 'Lista para importar' : 'Falta decir qué es cada columna'),
    card: 'line',
  },
  {
    id: 'until',
    header: 'Se guarda hasta',
    text: ({ keptUntil }) => timeText(keptUntil),
    isMono: true,
    from: 'middle',
    card: 'line',
    cardLabel: 'Se guarda hasta',
  },
];

/** Sheets that were looked at and not imported: nothing where there are none. */
export function UnconfirmedImports({ mayAct }: { readonly mayAct: boolean }) {
  const { imports } = useServices();
  const { answer, failure, retry } = useServiceQuery(imports.unconfirmed);
  const actions = useMemo(
    () => ({
      header: 'Acciones',
      of: (one: UnconfirmedImport) => <DiscardButton run={one} label="Descartar" />,
    }),
    [],
  );
  if (failure === null && (answer === null || answer.length === 0)) return null;
  return (
    <section className="import-history" aria-label="Sin confirmar">
      <OfficeTable
        name="Planillas sin confirmar"
        rows={answer}
        problem={failure && importProblem(failure, 'catalogue')}
        onRetry={retry}
        none={null}
        rowKey="id"
        columns={columns}
        {...(mayAct ? { actions } : {})}
      >
        <h2>Sin confirmar</h2>
      </OfficeTable>
    </section>
  );
}
