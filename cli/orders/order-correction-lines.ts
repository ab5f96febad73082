import { formatCount } from '#adapters/texts/numbers.es.ts';
import { withCode } from '#core/catalogue/products/with-code.ts';
import { nameOfReplaced, type Order, type OrderLine, titleOfLine } from '#core/orders/order.ts';
import { type LineCorrection, orderedId } from '#core/orders/staff/correct-order.ts';
import { folded } from '#core/shared/folded.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { idIn, idWords } from '../arguments/id-word.ts';
import { readCodeWord } from '../arguments/line-words.ts';
import type { Asking } from '../declare/declare.ts';
import { existingRow } from '../find/find-cart-line.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { printable } from '../style.ts';

export interface CorrectionWords {
  readonly line?: readonly string[];
  readonly replace?: readonly string[];
}

/** What a replacement is called, in place of which line. */
export interface ReplacementName {
  readonly id: OrderLine['id'];
  readonly name: string;
  readonly ordered: string;
}

export interface ReadCorrection {
  /** Only lines that are not already so. */
  readonly lines: readonly LineCorrection[];
  readonly replacements: readonly ReplacementName[];
}

/** What the words of a command line leave of an order's lines: how many, and what goes in the place of others. */
export const readCorrection = async (
  asking: Asking,
  order: Order,
  { line: counts = [], replace = [] }: CorrectionWords,
): Promise<Result<ReadCorrection, Outcome>> => {
  const quantities = new Map<OrderLine['id'], number>();
  for (const typed of counts) {
    const read = readCount(order, typed, replace);
    if (!read.ok) return read;
    if (read.val === null) continue;
    const { id, quantity } = read.val;
    if (quantities.has(id)) return Err(namedTwice(typed));
    quantities.set(id, quantity);
  }
  const rows = new Map<OrderLine['id'], ProductPriceId>();
  const replacements: ReplacementName[] = [];
  for (const typed of replace) {
    const read = await readReplacement(asking, order, typed);
    if (!read.ok) return read;
    if (read.val === null) continue;
    const { line, productPriceId, name } = read.val;
    if (rows.has(line.id)) return Err(namedTwice(typed));
    rows.set(line.id, productPriceId);
    replacements.push({ id: line.id, name, ordered: nameOfReplaced({ ...line, title: titleOfLine(line) }) });
  }
  const lines = order.lines.flatMap(({ id, quantity: ordered }): LineCorrection[] => {
    const [quantity = ordered, productPriceId] = [quantities.get(id), rows.get(id)];
    if (productPriceId !== undefined) return [{ id, quantity, productPriceId }];
    return quantity === ordered ? [] : [{ id, quantity }];
  });
  return Ok({ lines, replacements });
};

const namedTwice = (typed: string): Outcome => wrongUsage(`«${printable(typed)}» nombra un renglón dos veces`);
/** A line that stands in another's place is named by its id: its code may be another line's, that was ordered. */
const lineUnknown = ({ lines }: Order, code: string): Outcome => {
  const inPlace = lines.filter((line) => isOf(line.productCode, code));
  return inPlace.length === 0
    ? problem('correction-line-unknown', `El pedido no tiene un renglón de ${printable(code)}`)
    : problem(
        'correction-line-unknown',
        `El pedido no tiene un renglón en que se haya pedido ${printable(code)}`,
        `Lo que va en lugar de otro se dice por su id: ${idsOf(inPlace)}`,
      );
};

const idsOf = (lines: readonly OrderLine[]): string =>
  idWords(lines.map((line) => [line.id, `${line.productBrandName}, ${formatCount(line.quantity)}`] as const));

/** The line in which that code was ordered, or of its id as '#12' where several have it; null where there is none. */
const lineNamed = ({ lines }: Order, code: string): Result<OrderLine | null, Outcome> => {
  const id = idIn(code);
  const named = lines.filter((each) =>
    id === null ? each.replaces === undefined && isOf(each.productCode, code) : each.id === id,
  );
  const [only = null] = named;
  if (named.length < 2) return Ok(only);
  return Err(
    problem(
      'line-ambiguous',
      `Hay ${named.length} renglones de ${printable(code)}`,
      `Decí cuál por su id: ${idsOf(named)}`,
    ),
  );
};

/** Whether it stands in the place of the line of that code, or id. */
const isInPlaceOf = ({ id, replaces }: OrderLine, named: string): boolean => {
  const asked = idIn(named);
  return asked === null
    ? isOf(replaces?.productCode, named)
    : replaces !== undefined && orderedId(id) === orderedId(asked);
};

/** '6203-2RS=2': a line, and how many are left; null for one that was taken off, or replaced as asked, before. */
const readCount = (order: Order, typed: string, replace: readonly string[]): Result<LineCorrection | null, Outcome> => {
  const [, code = '', count] = /^(.*\S)\s*=\s*(\d{1,9})$/.exec(typed.trim()) ?? [];
  if (count === undefined) {
    return Err(
      wrongUsage(`«${printable(typed)}» no dice de qué renglón y cuántas quedan`, 'Por ejemplo: --line 6203-2RS=2'),
    );
  }
  const named = lineNamed(order, code);
  if (!named.ok) return named;
  if (named.val !== null) return Ok({ id: named.val.id, quantity: Number(count) });
  const wasTakenOff = order.corrections.some(({ changes }) =>
    changes.some((change) => change.to === 0 && isOf(change.productCode, code)),
  );
  const wasReplaced =
    replace.some((each) => isOf(each.split('=')[0]?.trim(), code)) &&
    order.lines.some((line) => isInPlaceOf(line, code) && line.quantity === Number(count));
  return (wasTakenOff && Number(count) === 0) || wasReplaced ? Ok(null) : Err(lineUnknown(order, code));
};

/** 'BKR6E=FR7DC|Bosch': a line, and the article that goes in its place; null where that one stands there already. */
const readReplacement = async (
  asking: Asking,
  order: Order,
  typed: string,
): Promise<
  Result<{ readonly line: OrderLine; readonly productPriceId: ProductPriceId; readonly name: string } | null, Outcome>
> => {
  const [, ordered = '', other] = /^(.*?\S)\s*=\s*(\S.*)$/.exec(typed.trim()) ?? [];
  if (other === undefined) {
    return Err(
      wrongUsage(
        `«${printable(typed)}» no dice qué renglón se reemplaza y por qué artículo`,
        'Por ejemplo: --replace "BKR6E=FR7DC|Bosch"',
      ),
    );
  }
  const { code, brand } = readCodeWord(other);
  const named = lineNamed(order, ordered);
  if (!named.ok) return named;
  if (named.val === null) {
    const isThere = order.lines.some((line) => isInPlaceOf(line, ordered) && isArticle(line, code, brand));
    return isThere ? Ok(null) : Err(lineUnknown(order, ordered));
  }
  const { catalogueModule } = await import('../modules/catalogue.module.ts');
  asking.services.use(catalogueModule);
  const line = named.val;
  const row = await existingRow(asking, { code, brand }, 'beside-code');
  return row.map(({ productPriceId, name }) => ({ line, productPriceId, name }));
};

const isOf = (code: string | undefined, typed: string): boolean => code !== undefined && folded(code) === folded(typed);

const isArticle = (line: OrderLine, code: string, brand: string | undefined): boolean =>
  withCode([{ code: line.productCode, brand: line.productBrandName }], code, brand).length > 0;
