import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { listedDocumentToWire, listedDocumentWire } from '#adapters/wire/account-documents.wire.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import type {
  AccountDocumentFailure,
  ListedDocument,
} from '#core/current-account/management/account-document.service.ts';
import {
  type DocumentDetails,
  documentFlaws,
  isSameDocument,
  readTypedDocument,
} from '#core/current-account/management/document-details.ts';
import { everyDocument } from '#core/current-account/management/document-filter.ts';
import { maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
import { nameOfCells, typedOfCells } from '#core/current-account/sheets/document-sheet.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { readLocalBytes } from '../local-file.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

interface DetailOptions {
  readonly customer?: string;
  readonly date?: string;
  readonly expiration?: string;
  readonly total?: string;
  readonly debt?: string;
}

type Failure = AccountDocumentFailure;

const documentOptions = (isNew: boolean): readonly Option[] => [
  ...[
    new Option('--customer <CÓDIGO>', 'el código del cliente, o su CUIT'),
    new Option('--date <DÍA>', 'de cuándo es: 2026-11-01 o 01/11/2026'),
    new Option('--expiration <DÍA>', 'cuándo vence'),
    new Option('--total <PESOS>', 'el total: 1210,50'),
  ].map((option) => option.makeOptionMandatory(isNew)),
  new Option('--debt <PESOS>', 'lo que se debe; si no se dice, todo'),
];

const nameOf = ({ title, customerName }: ListedDocument): string => printable(`${title} de ${customerName}`);

/** The document of a title, as its list shows it. */
const listedDocumentTitled = async (
  { services, caller }: Asking,
  text: string,
): Promise<Result<ListedDocument | null, Failure>> => {
  const name = nameOfCells({ number: text });
  if (name === null) return Ok(null);
  const title = documentTitle(name);
  const filter = { ...everyDocument, text: title };
  return (await services.accountDocuments.list(caller, filter, null)).map(
    ({ documents }) => documents.find((each) => each.title === title) ?? null,
  );
};

const noDocument = (text: string): Outcome =>
  problem('document-not-found', `No hay un comprobante «${printable(text)}»`, 'Va entero, como A 00001-00000061');

/** What the options say of it, over what is stored. */
const detailsOf = (
  cells: DetailOptions,
  text: string,
  held: ListedDocument | null,
): Result<DocumentDetails, Failure | Outcome> => {
  const name = nameOfCells({ number: text });
  if (name === null)
    return Err(wrongUsage(`«${printable(text)}» no es un comprobante`, 'Va entero, como A 00001-00000061'));
  const stored = held && { ...held, customer: held.customerCode };
  const details = readTypedDocument(typedOfCells({ ...cells }, name, stored));
  const [flaw] = documentFlaws(details);
  return flaw === undefined ? Ok(details) : Err({ code: flaw.code });
};

/** Documents one by one: `create`, `correct` and `attach`. */
export const documentDetailCommands = (account: Command, act: Act): void => {
  const changes = {
    access: 'administration',
    problem: accountDocumentProblem,
    answer: changedWire(z.partial(listedDocumentWire)),
    toWire: listedDocumentToWire,
  } as const;
  const word = ['comprobante', 'como A 00001-00000061'] as const;
  declareChange<DetailOptions, ListedDocument, Failure>(account, act, {
    ...changes,
    name: 'create',
    about: 'Carga un comprobante',
    examples: [
      'account create "A 00001-00000061" --customer C-101 --date 2026-11-01 --expiration 2026-12-01 --total 1210,50',
    ],
    words: [word],
    options: documentOptions(true),
    message: (document) => `Cargado: ${nameOf(document)}, ${formatAmount(document.total)}`,
    plan: async (asking, cells, text = '') => {
      const wanted = detailsOf(cells, text, null);
      if (!wanted.ok) return wanted;
      const found = await listedDocumentTitled(asking, text);
      if (!found.ok) return found;
      const held = found.val;
      const isThere = held !== null && isSameDocument({ ...held, customer: held.customerCode }, wanted.val);
      return Ok({
        question: `¿Cargar ${documentTitle(wanted.val)}?`,
        isDone: isThere,
        before: held === null ? {} : listedDocumentToWire(held),
        work: () => asking.services.accountDocuments.create(asking.caller, wanted.val),
      });
    },
  });
  declareChange<DetailOptions, ListedDocument, Failure>(account, act, {
    ...changes,
    name: 'correct',
    about: 'Corrige lo que se le diga de un comprobante',
    examples: [
      'account correct "A 00001-00000061" --debt 0',
      'account correct "A 00001-00000061" --total 1310 --dry-run',
    ],
    words: [word],
    options: documentOptions(false),
    needs: [
      {
        anyOf: ['--customer', '--date', '--expiration', '--total', '--debt'],
        message: 'No dice qué corregir',
        advice: 'Por ejemplo: --debt 0',
      },
    ],
    message: (document) => `Corregido: ${nameOf(document)}`,
    plan: async (asking, cells, text = '') => {
      const found = await listedDocumentTitled(asking, text);
      if (!found.ok) return found;
      const held = found.val;
      if (held === null) return Err(noDocument(text));
      return detailsOf(cells, text, held).map((wanted) => ({
        question: `¿Corregir ${nameOf(held)}?`,
        isDone: isSameDocument({ ...held, customer: held.customerCode }, wanted),
        before: listedDocumentToWire(held),
        work: () => asking.services.accountDocuments.correct(asking.caller, held.id, held.version, wanted),
      }));
    },
  });
  declareChange<object, ListedDocument, Failure>(account, act, {
    ...changes,
    name: 'attach',
    about: 'Le pone su PDF a un comprobante, en lugar del que tenga',
    examples: ['account attach "A 00001-00000061" factura.pdf'],
    words: [word, ['archivo', 'el PDF']],
    message: (document) => `${nameOf(document)} tiene su PDF`,
    plan: async (asking, _options, text = '', path = '') => {
      const file = await readLocalBytes(path, maxPdfBytes);
      if (!file.ok) return file;
      const found = await listedDocumentTitled(asking, text);
      if (!found.ok) return found;
      const held = found.val;
      if (held === null) return Err(noDocument(text));
      return Ok({
        question: `¿Ponerle ese PDF a ${nameOf(held)}?`,
        before: listedDocumentToWire(held),
        work: () => asking.services.accountDocuments.attach(asking.caller, held.id, file.val),
      });
    },
  });
};
