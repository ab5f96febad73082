import { chanceOf } from '../chance.ts';
import type { Fleet } from '../fleet.ts';
import type { Blueprint } from './blueprint.ts';

const ribs = [3, 4, 5, 6, 7, 8];

/** Poly V belts: ribs and length are the code at every maker, written each in its way. */
export const polyVBelts = (fleet: Fleet, seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Correas Poli V');
  const engines = fleet.engines.filter(({ segment }) => segment !== 'Motos');
  return ribs.flatMap((rib) =>
    Array.from({ length: 38 }, (_none, step): Blueprint => {
      const length = 630 + step * 40 + (rib % 3) * 10 + (step % 4) * 5;
      const fits = chance.some(engines, 3).flatMap(({ fittings }) => fittings.slice(0, 5));
      const ours = [
        { brand: 'GATES', code: `${rib}PK${length}` },
        { brand: 'DAYCO', code: `${rib}PK${length}` },
        { brand: 'CONTITECH', code: `${rib}PK${length}` },
        { brand: 'BOSCH', code: `1 987 94${chance.code('* ###')}` },
        { brand: 'SKF', code: `VKMV ${rib}PK${length}` },
        { brand: 'CORVEN', code: `${rib}PK${length}C` },
      ] as const;
      return {
        subfamily: 'Correas Poli V',
        description: `Correa Poli V ${rib} canales ${length} mm`,
        position: '',
        engines: [...new Set(fits.map(({ engine }) => engine))].join(', '),
        technical: { otrosCanales: String(rib), otrosLargo: String(length) },
        fits: fits.map(({ vehicleId, engine, from, to }) => ({ vehicleId, engine, from, to })),
        ours: chance.some(ours, chance.int(4, 6)),
        others: [
          { brand: 'GOODYEAR', code: `${rib}PK${length}` },
          { brand: 'BANDO', code: `${rib}PK${length}` },
        ],
        cents: (4200 + rib * length * 2) * 100,
        multiples: [1],
      };
    }),
  );
};

/** V belts of 10 and 13 mm, toothed for the road; wider ones for farm machines and industry. */
export const vBelts = (fleet: Fleet, seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Correas Trapezoidales');
  const engines = fleet.engines.filter(({ segment }) => segment === 'Camiones' || segment === 'Agrícola');
  return [10, 13, 17, 22].flatMap((width) =>
    Array.from({ length: 30 }, (_none, step): Blueprint => {
      const length = 600 + step * 50 + (step % 3) * 10;
      const fits = chance.some(engines, 3).flatMap(({ fittings }) => fittings.slice(0, 4));
      const letter = { 10: 'Z', 13: 'A', 17: 'B', 22: 'C' }[width] ?? 'A';
      const ours = [
        { brand: 'CONTITECH', code: `AVX${width}X${length}` },
        { brand: 'GATES', code: `62${width}${String(step + 10)}MC` },
        { brand: 'DAYCO', code: `${width}A${String(length).padStart(4, '0')}C` },
        { brand: 'BOSCH', code: `1 987 947 ${chance.code('###')}` },
        { brand: 'SKF', code: `VKMV ${width}AVX${length}` },
        { brand: 'CORVEN', code: `${letter}-${Math.round(length / 25.4)}/${width}` },
      ] as const;
      return {
        subfamily: 'Correas Trapezoidales',
        description: `Correa trapezoidal ${width}x${length}`,
        position: '',
        engines: [...new Set(fits.map(({ engine }) => engine))].join(', '),
        technical: { altura1: String(width), otrosLargo: String(length), otrosPerfil: letter },
        fits: fits.map(({ vehicleId, engine, from, to }) => ({ vehicleId, engine, from, to })),
        ours: chance.some(ours, chance.int(4, 6)),
        others: [{ brand: 'OPTIBELT', code: `${letter} ${length}` }],
        cents: (3100 + width * length) * 100,
        multiples: [1],
      };
    }),
  );
};
