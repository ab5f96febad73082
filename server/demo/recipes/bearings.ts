import { type Chance, chanceOf } from '../chance.ts';
import type { ProductBrandName } from '../product-brands.ts';
import { type BearingSize, deepGroove, industrial, insertBearings } from './bearing-series.ts';
import type { Blueprint, OwnCode } from './blueprint.ts';

/**
 * How each maker writes the seals behind the number: open, two shields, two seals, with more clearance, with a groove.
 */
const sealsBy: Readonly<Partial<Record<ProductBrandName, readonly string[]>>> = {
  SKF: ['', '-2Z', '-2RSH', '-2RSH/C3', '-2Z/C3', '-N'],
  FAG: ['', '-2Z', '-2RSR', '-2RSR-C3', '-2Z-C3', '-N'],
  NSK: ['', 'ZZ', 'DDU', 'DDUC3', 'ZZC3', 'N'],
  NTN: ['', 'ZZ', 'LLU', 'LLU/C3', 'ZZ/C3', 'N'],
  KOYO: ['', '-ZZ', '-2RS', '-2RS C3', '-ZZ C3', '-N'],
  SNR: ['.', '.ZZ', '.EE', '.EE.J30', '.ZZ.J30', '.N'],
  DBH: ['', ' ZZ', ' 2RS', ' 2RS C3', ' ZZ C3', ' N'],
};
const otherSealsBy: Readonly<Record<string, readonly string[]>> = {
  ZKL: ['', '-2Z', '-2RS', '-2RS C3', '-2Z C3', 'N'],
  NACHI: ['', 'ZZE', '-2NSE', '-2NSE C3', 'ZZE C3', 'N'],
  RHP: ['', 'ZZ', '-2RS', '-2RSC3', 'ZZC3', 'N'],
};
const seals = ['abierto', 'blindado', 'sellado', 'sellado C3', 'blindado C3', 'con ranura'];

const measures = ({ bore, outside, width }: BearingSize): Record<string, string> => ({
  interior1: String(bore),
  exterior1: String(outside),
  altura1: String(width),
});

/** Steel by volume: a third of the hollow cylinder is air. */
const centsOf = ({ bore, outside, width }: BearingSize): number => {
  const cubicCm = ((outside * outside - bore * bore) * width * 0.785) / 1000;
  return Math.round((3100 + cubicCm * 135) * 100);
};

const makersOf = (chance: Chance, least: number): ProductBrandName[] => {
  const makers = Object.keys(sealsBy) as ProductBrandName[];
  return chance.some(makers, chance.int(least, makers.length));
};

/** Every size in every seal, as each maker writes it. */
export const generalBearings = (seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Rodamientos de aplicación general');
  return deepGroove.flatMap((size) =>
    seals.map((seal, index): Blueprint => {
      const codesOf = (names: readonly string[], suffixes: Readonly<Record<string, readonly string[] | undefined>>) =>
        names.map((brand) => ({ brand, code: `${size.number}${suffixes[brand]?.[index] ?? ''}`.replace(/\.$/, '') }));
      return {
        subfamily: 'Rodamientos de aplicación general',
        description: `Rodamiento rígido de bolas ${seal} ${size.bore}x${size.outside}x${size.width}`,
        position: '',
        engines: '',
        technical: { ...measures(size), otrosCierre: seal },
        fits: [],
        ours: codesOf(makersOf(chance, 4), sealsBy) as OwnCode[],
        others: codesOf(Object.keys(otherSealsBy), otherSealsBy).filter(
          (_code, place) => place === 0 || chance.yes(0.5),
        ),
        cents: centsOf(size) + index * 70_00,
        multiples: size.outside < 40 ? [1, 10] : [1],
      };
    }),
  );
};

export const industrialBearings = (seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Rodamientos industriales');
  const suffixes: Readonly<Partial<Record<ProductBrandName, string>>> = {
    SKF: ' J2/Q|/C3| ECP',
    FAG: '-A|-XL|-C3',
    NSK: 'W|C3|EW',
    NTN: 'U|C3|ET2',
    KOYO: 'JR|R|C3',
    TIMKEN: 'M|| C3',
    DBH: '|| C3',
  };
  const names = Object.keys(suffixes) as ProductBrandName[];
  return industrial.flatMap((size) =>
    [0, 1].map(
      (variant): Blueprint => ({
        subfamily: 'Rodamientos industriales',
        description: `Rodamiento ${size.kind}${variant === 0 ? '' : ' reforzado'} ${size.bore}x${size.outside}x${size.width}`,
        position: '',
        engines: '',
        technical: { ...measures(size), otrosTipo: size.kind },
        fits: [],
        ours: chance.some(names, chance.int(4, names.length)).map((brand) => ({
          brand,
          code: size.number + (suffixes[brand]?.split('|')[variant] ?? ''),
        })),
        others: [{ brand: 'ZKL', code: `${size.number}A${variant === 0 ? '' : ' C3'}` }],
        cents: Math.round(centsOf(size) * (variant === 0 ? 1.4 : 1.7)),
        multiples: [1],
      }),
    ),
  );
};

const housings = ['', 'P', 'F', 'FL', 'T', 'FC', 'PA'];
const housingNames = [
  'inserto',
  'con soporte de pie',
  'con brida cuadrada',
  'con brida oval',
  'tensor',
  'con brida redonda',
  'con soporte corto',
];

/** Inserts and units of farm machines. Half the tax. */
export const farmBearings = (seed: number): Blueprint[] => {
  const chance = chanceOf(seed, 'Rodamientos Agrícola');
  const suffixes: Readonly<Partial<Record<ProductBrandName, string>>> = {
    SKF: '|/AG',
    FAG: '|-AGR',
    NTN: 'D1|D1/AGR',
    KOYO: '|S6',
    SNR: '|-AG',
    DBH: ' DBH| AGRO',
  };
  const names = Object.keys(suffixes) as ProductBrandName[];
  return insertBearings.flatMap((size) =>
    housings.map((housing, index): Blueprint => {
      const variant = index % 2;
      const number = size.number.replace('UC', `UC${housing}`);
      return {
        subfamily: 'Rodamientos Agrícola',
        description: `Rodamiento agrícola ${housingNames[index]} eje ${size.bore}`,
        position: '',
        engines: '',
        technical: { ...measures(size), agujeros: ['0', '2', '4', '2', '0', '4', '2'][index] ?? '0' },
        fits: [],
        ours: chance.some(names, chance.int(4, names.length)).map((brand) => ({
          brand,
          code: number + (suffixes[brand]?.split('|')[variant] ?? ''),
        })),
        others: [
          { brand: 'FYH', code: number },
          { brand: 'ASAHI', code: number },
        ],
        cents: centsOf(size) * (index === 0 ? 1 : 2),
        multiples: [1],
        iva: '10.5',
      };
    }),
  );
};
