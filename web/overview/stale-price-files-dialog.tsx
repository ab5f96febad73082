import { overviewProblem } from '#adapters/texts/overview.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { overviewModule } from '#web/modules/overview.module.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { stalePriceFileColumns } from './stale-price-file-columns.tsx';

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
        columns={stalePriceFileColumns}
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
