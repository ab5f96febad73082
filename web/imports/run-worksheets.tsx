import { importProblem } from '#adapters/texts/import-service.es.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { useServices } from '#web/services.ts';
import { OtherWorksheets } from '#web/sheet-exchange/other-worksheets.tsx';

interface RunWorksheetsProps {
  readonly run: ImportRun;
  /** Whether another one may be read in its place. */
  readonly mayRead: boolean;
}

/** Which worksheet an import read, where its workbook has others. */
export function RunWorksheets({ run: { id, kind, supplier, preview }, mayRead }: RunWorksheetsProps) {
  const { imports } = useServices();
  const read = async (sheet: string): Promise<string | null> => {
    const mapped = await imports.map(id, { mapping: null, sheet, priceList: null, supplier });
    return mapped.ok ? null : importProblem(mapped.val, kind);
  };
  return <OtherWorksheets preview={preview} onRead={mayRead ? read : undefined} />;
}
