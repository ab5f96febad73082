import type { Command } from 'commander';
import { overviewProblem } from '#adapters/texts/overview.es.ts';
import { overviewToWire, overviewWire } from '#adapters/wire/overview.wire.ts';
import type { OverviewFailure } from '#core/overview/overview.service.ts';
import type { Overview } from '#core/overview/overview.ts';
import type { CommandGroup } from '../command-group.ts';
import { declareShow } from '../declare/show.ts';
import { overviewModule } from '../modules/overview.module.ts';
import type { Act } from '../run-command.ts';
import { overviewText } from '../views/overview.view.ts';

const overviewCommand = (program: Command, act: Act): void => {
  declareShow<object, Overview, OverviewFailure>(program, act, {
    access: 'staffOrders',
    problem: overviewProblem,
    name: 'overview',
    about: 'El resumen: lo vendido, lo que espera, lo que se debe y lo que falló',
    examples: ['overview', 'overview --json --fields openOrders,debt'],
    answer: overviewWire,
    toWire: overviewToWire,
    text: overviewText,
    ask: ({ services, caller }) => services.overview.read(caller),
  });
};

export const group: CommandGroup = { modules: [overviewModule], define: overviewCommand };
