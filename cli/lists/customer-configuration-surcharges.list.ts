import { customerConfigurationProblem } from '#adapters/texts/customer-configuration.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { surchargeRowsToWire, surchargeRowsWire } from '#adapters/wire/customer-configuration.wire.ts';
import type { CustomerConfigurationFailure } from '#core/configuration/customer-configuration.service.ts';
import type { SurchargeRow } from '#core/configuration/surcharge.ts';
import type { ListDeclaration } from '../declare/list.ts';

export const surchargesList: ListDeclaration<object, SurchargeRow, CustomerConfigurationFailure> = {
  access: 'customerConfiguration',
  problem: customerConfigurationProblem,
  name: 'surcharges',
  about: 'Lista los recargos: el general, por familia, por marca y por los dos',
  examples: ['customer-configuration surcharges', 'customer-configuration surcharges --json'],
  answer: surchargeRowsWire,
  paging: 'whole',
  key: null,
  none: 'No hay recargos',
  toWire: (row) => surchargeRowsToWire([row])[0],
  columns: () => [
    { title: 'De qué', cell: ({ text, indented }) => `${indented ? '  ' : ''}${text}`, minWidth: 12 },
    {
      title: 'Recargo',
      cell: (row) => (row.percentage === null ? '' : formatAmount(row.percentage)),
      align: 'right',
    },
  ],
  ask: async ({ services, caller }) =>
    (await services.customerConfiguration.read(caller)).map(({ surcharges }) => ({ rows: surcharges })),
};
