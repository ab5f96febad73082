import { folded } from '#core/shared/folded.ts';
import { readFreeText } from './free-text.ts';
import { quantityOfCell } from './quantity-words.ts';
import { isUnreadCell, strangeAmountIn } from './unread-amount.ts';
import type { Reading } from './written-order.ts';
import { looksLikeDecimal, looksLikeQuantity } from './written-quantity.ts';

/** Which column is which, as a heading said. */
export interface OrderColumns {
  readonly code: number;
  readonly quantity: number | null;
  readonly brand: number | null;
}

const codeWords =
  /^(?:cod(?:igo)?s?(?: (?:de )?(?:articulo|producto|fabrica|original))?|articulos?|art|referencia|ref|nro(?: de)? (?:parte|articulo)|pieza|sku|part number|item)$/;
const quantityWords =
  /^(?:cant(?:idad)?(?:es)?(?: (?:pedida|pedido|a pedir|solicitada))?|unidades|unid|uds|u|pedido|pedir|qty|q)$/;
const brandWords = /^(?:marcas?|fabricante|proveedor|linea)$/;
const otherWords =
  /^(?:descripcion|detalle|producto|denominacion|precio.*|importe|total|subtotal|rubro|familia|observaciones|notas?|nro|n|orden|renglon)$/;

/** The columns that a row names, if it is a heading; null where it is an order's row. */
export const headingColumns = (cells: readonly string[]): OrderColumns | null => {
  const words = cells.map(folded);
  const named = words.filter((word) => word !== '');
  const isHeading = named.every((word) =>
    [codeWords, quantityWords, brandWords, otherWords].some((known) => known.test(word)),
  );
  const code = words.findIndex((word) => codeWords.test(word));
  if (!isHeading || code < 0) return null;
  const place = (known: RegExp): number | null => {
    const found = words.findIndex((word) => known.test(word));
    return found < 0 ? null : found;
  };
  return { code, quantity: place(quantityWords), brand: place(brandWords) };
};

const maxCodeCells = 6;

/**
 * How the cells of a row can be read where no heading says: any may be the code, the quantity is the number nearest to
 * it.
 */
export const readCells = (cells: readonly string[]): readonly Reading[] => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const quantities = filled.map((cell) => quantityOfCell(cell));
  const unread = filled.flatMap((cell, at) => (quantities[at] === null && isUnreadCell(cell) ? [at] : []));
  const amounts = filled.map(amountInCell);
  const readings = filled.slice(0, maxCodeCells).flatMap((code, at): readonly Reading[] => {
    const place = quantityPlace(filled, quantities, at);
    const around = filled.filter((_, other) => other !== at && other !== place).join(' ');
    const strange = unread.find((each) => each > at) ?? unread.find((each) => each < at);
    // A number beyond what is no quantity is a price.
    const isUnread = strange !== undefined && (place === null || (at < strange && strange < place));
    const quantity = place === null || isUnread ? null : (quantities[place] ?? null);
    const order = place === null ? 'alone' : place > at ? 'code-first' : 'quantity-first';
    const reading: Reading = { code, around, quantity, unread: null, order, isExplicit: false };
    if (isUnread) return [{ ...reading, unread: filled[strange] ?? null }];
    return place === null ? withAmountInCells(reading, amounts, at) : [reading];
  });
  // A small number is the last thing to take for a code.
  return readings.sort((a, b) => Number(looksLikeQuantity(a.code)) - Number(looksLikeQuantity(b.code)));
};

/** How many a cell says beside something else. */
interface AmountInCell {
  /** The text beside an amount; empty where there is none. */
  readonly rest: string;
  /** Null where it may as well be a measure or a piece of a description: nobody takes it for an amount unasked. */
  readonly quantity: number | null;
  readonly cell: string;
}

/** A single word without a digit. */
const isMaker = (text: string): boolean => /^[^\s\d]+$/.test(text);

/**
 * 'KOYO x 3' and 'KOYO=3' are three; 'KOYO 3', '3 x KOYO' and 'rodamiento 17 x 40 x 12' are asked about; null where a
 * cell says nothing of how many.
 */
const amountInCell = (cell: string): AmountInCell | null => {
  const amounts = readFreeText(cell).filter(({ quantity, unread }) => quantity !== null || unread !== null);
  const explicit = amounts.find(({ isExplicit }) => isExplicit);
  if (explicit === undefined) {
    const isAmount = strangeAmountIn(cell) !== null || amounts.some(({ code }) => isMaker(code));
    return isAmount ? { rest: '', quantity: null, cell } : null;
  }
  const isSure = explicit.order === 'code-first' && explicit.unread === null && isMaker(explicit.code);
  return { rest: explicit.code, quantity: isSure ? explicit.quantity : null, cell };
};

/**
 * Where no cell is a quantity by itself, a cell may end with it: an amount that was written is never left out silently.
 */
const withAmountInCells = (
  reading: Reading,
  amounts: readonly (AmountInCell | null)[],
  at: number,
): readonly Reading[] => {
  const [amount, ...more] = amounts.flatMap((each, cell) => (each === null || cell === at ? [] : [each]));
  const own = amounts[at] ?? null;
  if (amount === undefined) {
    return own === null || own.rest === ''
      ? [reading]
      : readFreeText(reading.code).map((each) => ({ ...each, around: reading.around }));
  }
  if ((own !== null && own.rest !== '') || more.length > 0 || amount.quantity === null)
    return [{ ...reading, unread: amount.cell }];
  const around = reading.around.replace(amount.cell, amount.rest);
  return [{ ...reading, around, quantity: amount.quantity, order: 'code-first', isExplicit: true }];
};

/** The nearest number to the right, sooner a small one; else the nearest to the left. */
const quantityPlace = (
  cells: readonly string[],
  quantities: readonly (number | null)[],
  code: number,
): number | null => {
  const places = quantities.flatMap((quantity, place) => (quantity === null || place === code ? [] : [place]));
  const right = places.filter((place) => place > code);
  const left = places.filter((place) => place < code).reverse();
  const small = (place: number) => looksLikeQuantity(cells[place] ?? '') || looksLikeDecimal(cells[place] ?? '');
  return right.find(small) ?? right[0] ?? left.find(small) ?? left[0] ?? null;
};

/** A row under a heading; its quantity is null where the cell is empty, and unread where it says something else. */
export const readUnder = (columns: OrderColumns, cells: readonly string[]): Reading => {
  const amount = columns.quantity === null ? '' : (cells[columns.quantity] ?? '').trim();
  const quantity = quantityOfCell(amount, true);
  return {
    code: (cells[columns.code] ?? '').trim(),
    around: columns.brand === null ? '' : (cells[columns.brand] ?? '').trim(),
    quantity,
    unread: quantity === null && amount !== '' ? amount : null,
    order: 'alone',
    isExplicit: true,
  };
};
