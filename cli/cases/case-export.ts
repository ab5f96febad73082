import type { Command } from 'commander';
import { everyCase } from '#core/cases/case-filter.ts';
import type { StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { Services } from '../container.ts';
import { declareExport } from '../declare/file.ts';
import type { Act } from '../run-command.ts';
import { type CaseFilterOptions, caseFilterOf, caseFilterOptions } from './case-filter.ts';

interface CaseExport<State extends string, Case> {
  readonly about: string;
  readonly example: string;
  readonly states: readonly State[];
  readonly texts: Readonly<Record<State, string>>;
  /** The meaning of `--type`. */
  readonly type: string;
  readonly staffCasesOf: (services: Services) => StaffCaseService<State, Case>;
  readonly problem: (failure: StaffCaseFailure) => string;
}

/** Adds `export`: all claims, or warranties, that a filter finds, for staff. */
export const exportCommand = <State extends string, Case>(
  group: Command,
  act: Act,
  { about, example, states, texts, type, staffCasesOf, problem }: CaseExport<State, Case>,
): void =>
  declareExport<CaseFilterOptions<State>, StaffCaseFailure>(group, act, {
    access: 'staffCases',
    problem,
    about,
    examples: [example],
    options: caseFilterOptions(states, texts, type),
    make: async (asking, options, format) => {
      const filter = await caseFilterOf(asking, options);
      return filter.ok ? staffCasesOf(asking.services).table(asking.caller, filter.val ?? everyCase, format) : filter;
    },
  });
