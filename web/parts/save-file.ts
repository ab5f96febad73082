import type { NamedFile } from '#core/files/named-file.ts';

/** Hands a file that was made for somebody to their browser, under its name. */
export function saveFile({ name, content }: NamedFile, type: string): void {
  const address = URL.createObjectURL(new Blob([content.slice()], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
