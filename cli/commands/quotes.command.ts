import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { quoteToWire, quoteWire } from '#adapters/wire/quotes.wire.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { Quote } from '#core/quotes/quote.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { fileAnswer } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { dayOf, quotesList } from '../lists/quotes.list.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { quotesModule } from '../modules/quotes.module.ts';
import { type Outcome, type Problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { createQuoteCommand } from '../quotes/quote-create.ts';
import type { Act, Cli } from '../run-command.ts';
import { keepFile, type SaveOptions, whyNotKept } from '../saved-file.ts';
import { type SignedIn, signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { quoteText } from '../views/quote.view.ts';

const quoteCommands = (program: Command, act: Act): void => {
  const quotes = declareGroup(
    program,
    'quotes',
    'Presupuestos de tu negocio a sus clientes',
    'quotes create BKR6E=4 --client Peña',
    'quotes list --search peña',
    'quotes show 2026-1',
    'quotes pdf 2026-1',
  );
  declareList(quotes, act, quotesList);
  createQuoteCommand(quotes, act);
  declare(quotes, {
    name: 'show',
    about: 'Muestra un presupuesto entero',
    examples: ['quotes show 2026-1'],
    words: [['número', 'como 2026-00000001, o 2026-1']],
    answer: quoteWire,
  }).action(act((cli, _options, number) => show(cli, number)));
  declare(quotes, {
    name: 'pdf',
    about: 'Guarda un presupuesto como PDF',
    examples: ['quotes pdf 2026-1', 'quotes pdf 2026-1 --output peña.pdf'],
    words: [['número', 'como 2026-00000001, o 2026-1']],
    options: [
      new Option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su número); - es la salida'),
      new Option('--force', 'pisar el archivo si ya está'),
    ],
    answer: fileAnswer({ number: z.string() }),
  }).action(act<SaveOptions>((cli, options, number) => pdf(cli, options, number)));
};

export const group: CommandGroup = { modules: [quotesModule, catalogueModule], define: quoteCommands };

async function show(cli: Cli, text = ''): Promise<Outcome> {
  const found = await quoteNumbered(cli, text);
  if (!found.ok) return found.val;
  const { quote } = found.val;
  const { colour, columns } = cli.outputMode;
  return success(quoteToWire(quote), quoteText(quote, dayOf(cli), styleFor(colour.stdout), columns));
}

async function pdf(cli: Cli, options: SaveOptions, text = ''): Promise<Outcome> {
  const refusal = whyNotKept(options);
  if (refusal !== null) return refusal;
  const found = await quoteNumbered(cli, text);
  if (!found.ok) return found.val;
  const { quote, who } = found.val;
  const answer = await cli.services.quotes.pdf(who.caller, quote.id);
  if (!answer.ok) return problemOf(answer.val, cli.settings.server, quoteProblem);
  return keepFile(cli, answer.val, options, { number: formatNumber(quote) });
}

/** People know a quote by its number: it is looked for by it. */
async function quoteNumbered(
  { services, settings }: Cli,
  text: string,
): Promise<Result<{ readonly quote: Quote; readonly who: SignedIn }, Problem>> {
  const number = parseDocumentNumber(text);
  if (number === null) {
    return Err(wrongUsage(`«${text}» no es un número de presupuesto`, 'Va el año y el número: 2026-00000001'));
  }
  const who = await signedIn(services, settings.server, 'quotes');
  if (!who.ok) return who;
  const wanted = formatNumber(number);
  const page = await services.quotes.page(who.val.caller, { page: 1, text: wanted });
  if (!page.ok) return Err(problemOf(page.val, settings.server, quoteProblem));
  const quote = page.val.quotes.find((each) => formatNumber(each) === wanted);
  return quote === undefined
    ? Err(problemOf({ code: 'quote-not-found' }, settings.server, quoteProblem))
    : Ok({ quote, who: who.val });
}
