import type { DocumentFilter, DocumentText } from '#core/current-account/management/document-filter.ts';
import { isNamedSql } from '../customers/customer-name-sql.ts';
import { documentDigits } from '../database/spoken-number.ts';
import { documentColumns } from './current-account.ts';

/** Conditions on a document; null is no condition. */
export interface DocumentConditions extends Pick<DocumentFilter, 'letter' | 'state' | 'from' | 'to'> {
  readonly seller: number | null;
  readonly customerId: number | null;
  readonly today: string;
  readonly text: DocumentText | null;
  readonly after: readonly [date: string, id: number] | null;
  readonly limit: number;
}

/** Columns of `account_document d` with its customer `c`. */
export const storedColumns = `${documentColumns}, d.version, c.external_code as customer_code, c.name as customer_name, c.fantasy_name as customer_fantasy_name`;

type Add = (value: unknown) => string;

/** The ends of numbers that begin so are many for one or two digits: then the newest are looked through instead. */
const minIndexedDigits = 3;

const numberConditions = ({ number }: DocumentText, add: Add): readonly string[] | null => {
  if (number === null) return null;
  const { letter, pointOfSale, numbers, digits } = number;
  return [
    ...(letter === null ? [] : [`d.letter = ${add(letter)}`]),
    ...(pointOfSale === null ? [] : [`d.point_of_sale = ${add(pointOfSale)}::int`]),
    ...(numbers.length === 0
      ? []
      : [`(${numbers.map(([low, high]) => `d.number between ${add(low)}::int and ${add(high)}::int`).join(' or ')})`]),
    ...(digits.length < minIndexedDigits ? [] : [`d.number_ends @@ ${add(`'${digits}':*`)}::tsquery`]),
    // The index has no ends of less than three digits: this is what is asked.
    ...(digits === '' ? [] : [`position(${add(digits)} in ${documentDigits}) > 0`]),
  ];
};

/** A number written whole, as '3-416': at most one document of each letter, listed before others of any date. */
const wholeCondition = ({ number }: DocumentText, add: Add): string | null => {
  if (number === null || number.pointOfSale === null || number.whole === null) return null;
  const letter = number.letter === null ? '' : ` and d.letter = ${add(number.letter)}`;
  return `d.point_of_sale = ${add(number.pointOfSale)}::int and d.number = ${add(number.whole)}::int${letter}`;
};

const conditionsOf = (asked: DocumentConditions, add: Add): readonly string[] => {
  const { seller, customerId, letter, state, from, to, today, after } = asked;
  return [
    ...(seller === null ? [] : [`d.customer_id in (select id from customer where seller_id = ${add(seller)}::int)`]),
    ...(customerId === null ? [] : [`d.customer_id = ${add(customerId)}::int`]),
    ...(letter === null ? [] : [`d.letter = ${add(letter)}`]),
    ...(state === 'settled' ? ['d.finished'] : []),
    ...(state === 'unpaid' ? ['not d.finished'] : []),
    ...(state === 'expired' ? [`not d.finished and d.debt > 0 and d.expiration < ${add(today)}::date`] : []),
    ...(from === null ? [] : [`d.date >= ${add(from)}::date`]),
    ...(to === null ? [] : [`d.date <= ${add(to)}::date`]),
    ...(after === null ? [] : [`(d.date, d.id) < (${add(after[0])}::date, ${add(after[1])}::bigint)`]),
  ];
};

/**
 * The ids of a page and one more, which tells that there are more. A number and a name are looked for apart, each by
 * its own index; customers whose name holds the text are found first, as they are few. What was written whole stands on
 * the first page and on no other.
 */
export const documentListSql = (asked: DocumentConditions): { text: string; values: readonly unknown[] } => {
  const values: unknown[] = [];
  const add: Add = (value) => `$${values.push(value)}`;
  const ordered = (conditions: readonly string[], place = 1): string =>
    `(select d.id, d.date, ${place} as place from account_document d ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}
       order by d.date desc, d.id desc limit ${add(asked.limit)}::int)`;
  const all = conditionsOf(asked, add);
  const { text } = asked;
  const parts: string[] = [];
  if (text === null) parts.push(ordered(all));
  else {
    const whole = wholeCondition(text, add);
    const others = whole === null ? all : [...all, `not (${whole})`];
    if (whole !== null && asked.after === null) parts.push(ordered([...all, whole], 0));
    const byNumber = numberConditions(text, add);
    if (byNumber !== null) parts.push(ordered([...others, ...byNumber]));
    const whose = `d.customer_id = any(array(select id from customer where external_code = ${add(text.customerCode)}
      or ${isNamedSql(add(text.customerName))}))`;
    parts.push(ordered([...others, whose]));
  }
  return {
    text: `
    with picked as (select id, date, place from (${parts.join(' union ')}) found order by place, date desc, id desc limit ${add(asked.limit)}::int)
    select ${storedColumns} from picked join account_document d on d.id = picked.id join customer c on c.id = d.customer_id
     order by picked.place, d.date desc, d.id desc`,
    values,
  };
};
