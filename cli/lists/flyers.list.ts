import { flyerManagementProblem } from '#adapters/texts/flyers.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { picturesProblem } from '#adapters/texts/pictures.es.ts';
import { flyerTiesWire } from '#adapters/wire/flyers.wire.ts';
import type { FlyerTies } from '#core/flyers/flyer.ts';
import type { FlyerManagementFailure } from '#core/flyers/flyer-management.service.ts';
import { orOutcome } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';

export const flyersList: ListDeclaration<object, FlyerTies, FlyerManagementFailure> = {
  access: 'administration',
  problem: flyerManagementProblem,
  about: 'Los lista, con cuántos artículos tienen',
  examples: ['flyers list'],
  answer: flyerTiesWire,
  paging: 'whole',
  key: null,
  none: 'No hay flyers: se suben con images put Flyers',
  toWire: (flyer) => flyer,
  columns: () => [
    { title: 'Nombre', cell: ({ name }) => name, minWidth: 12 },
    { title: 'Artículos', cell: ({ products }) => formatCount(products), align: 'right' },
  ],
  ask: async ({ cli, services, caller }) => {
    const pictures = orOutcome(cli, await services.pictures.list(caller, 'Flyers'), picturesProblem);
    if (!pictures.ok) return pictures;
    return (await services.flyers.ties(caller)).map((ties) => ({
      rows: pictures.val.map(({ name }) => ({
        name,
        products: ties.find((tie) => tie.name === name)?.products ?? 0,
      })),
    }));
  },
};
