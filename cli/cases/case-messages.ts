import type { Command } from 'commander';
import { messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { correspondenceToWire, correspondenceWire } from '#adapters/wire/case-messages.wire.ts';
import type { CaseMessageFailure } from '#core/cases/messages/case-message.service.ts';
import {
  type CaseKindName,
  type Correspondence,
  messageFlaw,
  messagesAtOnce,
  tidyMessageText,
} from '#core/cases/messages/case-message.ts';
import { formatNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { answerKey, isAnswered } from '../answer-key.ts';
import { numberNames } from '../arguments/id-word.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareList } from '../declare/list.ts';
import { caseMessagesList } from '../lists/case-messages.list.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { caseWord, numberOfCase } from './which-case.ts';

/** `messages` and `answer` of claims, or of warranties. */
export const caseMessageCommands = (group: Command, act: Act, kind: CaseKindName): void => {
  const name = group.name();
  declareList(group, act, caseMessagesList(kind, name));
  declareChange<object, Correspondence, CaseMessageFailure>(group, act, {
    access: 'caseMessages',
    problem: messageNotSent,
    name: 'answer',
    about: 'Manda un mensaje a la otra parte, sin fotos',
    examples: [`${name} answer 2026-1 "Sale mañana" --yes`],
    words: [caseWord, ['texto', 'lo que lee la otra parte']],
    answer: changedWire(correspondenceWire),
    isFinal: true,
    toWire: correspondenceToWire,
    message: () => 'Mensaje mandado',
    async plan(asking, _options, text = '', written = '') {
      const { services, caller } = asking;
      const number = await numberOfCase(asking, kind, text);
      if (!number.ok) return number;
      const which = { kind, ...number.val };
      const found = await services.caseMessages.show(caller, which, messagesAtOnce);
      if (!found.ok) return found;
      const message = { text: tidyMessageText(written), pictures: [] };
      const flaw = messageFlaw(message);
      if (flaw !== null) return Err(flaw);
      const side = caller.customerId === null ? 'staff' : 'company';
      return Ok({
        names: numberNames(which),
        question: `¿Mandar ${side === 'staff' ? 'al cliente' : 'al distribuidor'}, en ${formatNumber(which)}: «${printable(message.text)}»?`,
        isDone: isAnswered(found.val, side, written),
        doneText: 'Ese mensaje ya estaba mandado: no se mandó otra vez',
        before: correspondenceToWire(found.val),
        work: () => services.caseMessages.write(caller, which, message, answerKey(found.val, side, written)),
      });
    },
  });
};
