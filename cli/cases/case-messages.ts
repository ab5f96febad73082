import type { Command } from 'commander';
import { caseMessagesProblem, messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { correspondenceToWire, correspondenceWire } from '#adapters/wire/case-messages.wire.ts';
import { type CaseKindName, messagesAtOnce, type WhichCase } from '#core/cases/messages/case-message.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { answerKey } from '../answer-key.ts';
import { withAnswers } from '../answer-schema.ts';
import { withExamples } from '../help.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { caseMessagesText } from '../views/case-messages.view.ts';

const numberText = 'como 2026-00000001, o 2026-1';

/** `messages` and `answer` of claims, or of warranties. */
export const caseMessageCommands = (group: Command, act: Act, kind: CaseKindName): void => {
  const name = group.name();
  withExamples(
    group
      .command('messages')
      .description('Muestra los mensajes entre el cliente y el distribuidor, los más viejos primero')
      .argument('número', numberText)
      .action(act((cli, _options, number) => show(cli, kind, number))),
    `${name} messages 2026-1`,
  );
  withExamples(
    group
      .command('answer')
      .description('Manda un mensaje a la otra parte, sin fotos')
      .argument('número', numberText)
      .argument('texto', 'lo que lee la otra parte')
      .action(act((cli, _options, number, text) => answer(cli, kind, number, text))),
    `${name} answer 2026-1 "Sale mañana"`,
  );
  withAnswers(group, { messages: correspondenceWire, answer: correspondenceWire });
};

const whichCase = (kind: CaseKindName, text: string): WhichCase | null => {
  const number = parseDocumentNumber(text);
  return number === null ? null : { kind, ...number };
};

const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número`, 'Va el año y el número: 2026-00000001');

async function show({ services, settings, outputMode }: Cli, kind: CaseKindName, text = ''): Promise<Outcome> {
  const which = whichCase(kind, text);
  if (which === null) return notANumber(text);
  const who = await signedIn(services, settings.server, 'caseMessages');
  if (!who.ok) return who.val;
  const shown = await services.caseMessages.show(who.val.caller, which, messagesAtOnce);
  if (!shown.ok) return problemOf(shown.val, settings.server, caseMessagesProblem);
  const { stdout } = outputMode.colour;
  return success(correspondenceToWire(shown.val), caseMessagesText(shown.val, styleFor(stdout)));
}

async function answer({ services, settings }: Cli, kind: CaseKindName, text = '', written = ''): Promise<Outcome> {
  const which = whichCase(kind, text);
  if (which === null) return notANumber(text);
  const who = await signedIn(services, settings.server, 'caseMessages');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  const before = await services.caseMessages.show(caller, which, messagesAtOnce);
  if (!before.ok) return problemOf(before.val, settings.server, messageNotSent);
  const message = { text: written, pictures: [] };
  const key = answerKey(before.val, caller.customerId === null ? 'staff' : 'company', written);
  const sent = await services.caseMessages.write(caller, which, message, key);
  if (!sent.ok) return problemOf(sent.val, settings.server, messageNotSent);
  return success(correspondenceToWire(sent.val), 'Mensaje mandado');
}
