import { chanceOf } from '../chance.ts';
import type { Fleet } from '../fleet.ts';
import type { ProductBrandName } from '../product-brands.ts';
import type { SubfamilyName } from '../taxonomy.ts';
import type { Blueprint } from './blueprint.ts';

/** Oil seals, sold by shaft, housing and width. */
export const oilSeals = (fleet: Fleet, seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Retenes');
  const places = ['de cigüeñal', 'de árbol de levas', 'de rueda', 'de caja', 'de diferencial', 'de bomba'];
  const platforms = fleet.chassis.filter(({ segment }) => segment !== 'Motos');
  return Array.from({ length: 165 }, (_none, index): Blueprint => {
    const bore = 12 + (index % 55) * 2;
    const outside = bore + 10 + ((index * 7) % 5) * 4;
    const width = [7, 8, 10, 12][index % 4] ?? 7;
    const material = ['NBR', 'FKM', 'ACM', 'Silicona'][index % 4] ?? 'NBR';
    const fits = chance.some(platforms, 2).flatMap(({ fittings }) => fittings.slice(0, 5));
    const measures = `${bore}x${outside}x${width}`;
    const ours = [
      { brand: 'SABO', code: chance.code('0****@R|0****@RG') },
      { brand: 'CORTECO', code: chance.code('120****#B') },
      { brand: 'DBH', code: `${chance.code('***#')}-${material}` },
      { brand: 'SKF', code: `${measures} HMSA10 ${index < 55 ? 'RG' : index < 110 ? 'V' : 'RGX'}` },
      { brand: 'AXIOS', code: chance.code('071.****') },
    ] as const;
    return {
      subfamily: 'Retenes',
      description: `Retén ${places[index % places.length]} ${measures}`,
      position: index % 3 === 0 ? 'Delantero' : index % 3 === 1 ? 'Trasero' : '',
      engines: '',
      technical: {
        interior1: String(bore),
        exterior1: String(outside),
        altura1: String(width),
        otrosMaterial: material,
      },
      fits: fits.map(({ vehicleId, engine, from, to }) => ({ vehicleId, engine, from, to })),
      ours: chance.some(ours, chance.int(4, 5)),
      others: [
        { brand: 'DBF', code: chance.code('*###') },
        { brand: 'NOK', code: chance.code('@@####@') },
      ],
      cents: (2400 + bore * 90 + chance.int(0, 3000)) * 100,
      multiples: [1, 2],
    };
  });
};

const pitches =
  '08B-1 10B-1 12B-1 16B-1 40-1 50-1 60-1 80-1 100-1 CA550 CA555 CA557 CA620 CA2060H CA2801 S32 S42 S45 S52 S55 S62 38.4R 38.4VB 216BF1 A2040 A2050 A2060 208B 210B 212B';

/** Chains of harvesters and seeders: by pitch, in boxes of ten feet, and their joining links. */
export const farmChains = (seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Cadenas Agrícolas');
  return pitches.split(' ').flatMap((pitch) =>
    ['caja de 10 pies', 'eslabón de unión'].map((form, index): Blueprint => {
      const suffix = index === 0 ? '' : ' UN';
      return {
        subfamily: 'Cadenas Agrícolas',
        description: `Cadena agrícola ${pitch} ${form}`,
        position: '',
        engines: '',
        technical: { otrosPaso: pitch, ...(index === 0 ? { otrosLargo: '3048' } : { otrosEslabones: '1' }) },
        fits: [],
        ours: [
          { brand: 'IWIS', code: `${pitch}${suffix} IWIS` },
          { brand: 'REGINA', code: `${pitch}${suffix}` },
          { brand: 'RENOLD', code: `${chance.code('1***#')}${suffix}` },
          { brand: 'ETMA', code: `CA-${pitch}${suffix}` },
        ],
        others: [
          { brand: 'TSUBAKI', code: `RS${pitch}${suffix}` },
          { brand: 'DONGHUA', code: `DH-${pitch}${suffix}` },
        ],
        cents: index === 0 ? chance.int(48_000, 240_000) * 100 : chance.int(1_900, 6_500) * 100,
        multiples: index === 0 ? [1] : [2, 10],
        iva: '10.5',
      };
    }),
  );
};

interface Fluid {
  readonly subfamily: SubfamilyName;
  readonly noun: string;
  readonly grades: readonly string[];
  readonly volumes: readonly string[];
  readonly makers: readonly ProductBrandName[];
  readonly perLitre: number;
}

const fluids: readonly Fluid[] = [
  {
    subfamily: 'Líquidos refrigerantes',
    noun: 'Líquido refrigerante',
    grades: ['G12 rosado', 'G11 verde', 'Orgánico amarillo', 'Concentrado', 'Agua desmineralizada'],
    volumes: ['1', '5', '20', '205'],
    makers: ['VALEO', 'BOSCH', 'GATES', 'BARDAHL', 'MAHLE'],
    perLitre: 5200,
  },
  {
    subfamily: 'Líquidos de freno',
    noun: 'Líquido de freno',
    grades: ['DOT 3', 'DOT 4', 'DOT 4 LV', 'DOT 5.1'],
    volumes: ['0.2', '0.5', '1', '5'],
    makers: ['WAGNER LOCKHEED', 'BOSCH', 'TRW', 'FERODO', 'BARDAHL'],
    perLitre: 11800,
  },
];

/** Coolants and brake fluids: by grade and bottle. Some makers number them with 20 digits. */
export const fluidBottles = (seed: number): Blueprint[] =>
  fluids.flatMap(({ subfamily, noun, grades, volumes, makers, perLitre }) => {
    const chance = chanceOf(seed, subfamily);
    return grades.flatMap((grade) =>
      volumes.map(
        (volume): Blueprint => ({
          subfamily,
          description: `${noun} ${grade} ${volume.replace('.', ',')} l`,
          position: '',
          engines: '',
          technical: { otrosVolumen: volume, otrosNorma: grade },
          fits: [],
          ours: makers.map((brand) => ({
            brand,
            code: brand === 'BARDAHL' ? chance.code('77903**############*') : chance.code('@@-****#'),
          })),
          others: [
            { brand: 'PRESTONE', code: chance.code('AF-***#') },
            { brand: 'TUTELA', code: chance.code('****#') },
          ],
          cents: Math.round(perLitre * Number(volume) * (Number(volume) > 4 ? 0.8 : 1)) * 100 + 150_00,
          multiples: Number(volume) <= 1 ? [1, 4, 10] : [1],
        }),
      ),
    );
  });
