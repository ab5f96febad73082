/** Texts of a sheet as the database can hold them in JSON. */

/** No jsonb holds a NUL or half a character; a cell of a spreadsheet may. */
const impossible = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const possibleText = (text: string): string => text.replaceAll(impossible, '\ufffd');

export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? possibleText(part) : part));
