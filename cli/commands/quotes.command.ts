import type { Command } from 'commander';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { quotePageToWire, quoteToWire } from '#adapters/wire/quotes.wire.ts';
import { formatNumber, parseNumber } from '#core/orders/number.ts';
import type { Quote } from '#core/quotes/quote.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { withExamples } from '../help.ts';
import { type Outcome, type Problem, success, wrongUsage } from '../outcome.ts';
import { readPage } from '../page-option.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { saveFile } from '../saved-file.ts';
import { type SignedIn, signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { quoteListText, quoteText } from '../views/quote.view.ts';

interface ListOptions {
  readonly search?: string;
  readonly page: number;
}

interface PdfOptions {
  readonly output?: string;
}

export const quoteCommands = (program: Command, act: Act): void => {
  const quotes = program.command('quotes').description('Presupuestos de tu negocio a sus clientes');
  withExamples(quotes, 'quotes list --search peña', 'quotes show 2026-1', 'quotes pdf 2026-1');
  withExamples(
    quotes
      .command('list')
      .description('Lista presupuestos, los más nuevos primero')
      .option('--search <TEXTO>', 'parte del número, del cliente o de las observaciones')
      .option('--page <N>', 'página, de a 20', readPage, 1)
      .action(act<ListOptions>(list)),
    'quotes list',
    'quotes list --search "taller sur" --json',
  );
  withExamples(
    quotes
      .command('show')
      .description('Muestra un presupuesto entero')
      .argument('número', 'como 2026-00000001, o 2026-1')
      .action(act((cli, _options, number) => show(cli, number))),
    'quotes show 2026-1',
  );
  withExamples(
    quotes
      .command('pdf')
      .description('Guarda un presupuesto como PDF')
      .argument('número', 'como 2026-00000001, o 2026-1')
      .option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su número)')
      .action(act<PdfOptions>((cli, options, number) => pdf(cli, options, number))),
    'quotes pdf 2026-1',
    'quotes pdf 2026-1 --output peña.pdf',
  );
};

const todayOf = ({ terminal }: Cli): string => dateInBuenosAires(terminal.now());

async function list(cli: Cli, { search = '', page }: ListOptions): Promise<Outcome> {
  const { services, settings, outputMode } = cli;
  const who = await signedIn(services, settings.server, 'quotes');
  if (!who.ok) return who.val;
  const answer = await services.quotes.page(who.val.caller, { page, text: search });
  if (!answer.ok) return problemOf(answer.val, settings.server, quoteProblem);
  const text = quoteListText(answer.val, todayOf(cli), styleFor(outputMode.colour.stdout), outputMode.columns);
  return success(quotePageToWire(answer.val), text);
}

async function show(cli: Cli, text = ''): Promise<Outcome> {
  const found = await quoteNumbered(cli, text);
  if (!found.ok) return found.val;
  const { quote } = found.val;
  const { colour, columns } = cli.outputMode;
  return success(quoteToWire(quote), quoteText(quote, todayOf(cli), styleFor(colour.stdout), columns));
}

async function pdf(cli: Cli, { output }: PdfOptions, text = ''): Promise<Outcome> {
  const found = await quoteNumbered(cli, text);
  if (!found.ok) return found.val;
  const { quote, who } = found.val;
  const answer = await cli.services.quotes.pdf(who.caller, quote.id);
  if (!answer.ok) return problemOf(answer.val, cli.settings.server, quoteProblem);
  const saved = await saveFile(answer.val.name, answer.val.content, output);
  if (!saved.ok) return saved.val;
  const file = saved.val;
  return success({ number: formatNumber(quote), file }, `Guardado en ${file}`);
}

/** People know a quote by its number: it is looked for by it. */
async function quoteNumbered(
  { services, settings }: Cli,
  text: string,
): Promise<Result<{ readonly quote: Quote; readonly who: SignedIn }, Problem>> {
  const number = parseNumber(text);
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
