import { chanceOf } from '../chance.ts';
import type { Fleet, Platform } from '../fleet.ts';
import type { Blueprint } from './blueprint.ts';

/** The plug families: NGK, Bosch, Champion, Denso and Beru letters around the heat grade, thread and hexagon. */
const plugFamilies: readonly (readonly [
  ngk: string,
  bosch: string,
  champion: string,
  denso: string,
  beru: string,
  thread: string,
  hexagon: string,
])[] = [
  ['BP#ES', 'W#DC', 'N#YC', 'W#EP-U', '14-#DU', 'M14x1.25', '20.8'],
  ['BPR#ES', 'WR#DC', 'RN#YC', 'W#EPR-U', '14R-#DU', 'M14x1.25', '20.8'],
  ['BKR#E', 'FR#DC+', 'RC#YC', 'K#PR-U', '14FR-#DU', 'M14x1.25', '16'],
  ['BKR#EK', 'FR#LDC+', 'RC#DMC', 'K#TNR-S', '14FGR-#DQU', 'M14x1.25', '16'],
  ['BCPR#ES', 'FR#DCX+', 'RC#MC', 'Q#PR-U', '14FR-#DUX', 'M14x1.25', '16'],
  ['BUR#ET', 'WR#DTC', 'RN#BYC', 'W#TT', '14R-#DTU', 'M14x1.25', '20.8'],
  ['ZFR#F', 'FLR#LDCU+', 'RFN#LY', 'KJ#CR-L', '14FR-#LDU', 'M14x1.25', '16'],
  ['LZKR#B', 'VR#SC+', 'RER#YC', 'FXE#HR', '12ZR-#ST', 'M12x1.25', '14'],
  ['PFR#G', 'FGR#DQE', 'RC#PYP', 'PK#PR', '14GH-#DTUR', 'M14x1.25', '16'],
  ['ILKR#E', 'VR#NII', 'RER#WYPB', 'SC#HR', '12ZR-#SI', 'M12x1.25', '14'],
  ['BR#ES', 'WR#CC', 'RN#C', 'W#ESR-U', '14R-#CU', 'M14x1.25', '20.8'],
  ['DPR#EA', 'XR#DC', 'RA#YC', 'X#EPR-U', '12R-#DU', 'M12x1.25', '18'],
  ['CR#E', 'UR#DC', 'RZ#YC', 'U#ESR-N', '10R-#DU', 'M10x1', '16'],
];

/** Equal heat values on each maker's scale: NGK, Bosch, Champion, Denso, Beru. */
const heats = ['4 9 14 14 9', '5 8 12 16 8', '6 7 9 20 7', '7 6 7 22 6', '8 5 6 24 5', '9 4 4 27 4'].map((heat) =>
  heat.split(' '),
);
const gaps: readonly (readonly [ngk: string, others: string, electrode: string])[] = [
  ['', '', '0.8'],
  ['-11', '11', '1.1'],
];
const makers = ['NGK', 'BOSCH', 'CHAMPION', 'DENSO', 'BERU'] as const;

/** Every family in every heat and gap; small engines take the motorcycles' threads. */
export const sparkPlugs = (fleet: Fleet, seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Bujías de Encendido');
  const burnsPetrol = ({ segment }: Platform) => segment === 'Autos' || segment === 'Pick-ups y utilitarios';
  const cars = fleet.engines.filter(burnsPetrol);
  const motorcycles = fleet.engines.filter(({ segment }) => segment === 'Motos');
  return plugFamilies.flatMap(([...family]) => {
    const [thread = '', hexagon = ''] = family.slice(5);
    const mounted = thread === 'M10x1' || hexagon === '18' ? motorcycles : cars;
    return heats.flatMap((heat) =>
      gaps.map(([ngkGap, othersGap, electrode]): Blueprint => {
        const fits = chance.some(mounted, 4).flatMap(({ fittings }) => fittings.slice(0, 6));
        const codes = makers.map((brand, index) => ({
          brand,
          code: `${(family[index] ?? '').replace('#', heat[index] ?? '')}${index === 0 ? ngkGap : othersGap}`,
        }));
        return {
          subfamily: 'Bujías de Encendido',
          description: `Bujía de encendido rosca ${thread} hexágono ${hexagon}`,
          position: '',
          engines: [...new Set(fits.map(({ engine }) => engine))].join(', '),
          technical: {
            otrosHexagono: hexagon,
            otrosRosca: thread,
            otrosElectrodo: electrode,
            otrosMaterial: /^(PFR|ILKR)/.test(family[0]) ? 'Iridio' : 'Níquel',
          },
          fits: fits.map(({ vehicleId, engine, from, to }) => ({ vehicleId, engine, from, to })),
          ours: codes,
          others: [{ brand: 'BRISK', code: chance.code('@R1*@C-1') }],
          cents: chance.int(5_800, 19_500) * 100 + 40,
          multiples: [4],
        };
      }),
    );
  });
};
