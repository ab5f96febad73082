import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { Facets as FacetCounts, TextSearchFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facets } from './facets.tsx';

interface FacetDialogProps {
  readonly facets: FacetCounts;
  readonly filters: TextSearchFilters;
  readonly count: number;
  readonly onFilter: (filters: TextSearchFilters) => void;
  readonly onClose: () => void;
}

/** The filters where there is no room for them beside the results. */
export function FacetDialog({ facets, filters, count, onFilter, onClose }: FacetDialogProps) {
  return (
    <Dialog title="Filtros" className="facet-dialog" onClose={onClose}>
      <div className="facets">
        <Facets facets={facets} filters={filters} onFilter={onFilter} />
      </div>
      <div className="dialog-actions">
        <button type="button" className="btn primary" onClick={onClose}>
          Ver {formatCount(count)} artículos
        </button>
      </div>
    </Dialog>
  );
}
