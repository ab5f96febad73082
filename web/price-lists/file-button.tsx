import { priceListFileProblem, priceListFormatTexts, priceListSaved } from '#adapters/texts/price-list.es.ts';
import type { PriceListFile } from '#core/price-lists/price-list.service.ts';
import type { PriceListFormat } from '#core/price-lists/price-list.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useKeptSubmission } from '#web/hooks/kept-submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob, spreadsheetType } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';

interface FileButtonProps {
  readonly list: string;
  readonly format: PriceListFormat;
  readonly file: PriceListFile;
}

/** A file of a price list, and how new it is. One that was never made is made when it is asked for. */
export function FileButton({ list, format, file }: FileButtonProps) {
  const { name, date } = file;
  const { priceLists } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay: isComing } = useKeptSubmission(priceLists.download(name));
  const label = priceListFormatTexts[format];
  const save = () =>
    submit(async () => {
      const fetched = await priceLists.fetch(name);
      if (!fetched.ok) {
        toaster.show({ kind: 'Error', title: name, message: priceListFileProblem(fetched.val) });
        return;
      }
      saveBlob(name, new Blob([fetched.val], { type: spreadsheetType(name) }));
      toaster.show({ kind: 'Success', title: '', message: priceListSaved(name) });
    });
  return (
    <div className="price-file-cell">
      <button type="button" className="btn" aria-label={`${label} de ${list}`} aria-busy={isComing} onClick={save}>
        <Icon name="download" />
        {label}
      </button>
      <span className="muted" role="status">
        {isComing ? (date === null ? 'Generando el archivo…' : 'Preparando el archivo…') : dateText(file)}
      </span>
    </div>
  );
}

const dateText = ({ date, isOutdated }: PriceListFile): string => {
  if (date === null) return 'Se genera al descargarlo';
  return isOutdated ? `Desactualizada, del ${formatDateTime(date)}` : `Actualizada ${formatDateTime(date)}`;
};
