import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { orderPaperTexts, paperFormatTexts } from '#adapters/texts/order-papers.es.ts';
import { orderPapersProblem } from '#adapters/texts/staff-orders.es.ts';
import { type DocumentNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { OrderPapersFailure } from '#core/orders/staff/order-papers.service.ts';
import { type OrderPaper, orderPapers, type PaperFormat, paperFormats } from '#core/orders/staff/order-printer.port.ts';
import { asCaller, declare, failed } from '../declare/declare.ts';
import type { Outcome } from '../outcome.ts';
import { whileItLasts } from '../progress.ts';
import type { Act, Cli } from '../run-command.ts';
import { fileOptions, formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { notANumber } from './orders-read.ts';

interface PaperOptions extends SaveOptions {
  readonly paper: OrderPaper;
  readonly format?: PaperFormat;
}

const names = orderPapers.map((paper) => `${paper} (${orderPaperTexts.title[paper].toLowerCase()})`).join(', ');
const formats = paperFormats.map((format) => `${format} (${paperFormatTexts[format]})`).join(', ');

/** `orders paper`: what staff print of orders, as a file. */
export const paperCommand = (orders: Command, act: Act): void => {
  declare(orders, {
    name: 'paper',
    about: 'Guarda la hoja de preparación o el remito interno de los pedidos que se digan (para el personal)',
    examples: ['orders paper 2026-1 2026-2', 'orders paper 2026-1 --paper delivery --output remito.pdf'],
    words: [['números...', 'uno o más, como 2026-00000001, o 2026-1']],
    options: [
      new Option('--paper <PAPEL>', names).choices(orderPapers).default('picking'),
      new Option('--format <FORMATO>', `${formats}; si no, el del nombre, o pdf`).choices(paperFormats),
      ...fileOptions,
    ],
    answer: z.object({ file: z.string() }),
  }).action(act<PaperOptions>((cli, options, ...words) => save(cli, options, words)));
};

async function save(cli: Cli, { paper, ...saving }: PaperOptions, words: readonly string[]): Promise<Outcome> {
  const format = formatOf(paperFormats, saving, 'pdf');
  if (!format.ok) return format.val;
  const numbers: DocumentNumber[] = [];
  for (const word of words) {
    const number = parseDocumentNumber(word);
    if (number === null) return notANumber(word);
    numbers.push(number);
  }
  return asCaller(cli, 'staffOrders', async ({ services, caller }) => {
    const printing = services.orderPapers.print(caller, paper, format.val, numbers);
    const made = await whileItLasts(cli.terminal, cli.outputMode, 'Armando el archivo', printing);
    if (!made.ok) return failed<OrderPapersFailure>(cli, made.val, orderPapersProblem);
    return keepFile(cli, made.val, saving);
  });
}
