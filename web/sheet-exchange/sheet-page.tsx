import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SheetService } from '#core/sheets/sheet.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { ImportHistory } from './import-history.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';
import { ImportSheet, type ImportSheetProps } from './import-sheet.tsx';
import { RememberedMappings } from './remembered-mappings.tsx';

interface SheetPageProps<Reason> extends Omit<ImportSheetProps<Reason>, 'label' | 'known' | 'imports'> {
  readonly service: Pick<SheetService<Reason>, 'exportAll'>;
  /** The imports of the kind. */
  readonly imports: ImportHistoryQueries;
  /** The noun in its files' names: 'Clientes'. */
  readonly name: string;
  /** The list of what the sheet holds. */
  readonly back: { readonly to: string; readonly text: string };
  /** A text about the export. */
  readonly exported: ReactNode;
}

/** Things of one kind into a spreadsheet, and out of one. */
export function SheetPage<Reason>({ name, back, exported, service, imports, ...sheet }: SheetPageProps<Reason>) {
  const mappings = useServiceQuery(imports.mappings);
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const title = `${name} en una planilla`;
  return (
    <main className="office">
      <PageTitle>{title}</PageTitle>
      <div className="office-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Link className="btn" to={back.to}>
          {back.text}
        </Link>
      </div>
      <ExportSheet service={service} columns={sheet.columns} name={name} maxRows={sheet.maxRows}>
        {exported} Sirve de modelo: descargar la planilla y subirla sin tocar no cambia nada.
      </ExportSheet>
      <ImportSheet {...sheet} imports={imports} label={`Planilla de ${name.toLowerCase()}`} known={mappings.answer} />
      <ImportHistory imports={imports} isOfOneKind />
      <RememberedMappings imports={imports} />
    </main>
  );
}
