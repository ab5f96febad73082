import type { NamedFile } from '#core/files/named-file.ts';

/** Hands a file that was made for somebody to their browser, under its name. */
export const saveFile = ({ name, content }: NamedFile, type: string): void =>
  saveBlob(name, new Blob([content.slice()], { type }));

/** The same for one that is large. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
