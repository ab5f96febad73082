import type { Command } from 'commander';
import { currentAccountProblem, documentStateText } from '#adapters/texts/current-account.es.ts';
import { managedDocumentToWire, managedDocumentWire } from '#adapters/wire/current-account.wire.ts';
import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import type { CurrentAccountFailure } from '#core/current-account/current-account.service.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { idIn, idWords } from '../arguments/id-word.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { documentList } from '../lists/account.list.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

const base = { access: 'administration', problem: currentAccountProblem } as const;

const word = ['comprobante', "como A 00001-00000061, o su id como '#12'"] as const;

/** By its title, however it is written, else by its id as '#12'. */
const documentTitled = async (
  { services, caller }: Asking,
  text = '',
): Promise<Result<ManagedDocument, CurrentAccountFailure | Outcome>> => {
  const wanted = text.trim();
  const number = wanted.split(/[\s-]+/).at(-1) ?? wanted;
  const found = await services.accountManagement.search(caller, number);
  if (!found.ok) return found;
  const same = found.val.filter(({ title }) => folded(title) === folded(wanted));
  const [only] = same;
  if (same.length > 1) {
    const which = idWords(same.map(({ id, customerName }) => [id, customerName]));
    return Err(
      problem('document-ambiguous', `Hay ${same.length} comprobantes ${wanted}`, `Decí cuál por su id: ${which}`),
    );
  }
  if (only !== undefined) return Ok(only);
  const id = idIn(wanted);
  return id === null
    ? Err(problem('document-not-found', `No hay un comprobante «${wanted}»`, 'Va entero, como A 00001-00000061'))
    : services.accountManagement.read(caller, id as ManagedDocument['id']);
};

const nameOf = ({ title, customerName }: ManagedDocument): string => printable(`${title} de ${customerName}`);

/** The documents of all companies, for staff: `list`, `settle`, `reopen` and `remove`. */
export const documentCommands = (account: Command, act: Act): void => {
  declareList(account, act, documentList);
  for (const isFinished of [true, false]) {
    declareChange<object, ManagedDocument, CurrentAccountFailure>(account, act, {
      ...base,
      name: isFinished ? 'settle' : 'reopen',
      about: isFinished ? 'Pone un comprobante como pago: pasa a «Histórica»' : 'Lo vuelve a poner como impago',
      examples: [`account ${isFinished ? 'settle' : 'reopen'} "A 00001-00000061"`],
      words: [word],
      answer: changedWire(managedDocumentWire),
      toWire: managedDocumentToWire,
      message: (document) => `${nameOf(document)}: ${documentStateText(document.isFinished)}`,
      plan: async (asking, _options, text) =>
        (await documentTitled(asking, text)).map((document) => ({
          question: `¿Poner ${nameOf(document)} como ${documentStateText(isFinished).toLowerCase()}?`,
          isDone: document.isFinished === isFinished,
          before: managedDocumentToWire(document),
          work: () => asking.services.accountManagement.setFinished(asking.caller, document.id, isFinished),
        })),
    });
  }
  declareChange<object, ManagedDocument, CurrentAccountFailure>(account, act, {
    ...base,
    name: 'remove',
    about: 'Elimina un comprobante',
    examples: ['account remove "A 00001-00000061" --yes'],
    goneCodes: ['document-not-found'],
    words: [word],
    isFinal: true,
    answer: changedWire(managedDocumentWire),
    toWire: managedDocumentToWire,
    message: (document) => `Eliminado: ${nameOf(document)}`,
    plan: async (asking, _options, text) =>
      (await documentTitled(asking, text)).map((document) => ({
        names: [document.title],
        question: `¿Eliminar ${nameOf(document)}?`,
        before: managedDocumentToWire(document),
        work: async () =>
          (await asking.services.accountManagement.remove(asking.caller, document.id)).map(() => document),
      })),
  });
};
