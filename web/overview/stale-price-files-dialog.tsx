import { overviewProblem, staleCauseTexts } from '#adapters/texts/overview.es.ts';
import type { StalePriceFile } from '#core/overview/stale-price-file.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { overviewModule } from '#web/modules/overview.module.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';

const minuteOf = (at: string): string => formatDateTime(at).slice(0, 16);

const columns: readonly OfficeColumn<StalePriceFile>[] = [
  { id: 'name', header: 'Lista', text: ({ name }) => name, card: 'title' },
  {
    id: 'since',
    header: 'Desactualizada desde',
    text: ({ since }) => (since === null ? 'No se sabe' : minuteOf(since)),
    isMono: true,
    card: 'line',
    cardLabel: 'Desde',
  },
  {
    id: 'made',
    header: 'Archivos hechos el',
    text: ({ madeAt }) => minuteOf(madeAt),
    isMono: true,
    card: 'line',
    cardLabel: 'Archivos del',
  },
  {
    id: 'why',
    header: 'Por qué',
    text: ({ causes }) => causes.map((cause) => staleCauseTexts[cause]).join('. '),
    card: 'line',
  },
];

/** The price lists that the figure counts, for roles that may not make their files. */
export function StalePriceFilesDialog({ onClose }: { readonly onClose: () => void }) {
  const { overview } = useServices(overviewModule);
  const { answer, failure, retry } = useServiceQuery(overview.stalePriceFiles);
  return (
    <Dialog title="Listas de precios desactualizadas" className="wide figure-list" onClose={onClose}>
      {(answer?.length ?? 0) > 0 && (
        <p className="muted">Los archivos los hace de nuevo un administrador, en Archivos de listas de precios.</p>
      )}
      <OfficeTable
        name="Listas de precios desactualizadas"
        rows={answer}
        problem={failure && overviewProblem(failure)}
        onRetry={retry}
        none={<p className="muted">Los archivos de todas las listas están al día.</p>}
        rowKey="name"
        columns={columns}
        isShort
      />
      <div className="dialog-actions">
        <button type="button" className="btn primary" onClick={onClose}>
          Listo
        </button>
      </div>
    </Dialog>
  );
}
