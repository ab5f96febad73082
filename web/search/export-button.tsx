import { blobOf } from '#adapters/http/blob-content.ts';
import { firstArticlesText, searchExportDone, searchExportProblem } from '#adapters/texts/search-export.es.ts';
import { sheetFormatTexts } from '#adapters/texts/sheet-formats.es.ts';
import type { TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { exportedCount } from '#core/catalogue/text-search/search-export.service.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob, spreadsheetType } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { type SearchState, toRequest } from './search-url.ts';

interface ExportButtonProps {
  readonly page: Pick<TextSearchPage, 'totalCount'>;
  readonly state: SearchState;
}

/** Hands over what the search lists, of all its pages, as a file. */
export function ExportButton({ page, state }: ExportButtonProps) {
  const { searchExport, caller } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const { totalCount } = page;
  if (totalCount === 0) return null;
  const request = toRequest(state);
  const count = exportedCount(totalCount, request.sort);
  const save = (format: SheetFormat) =>
    submit(async () => {
      const file = await searchExport.create(caller, request, format);
      if (!file.ok) {
        toaster.show({ kind: 'Error', title: 'Descargar', message: searchExportProblem(file.val) });
        return;
      }
      const content = await blobOf(file.val.content);
      saveBlob(file.val.name, new Blob([content], { type: spreadsheetType(file.val.name) }));
      toaster.show({ kind: 'Success', title: 'Descargado', message: searchExportDone(file.val) });
    });
  const label = isUnderWay ? 'Descargando…' : 'Descargar';
  return (
    <PopupMenu
      className="export-menu"
      buttonClass="btn"
      label={
        <>
          <Icon name="download" />
          <span>{label}</span>
        </>
      }
    >
      {count < totalCount && <p className="muted">{firstArticlesText(count)}</p>}
      {sheetFormats.map((format) => (
        <button key={format} type="button" className="menu-item" disabled={isUnderWay} onClick={() => save(format)}>
          {sheetFormatTexts[format]}
        </button>
      ))}
    </PopupMenu>
  );
}
