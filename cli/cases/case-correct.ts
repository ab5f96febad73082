import { type Command, Option } from 'commander';
import type * as z from 'zod/mini';
import { caseChangeProblem, correctableTexts } from '#adapters/texts/staff-cases.es.ts';
import { type CorrectableTexts, correctableFields } from '#core/cases/correct-case.ts';
import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import type { CaseFacts, StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { Err } from '#core/shared/result.ts';
import type { Services } from '../container.ts';
import { declareChange } from '../declare/change.ts';
import { wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { caseWord, numberOfCase } from './which-case.ts';

interface CorrectOptions {
  readonly code?: string;
  readonly resolution?: string;
  readonly reason: string;
}

interface CaseGroup<State extends string, Case extends CaseFacts> {
  readonly kind: CaseKindName;
  /** 'el reclamo', 'la garantía' */
  readonly thing: string;
  readonly about: string;
  readonly example: string;
  /** Whether it has the code of another system. */
  readonly hasCode: boolean;
  readonly answer: z.core.$ZodType;
  staffCasesOf(services: Services): StaffCaseService<State, Case>;
  textsOf(shown: Case): CorrectableTexts;
  toWire(shown: Case): object;
}

/**
 * `correct` of claims, or of warranties: what was given is corrected with a reason, and leaves a trace
 * (docs/rules/cases.md 2).
 */
export const correctCommand = <State extends string, Case extends CaseFacts>(
  group: Command,
  act: Act,
  { kind, thing, about, example, hasCode, answer, staffCasesOf, textsOf, toWire }: CaseGroup<State, Case>,
): void =>
  declareChange<CorrectOptions, Case, StaffCaseFailure>(group, act, {
    name: 'correct',
    about,
    examples: [example],
    words: [caseWord],
    options: [
      ...(hasCode ? [new Option('--code <CÓDIGO>', 'el de Flexxus, como tiene que ser')] : []),
      new Option('--resolution <TEXTO>', 'la resolución que lee el cliente'),
      new Option('--reason <TEXTO>', 'por qué se corrige'),
    ],
    needs: [
      hasCode
        ? { anyOf: ['--code', '--resolution'], message: 'No dice qué corregir', advice: 'Va --code o --resolution' }
        : { anyOf: ['--resolution'] },
      { anyOf: ['--reason'] },
    ],
    answer,
    access: 'management',
    problem: caseChangeProblem,
    toWire,
    message: () => 'Se corrigió, y quedó anotado',
    plan: async (asking, options, typed = '') => {
      const { services, caller } = asking;
      const { code, resolution, reason } = options;
      const changes = { externalCode: code, resolution };
      const [field = 'resolution', other] = correctableFields.filter((each) => changes[each] !== undefined);
      if (other !== undefined) return Err(wrongUsage('Va una cosa por vez', '--code o --resolution'));
      const text = changes[field] ?? '';
      const which = await numberOfCase(asking, kind, typed);
      if (!which.ok) return which;
      const number = which.val;
      const found = await staffCasesOf(services).show(caller, number);
      return found.map((shown) => ({
        question: `¿Corregir ${thing} ${formatNumber(number)}? ${correctableTexts[field]}: «${textsOf(shown)[field]}» → «${text.trim()}»`,
        isDone: text.trim() !== '' && textsOf(shown)[field] === text.trim(),
        before: toWire(shown),
        work: () =>
          staffCasesOf(services).correct(caller, { ...number, version: shown.version }, { field, text, reason }),
      }));
    },
  });
