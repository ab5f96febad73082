import type { NamedFile } from '#core/shared/named-file.ts';
import { isWorkbook } from '#core/shared/sheet-format.ts';

/** The type that a browser and what opens a spreadsheet go by. */
export const spreadsheetType = (name: string): string =>
  isWorkbook(name) ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv;charset=utf-8';

/** Hands a file that was made for somebody to their browser, under its name. */
export const saveFile = ({ name, content }: NamedFile, type: string): void =>
  saveBlob(name, new Blob([content.slice()], { type }));

/** Saves a large file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
