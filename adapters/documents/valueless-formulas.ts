/** What a cell reads as when it holds a formula that nobody has computed. No spreadsheet can hold it as text. */
export const valuelessFormula = '\u0001';

const replacement = `<v>${valuelessFormula}</v>`;
const cell = /(<c(?:\s[^>]*)?>)\s*(<f(?:\s[^>]*)?(?:\/>|>[^<]*<\/f>))\s*(<v\s*\/>|<v><\/v>)?\s*<\/c>/g;
const close = '</c>';
/** A stretch this long without the end of a cell has no formula in it. */
const maxCellLength = 2 ** 20;

/** A cell beyond column ZZ: hucre would make room for all columns before it, in every row. */
export class TooWide extends Error {}
const farCell = /<c\s(?:[^>]*\s)?r=["'][A-Z]{3,}/;

/**
 * Same length in, same length out, since sizes have been declared. An empty *text* result is a value: `t="str"`,
 * `<v></v>`.
 */
function mark(xml: string): string {
  if (farCell.test(xml)) throw new TooWide();
  return xml.includes('<f')
    ? xml.replace(cell, (whole, open: string, _formula: string, empty?: string) => {
        if (empty !== undefined && /\st=["']str["']/.test(open)) return whole;
        const room = whole.length - open.length - close.length;
        return room < replacement.length ? whole : open + replacement.padEnd(room) + close;
      })
    : xml;
}

/** Where a cell ends; 0 for nowhere. With a prefix (`</x:c>`) no formula is marked. */
function endOfCell(xml: string): number {
  const end = Math.max(xml.lastIndexOf(close), xml.lastIndexOf(':c>') - 1);
  if (end >= 0) return end + close.length;
  return xml.length > maxCellLength ? xml.length : 0;
}

/**
 * hucre answers the value that was stored with a formula and an empty cell where none was: files written by programs
 * that don't compute would silently lose prices. Here such cells get a mark, in the XML, before hucre reads it. `note`
 * gets each stretch of the sheet first, which begins and ends between two cells.
 */
export async function* markValuelessFormulas(
  chunks: AsyncIterable<Buffer>,
  note: (xml: string) => void,
): AsyncGenerator<Buffer, void> {
  let held = '';
  const marked = (xml: string): string => {
    note(xml);
    return mark(xml);
  };
  for await (const chunk of chunks) {
    // latin1 keeps every byte as it is.
    const xml = held + chunk.toString('latin1');
    const cut = endOfCell(xml);
    held = xml.slice(cut);
    if (cut > 0) yield Buffer.from(marked(xml.slice(0, cut)), 'latin1');
  }
  if (held !== '') yield Buffer.from(marked(held), 'latin1');
}
