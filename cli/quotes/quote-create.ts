import { type Command, Option } from 'commander';
import { formatAmount, formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { quoteToWire, quoteWire } from '#adapters/wire/quotes.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import { type LineToQuote, maxOwnPrice, maxQuoteTexts, type QuoteToKeep } from '#core/quotes/draft.ts';
import { isKeptQuote } from '#core/quotes/kept-quote.ts';
import type { QuoteFailure } from '#core/quotes/quote.service.ts';
import type { Quote } from '#core/quotes/quote.ts';
import { defaultValidityDays, maxValidityDays } from '#core/quotes/validity.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { type Money, money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { readCodeWord, readLineWord } from '../arguments/line-words.ts';
import { keyOf } from '../arguments/sent-once.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { existingRow } from '../find/find-cart-line.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import { readCount } from '../page-option.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

interface CreateOptions {
  readonly client?: string;
  readonly phone?: string;
  readonly note?: string;
  readonly days?: number;
  readonly other?: readonly string[];
  readonly fromCart?: boolean;
}

const nameOf = (quote: Quote): string =>
  `${formatNumber(quote)}${quote.clientName === '' ? '' : ` para ${quote.clientName}`}, de ${formatPesos(quote.total)}`;

/** An equal quote was made on this day, and somebody changed it since. */
interface ChangedSince {
  readonly code: 'quote-changed-since';
  readonly quote: Quote;
}
type Failure = QuoteFailure | ChangedSince;

const problemText = (failure: Failure): string =>
  failure.code === 'quote-changed-since'
    ? `Hoy ya se hizo ese presupuesto, y alguien lo cambió: es el ${printable(nameOf(failure.quote))}. Si hace falta otro igual, decí algo más con --note`
    : quoteProblem(failure);

/** `quotes create`: what a shop offers its own client, at its selling prices. */
export const createQuoteCommand = (quotes: Command, act: Act): void => {
  declareChange<CreateOptions, Quote, Failure>(quotes, act, {
    name: 'create',
    about: 'Hace un presupuesto del negocio para un cliente suyo',
    examples: [
      'quotes create BKR6E=4 "6203-2RS|SKF=2@15000" --client Peña',
      'quotes create BKR6E=4 --other "Colocación=1@18000" --days 15',
      'quotes create --from-cart --client "Taller Sur"',
    ],
    words: [['[artículos...]', 'CÓDIGO, CÓDIGO=CANTIDAD, "CÓDIGO|MARCA=CANTIDAD@PRECIO"']],
    options: [
      new Option('--client <NOMBRE>', 'para quién es'),
      new Option('--phone <TELÉFONO>', 'el del cliente'),
      new Option('--note <TEXTO>', 'observaciones, que van en el papel'),
      new Option('--days <N>', `cuántos días vale (si no, ${defaultValidityDays})`).argParser(readCount),
      new Option('--other <COSA...>', 'lo que no es un artículo, con su precio: "Colocación=1@18000"'),
      new Option('--from-cart', 'con lo que hay en el carrito, delante de lo demás'),
    ],
    needs: [
      {
        anyOf: ['artículos', '--other', '--from-cart'],
        message: 'Falta qué presupuestar',
        advice: 'Van artículos por su código, --other, o --from-cart',
      },
    ],
    answer: changedWire(quoteWire),
    access: 'quotes',
    problem: problemText,
    isFinal: false,
    hasNoName: true,
    toWire: quoteToWire,
    message: (quote) => `Presupuesto ${printable(nameOf(quote))}`,
    plan: async (asking, options, ...words) => {
      const written = await writtenQuote(asking, options, words);
      if (!written.ok) return written;
      const quote = written.val;
      const { cli, services, caller } = asking;
      const today = dateInBuenosAires(cli.terminal.now());
      const newest = await services.quotes.page(caller, { page: 1, text: '' });
      if (!newest.ok) return newest;
      const there = newest.val.quotes.find((each) => isKeptQuote(each, quote, today));
      const lines = quote.lines.map((line) =>
        line.kind === 'free' ? { ...line, price: line.price.toString() } : line,
      );
      return Ok({
        question: `¿Hacer el presupuesto, de ${formatCount(quote.lines.length)} líneas?`,
        isDone: there !== undefined,
        ...(there === undefined ? {} : { doneText: `Hoy ya se hizo el ${printable(nameOf(there))}: no se hizo otro` }),
        before: there === undefined ? {} : quoteToWire(there),
        work: async () => {
          const key = keyOf('quote', caller.customerId, { ...quote, lines }, today);
          const made = await services.quotes.create(caller, quote, key);
          // The key was used: somebody changed the quote that was made with it, and it makes no other on that day.
          return made.ok && !isKeptQuote(made.val, quote, made.val.date)
            ? Err({ code: 'quote-changed-since', quote: made.val } as const)
            : made;
        },
      });
    },
  });
};

/** What the command line says, as it is kept; what is wrong with it is reported before. */
async function writtenQuote(
  asking: Asking,
  options: CreateOptions,
  words: readonly string[],
): Promise<Result<QuoteToKeep, Outcome | QuoteFailure>> {
  const { client = '', phone = '', note = '', days = defaultValidityDays, other = [], fromCart = false } = options;
  const texts = { clientName: client.trim(), clientPhone: phone.trim(), note: note.trim() };
  for (const [option, text, max] of [
    ['--client', texts.clientName, maxQuoteTexts.clientName],
    ['--phone', texts.clientPhone, maxQuoteTexts.clientPhone],
    ['--note', texts.note, maxQuoteTexts.note],
  ] as const) {
    if (text.length > max) return Err(wrongUsage(`${option} lleva hasta ${max} caracteres`));
  }
  if (days < 1 || days > maxValidityDays) return Err(wrongUsage(`--days va de 1 a ${maxValidityDays}`));
  const lines: LineToQuote[] = [];
  if (fromCart) {
    const cart = await asking.services.quotes.fromCart(asking.caller);
    if (!cart.ok) return cart;
    const gone = cart.val.lines.filter(({ isGone }) => isGone);
    if (gone.length > 0) {
      const names = gone.map(({ code, brand }) => `${code} ${brand}`.trim());
      return Err({ code: 'quote-lines-gone', productPriceIds: [], names });
    }
    lines.push(
      ...cart.val.lines.flatMap(({ productPriceId, quantity }): LineToQuote[] =>
        productPriceId === null ? [] : [{ kind: 'product', productPriceId, quantity, ownPrice: null }],
      ),
    );
  }
  for (const word of words) {
    const line = await productLine(asking, word);
    if (!line.ok) return line;
    lines.push(line.val);
  }
  for (const word of other) {
    const line = otherLine(word);
    if (!line.ok) return line;
    lines.push(line.val);
  }
  if (lines.length === 0) return Err(wrongUsage('El carrito está vacío', 'Van artículos por su código, o --other'));
  return Ok({ ...texts, validityDays: days, lines, atTodaysPrices: false });
}

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity > 0 && quantity <= maxPerLine;
const quantityWrong = (word: string): Outcome =>
  wrongUsage(`En «${printable(word)}» la cantidad no sirve`, `Va un número entero, hasta ${formatCount(maxPerLine)}`);

/** The price after '@'; null where it is no price. */
const readPrice = (typed: string): Money | null => {
  const number = parseNumber(typed, 'auto');
  if (number === undefined) return null;
  const price = money(number);
  return price.lt(0) || price.gt(maxOwnPrice) || price.scale > 2 ? null : price;
};
const priceWrong = (word: string): Outcome =>
  wrongUsage(
    `En «${printable(word)}» el precio no sirve`,
    `Va detrás de @, hasta ${formatAmount(maxOwnPrice)} y con dos decimales: @1500,50`,
  );

const productLine = async (asking: Asking, word: string): Promise<Result<LineToQuote, Outcome>> => {
  const { named, quantity, price } = readLineWord(word);
  if (!isQuantity(quantity)) return Err(quantityWrong(word));
  const ownPrice = price === null ? null : readPrice(price);
  if (price !== null && ownPrice === null) return Err(priceWrong(word));
  const row = await existingRow(asking, readCodeWord(named), 'beside-code');
  return row.map(({ productPriceId }) => ({ kind: 'product', productPriceId, quantity, ownPrice }));
};

const otherLine = (word: string): Result<LineToQuote, Outcome> => {
  const { named: description, quantity, price: typed } = readLineWord(word);
  if (!isQuantity(quantity)) return Err(quantityWrong(word));
  const price = readPrice(typed ?? '');
  if (price === null) return Err(priceWrong(word));
  return description.length > maxQuoteTexts.description
    ? Err(wrongUsage(`Una línea lleva hasta ${maxQuoteTexts.description} caracteres`))
    : Ok({ kind: 'free', description, quantity, price });
};
