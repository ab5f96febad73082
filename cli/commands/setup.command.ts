import type { Command } from 'commander';
import * as z from 'zod/mini';
import { setupProblem } from '#adapters/texts/setup.es.ts';
import type { SetupFailure } from '#core/setup/setup.service.ts';
import { canOrder, type SetupFacts, setupSteps } from '#core/setup/setup-step.ts';
import type { CommandGroup } from '../command-group.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareShow } from '../declare/show.ts';
import { setupModule } from '../modules/setup.module.ts';
import type { Act } from '../run-command.ts';
import { setupRows, setupText } from '../views/setup.view.ts';

const setupWire = z.object({
  canOrder: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      state: z.enum(['done', 'missing', 'partly', 'advised']),
      title: z.string(),
      note: z.string(),
    }),
  ),
});

const setupCommands = (program: Command, act: Act): void => {
  const setup = declareGroup(program, 'setup', 'La puesta en marcha', 'setup show');
  declareShow<object, SetupFacts, SetupFailure>(setup, act, {
    access: 'administration',
    problem: setupProblem,
    name: 'show',
    about: 'Muestra sus pasos, cómo está cada uno y qué falta',
    examples: ['setup show', 'setup show --json --fields canOrder'],
    answer: setupWire,
    toWire: (facts) => ({ canOrder: canOrder(facts), steps: setupRows(facts) }),
    text: setupText,
    ask: ({ services, caller }) => services.setup.facts(caller),
  });
};

export const group: CommandGroup = { modules: [setupModule], define: setupCommands };
