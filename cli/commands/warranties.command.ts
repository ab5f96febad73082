import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { staffWarrantyProblem } from '#adapters/texts/staff-cases.es.ts';
import {
  warrantiesProblem,
  warrantyMovedText,
  warrantyProblem,
  warrantyStateTexts,
} from '#adapters/texts/warranties.es.ts';
import { managedWarrantyWire, warrantyWire } from '#adapters/wire/warranties.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { messagesAtOnce } from '#core/cases/messages/case-message.ts';
import type { StaffCaseFailure } from '#core/cases/staff-case.service.ts';
import { type DocumentNumber, formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { isSettled, type WarrantyState, warrantyMayBecome, warrantyStates } from '#core/warranties/state.ts';
import type { WarrantyFailure } from '#core/warranties/warranty.service.ts';
import type { StaffWarranty, Warranty } from '#core/warranties/warranty.ts';
import { numberNames } from '../arguments/id-word.ts';
import { stateWord } from '../arguments/state-option.ts';
import { correctCommand } from '../cases/case-correct.ts';
import { exportCommand } from '../cases/case-export.ts';
import { caseMessageCommands } from '../cases/case-messages.ts';
import { findStaffCase } from '../cases/find-case.ts';
import { createWarrantyCommand } from '../cases/warranty-create.ts';
import { caseWord, numberOfCase } from '../cases/which-case.ts';
import type { CommandGroup } from '../command-group.ts';
import type { Services } from '../container.ts';
import { type ChangeDeclaration, changedWire, declareChange } from '../declare/change.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { declareList, plainList } from '../declare/list.ts';
import { customerMeant } from '../find/find-customer.ts';
import { listedWarrantyToWire, warrantiesList } from '../lists/warranties.list.ts';
import { askOption } from '../missing-words.ts';
import { claimsModule } from '../modules/claims.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import { warrantiesModule } from '../modules/warranties.module.ts';
import { isOutcome, type Outcome, type Problem, success } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { beginOptions, beginQuestion } from '../screens/begin-question.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedInForEither } from '../session.ts';
import { printable, styleFor } from '../style.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';
import { warrantyText } from '../views/warranty.view.ts';

interface StateOptions {
  readonly resolution?: string;
}

/** No warranty goes back to Created. */
const steps = warrantyStates.filter((state) => state !== 'Created');

const { word: stepOfWarranty, read: readStep } = stateWord('a cuál pasa', steps, warrantyStateTexts);

const resolutionText = 'lo que lee el cliente al aceptarla o rechazarla';

const stepping: ChangeDeclaration<StateOptions, Warranty, WarrantyFailure | StaffCaseFailure> = {
  name: 'state',
  about: 'Cambia el estado de una garantía, para el personal',
  examples: ['warranties state 2026-1 Pendiente', 'warranties state 2026-1 Aceptado --resolution "Se repone" --yes'],
  words: [caseWord, stepOfWarranty],
  options: [new Option('--resolution <TEXTO>', resolutionText)],
  answer: z.union([changedWire(managedWarrantyWire), changedWire(warrantyWire)]),
  access: 'management',
  problem: (failure) => warrantyProblem(failure as WarrantyFailure),
  // What was accepted or refused stays so.
  isFinal: (_number, state = '') => isSettled(readStep(state)),
  toWire: listedWarrantyToWire,
  message: ({ rmaNumber, currentTracking }) => warrantyMovedText(rmaNumber, currentTracking.state),
  plan: async (asking, { resolution: typed = '' }, text = '', stateText = '') => {
    const { cli, services, caller } = asking;
    const which = await numberOfCase(asking, 'warranty', text);
    if (!which.ok) return which;
    const number = which.val;
    const state = readStep(stateText);
    const found = await services.staffWarranties.show(caller, number);
    if (!found.ok) return found;
    const warranty = found.val;
    const from = warranty.currentTracking.state;
    const isDone = from === state && (typed === '' || warranty.resolution === typed.trim());
    if (!isDone && !warrantyMayBecome(from, state)) {
      return Err({ code: 'warranty-state-not-allowed', from, to: state });
    }
    // Of one that is so already nothing is missing.
    const isMissing = !isDone && isSettled(state) && typed.trim() === '';
    const resolution = isMissing ? await askOption(cli, '--resolution', resolutionText) : Ok(typed);
    if (!resolution.ok) return resolution;
    return Ok({
      names: numberNames(number),
      question: `¿Pasar la garantía ${warranty.rmaNumber} de ${printable(warranty.customerName)} a ${warrantyStateTexts[state]}?`,
      isDone,
      doneText: `La garantía ${warranty.rmaNumber} ya estaba en ${warrantyStateTexts[state]}: no se cambió nada`,
      before: listedWarrantyToWire(warranty),
      work: () => services.warrantyManagement.changeState(caller, number, { state, resolution: resolution.val }),
    });
  },
};

const warrantyCommands = (program: Command, act: Act): void => {
  const warranties = declareGroup(
    program,
    'warranties',
    'Garantías',
    'warranties',
    'warranties list',
    'warranties show 2026-1',
    'warranties state 2026-1 Pendiente',
  );
  withScreen(
    warranties,
    act,
    [{ calls: 'staffCases', load: loadScreen, question: beginQuestion(customerMeant) }],
    plainList(warrantiesList),
    beginOptions(warrantiesList.options ?? []),
  );
  declareList(warranties, act, warrantiesList);
  declare(warranties, {
    name: 'show',
    about: 'Muestra una garantía entera',
    examples: ['warranties show 2026-1'],
    words: [caseWord],
    answer: z.union([managedWarrantyWire, warrantyWire]),
  }).action(act((cli, _options, id) => showWarranty(cli, id)));
  createWarrantyCommand(warranties, act);
  declareChange(warranties, act, stepping);
  correctCommand<WarrantyState, StaffWarranty>(warranties, act, {
    kind: 'warranty',
    thing: 'la garantía',
    about: 'Corrige la resolución; queda anotado quién y por qué',
    example: 'warranties correct 2026-1 --resolution "Se repone" --reason "Estaba incompleta"',
    hasCode: false,
    answer: changedWire(managedWarrantyWire),
    staffCasesOf: ({ staffWarranties }) => staffWarranties,
    textsOf: ({ resolution }) => ({ externalCode: '', resolution }),
    toWire: listedWarrantyToWire,
  });
  exportCommand<WarrantyState, StaffWarranty>(warranties, act, {
    about: 'Guarda todas las que encuentra, en CSV o Excel',
    example: 'warranties export --state Pendiente --output garantias.xlsx',
    states: warrantyStates,
    texts: warrantyStateTexts,
    type: 'sólo con esa falla',
    staffCasesOf: ({ staffWarranties }) => staffWarranties,
    problem: staffWarrantyProblem,
  });
  caseMessageCommands(warranties, act, 'warranty');
};

async function showWarranty({ services, settings, outputMode }: Cli, text = ''): Promise<Outcome> {
  const who = await signedInForEither(services, settings.server, 'warranties', 'staffCases');
  if (!who.ok) return who.val;
  const { caller, isStaff } = who.val;
  const which = parseDocumentNumber(text) ?? { id: text.trim() };
  const found: Result<Warranty, WarrantyFailure | StaffCaseFailure | Problem> = isStaff
    ? await findStaffCase(services.staffWarranties, caller, which)
    : await findOwn(services, caller, which);
  if (!found.ok) return isOutcome(found.val) ? found.val : problemOf(found.val, settings.server, showProblem);
  const warranty = found.val;
  const style = styleFor(outputMode.colour.stdout);
  const number = parseDocumentNumber(warranty.rmaNumber);
  const shown =
    number === null ? null : await services.caseMessages.show(caller, { kind: 'warranty', ...number }, messagesAtOnce);
  // Another back end has no messages.
  const below = shown?.ok && shown.val.messages.length > 0 ? `\n\n${caseMessagesText(shown.val, style)}` : '';
  return success(listedWarrantyToWire(warranty), `${warrantyText(warranty, style, outputMode.columns)}${below}`);
}

const showProblem = (failure: WarrantyFailure | StaffCaseFailure): string =>
  failure.code === 'case-not-found'
    ? warrantyProblem({ code: 'warranty-not-found' })
    : warrantiesProblem(failure as WarrantyFailure);

/** Found in the list: there is no call for one alone. */
const findOwn = async (
  { warranties }: Services,
  caller: Caller,
  which: DocumentNumber | { readonly id: string },
): Promise<Result<Warranty, WarrantyFailure>> => {
  const listed = await warranties.list(caller);
  if (!listed.ok) return listed;
  const isThat = ({ id, rmaNumber }: Warranty) =>
    'year' in which ? rmaNumber === formatNumber(which) : [id, rmaNumber].includes(which.id);
  const found = listed.val.find(isThat);
  return found === undefined ? Err({ code: 'warranty-not-found' }) : Ok(found);
};

const loadScreen = async () => (await import('../screens/warranties.screen.ts')).warrantiesScreen;

export const group: CommandGroup = {
  modules: [warrantiesModule, claimsModule, customersModule],
  define: warrantyCommands,
};
