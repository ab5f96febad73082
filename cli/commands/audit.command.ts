import type { Command } from 'commander';
import { activityProblem } from '#adapters/texts/activity.es.ts';
import type { ActivityFailure } from '#core/activity/activity.service.ts';
import type { CommandGroup } from '../command-group.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareExport } from '../declare/file.ts';
import { declareList } from '../declare/list.ts';
import { type ActivityFilterOptions, activityFilterOf, activityFilterOptions, auditList } from '../lists/audit.list.ts';
import { activityModule } from '../modules/activity.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import type { Act } from '../run-command.ts';

const auditCommands = (program: Command, act: Act): void => {
  const audit = declareGroup(
    program,
    'audit',
    'Quién hizo qué',
    'audit list --about orders',
    'audit export --from 2026-11-01',
  );
  declareList(audit, act, auditList);
  declareExport<ActivityFilterOptions, ActivityFailure>(audit, act, {
    access: 'administration',
    problem: activityProblem,
    about: 'Guarda todo lo que se hizo, en CSV o Excel',
    examples: ['audit export --about configuration --output cambios.csv'],
    options: activityFilterOptions,
    make: async (asking, options, format) => {
      const filter = await activityFilterOf(asking, options);
      return filter.ok ? asking.services.activity.exported(asking.caller, filter.val, format) : filter;
    },
  });
};

export const group: CommandGroup = { modules: [activityModule, customersModule], define: auditCommands };
