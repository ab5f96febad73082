import { messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { caseChangeProblem, correctableTexts } from '#adapters/texts/staff-cases.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { type CorrectableTexts, correctableFields, maxLengthsOfCorrection } from '#core/cases/correct-case.ts';
import { type CaseKindName, maxMessageLength, messagesAtOnce } from '#core/cases/messages/case-message.ts';
import type { CaseFacts, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { Err } from '#core/shared/result.ts';
import { answerKey } from '../answer-key.ts';
import type { Cli } from '../run-command.ts';
import type { ScreenAction, Step } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import { problemTextOf } from './screen-problem.ts';

/** How claims and warranties differ in both actions. */
interface OfKind<Case> {
  readonly kind: CaseKindName;
  /** Null where the number cannot be read. */
  numberOf(shown: Case): DocumentNumber | null;
  /** 'el reclamo 2026-00000001' */
  nameOf(shown: Case): string;
}

const notOffered = 'Este servidor no lo ofrece';

/** Another back end, which counts no versions, takes no message, no correction and no end of a case. */
export const whyElsewhere = ({ version }: Pick<CaseFacts, 'version'>): string | null =>
  version === 0 ? notOffered : null;

/** Writing to its company. */
export const answerCase = <Case extends CaseFacts>(
  cli: Cli,
  caller: Caller,
  { kind, numberOf, nameOf }: OfKind<Case>,
): ScreenAction<Case> => {
  const problemText = problemTextOf(cli);
  return {
    key: 'm',
    name: 'mensaje',
    about: 'mensaje: escribirle al cliente, que lo lee con los otros',
    refuses: ([shown]) => (shown === undefined ? nothingChosen : whyElsewhere(shown)),
    steps: ([shown]) => [
      {
        kind: 'text',
        label: `Mensaje sobre ${shown === undefined ? '' : nameOf(shown)}: lo lee el cliente`,
        max: maxMessageLength,
        problemOf: (text) => (text.trim() === '' ? 'Escribí el mensaje' : null),
      },
    ],
    async run([shown], [text = '']) {
      const number = shown === undefined ? null : numberOf(shown);
      if (number === null) return Err(nothingChosen);
      const which = { kind, ...number };
      const before = await cli.services.caseMessages.show(caller, which, messagesAtOnce);
      if (!before.ok) return Err(problemText(before.val, messageNotSent));
      const key = answerKey(before.val, 'staff', text);
      const sent = await cli.services.caseMessages.write(caller, which, { text, pictures: [] }, key);
      return sent.map(() => ({ message: 'Mensaje mandado' })).mapErr((failure) => problemText(failure, messageNotSent));
    },
  };
};

/** 'del reclamo 2026-00000001', 'de la garantía …' */
const ofThing = (name: string): string => `de ${name}`.replace(/^de el /, 'del ');

/** The fields that may be corrected. */
export interface Correcting<Case> extends OfKind<Case> {
  textsOf(shown: Case): CorrectableTexts;
}

/** Corrects a code or a resolution that was given, with a reason; it leaves a trace. */
export const correctCaseOf = <State extends string, Case extends CaseFacts>(
  cli: Cli,
  caller: Caller,
  service: StaffCaseService<State, Case>,
  { kind, numberOf, nameOf, textsOf }: Correcting<Case>,
): ScreenAction<Case> => {
  const problemText = problemTextOf(cli);
  const fieldsOf = (shown: Case | undefined) =>
    shown === undefined ? [] : correctableFields.filter((field) => textsOf(shown)[field] !== '');
  return {
    key: 'e',
    name: 'corregir',
    about: `corregir ${kind === 'claim' ? 'el código o la resolución' : 'la resolución'}, con el motivo: queda anotado`,
    refuses([shown]) {
      if (shown === undefined) return nothingChosen;
      const elsewhere = whyElsewhere(shown);
      if (elsewhere !== null) return elsewhere;
      return fieldsOf(shown).length === 0 ? caseChangeProblem({ code: 'case-not-correctable' }) : null;
    },
    steps([shown]): readonly Step[] {
      const fields = fieldsOf(shown);
      const [only] = fields;
      const one = shown !== undefined && fields.length === 1 && only !== undefined ? only : null;
      const what = shown === undefined ? '' : nameOf(shown);
      return [
        ...(one === null
          ? [
              {
                kind: 'choice' as const,
                label: `¿Qué se corrige? Es ${what}`,
                choices: fields.map((field) => ({ value: field, name: correctableTexts[field] })),
              },
            ]
          : []),
        {
          kind: 'text',
          label: one === null ? 'Lo que tiene que decir' : `${correctableTexts[one]} ${ofThing(what)}`,
          max: one === null ? maxLengthsOfCorrection.resolution : maxLengthsOfCorrection[one],
          ...(one === null || shown === undefined ? {} : { usual: textsOf(shown)[one] }),
          problemOf: (text) => (text.trim() === '' ? caseChangeProblem({ code: 'case-text-missing' }) : null),
        },
        {
          kind: 'text',
          label: 'Motivo de la corrección',
          max: maxLengthsOfCorrection.reason,
          problemOf: (text) =>
            text.trim() === '' ? caseChangeProblem({ code: 'case-correction-reason-missing' }) : null,
        },
      ];
    },
    async run([shown], answers) {
      const number = shown === undefined ? null : numberOf(shown);
      if (shown === undefined || number === null) return Err(nothingChosen);
      const fields = fieldsOf(shown);
      const [chosen, text = '', reason = ''] = answers.length === 3 ? answers : [fields[0], ...answers];
      const field = fields.find((each) => each === chosen);
      if (field === undefined) return Err(nothingChosen);
      const seen = { ...number, version: shown.version };
      const answer = await service.correct(caller, seen, { field, text, reason });
      return answer
        .map(() => ({ message: `Se corrigió ${nameOf(shown)}` }))
        .mapErr((failure) => problemText(failure, caseChangeProblem));
    },
  };
};
