import { type NameGroup, nameCommands } from '../catalogue/catalogue-name-commands.ts';
import { boardCommands } from '../catalogue/vehicle-board.ts';
import type { CommandGroup } from '../command-group.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';

const groups: readonly NameGroup[] = [
  { name: 'brands', about: 'Marcas de artículos', kinds: ['brands'], examples: ['NGK', 'Bosch'] },
  { name: 'families', about: 'Familias y subfamilias', kinds: ['families'], examples: ['Bujías', 'Encendido'] },
  {
    name: 'vehicles',
    about: 'Modelos, marcas, motores y segmentos de vehículos',
    kinds: ['models', 'vehicle-brands', 'engines', 'segments'],
    examples: ['Gol', 'Gol Trend'],
  },
];

export const group: CommandGroup = {
  modules: [catalogueManagementModule, catalogueModule],
  define: (program, act) => {
    for (const each of groups) {
      const commands = nameCommands(program, act, each);
      if (each.name === 'vehicles') boardCommands(commands, act);
    }
  },
};
