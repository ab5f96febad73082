import { expect, it } from 'vitest';
import { engineOf, fuelOf, modelOf } from '#core/catalogue/import/rows/vehicle-name.ts';

it.each([
  ['Integra GS 1.8', 'Integra', '1.8'],
  ['Legend 3.2/3.5', 'Legend', '3.2/3.5'],
  ['147 2.0', '147', '2.0'],
  ['Grand Siena ATTRAC. 1.4', 'Grand Siena', '1.4'],
  ['C4 Picasso GLX 2.0', 'C4 Picasso', '2.0'],
  ['Classe A 160 Elegance', 'Classe A', ''],
  ['Gol CL 1.6 Mi/ 1.6 Mi Total Flex 8V', 'Gol', '1.6'],
  ['Pampa GL 1.6/ 1.8', 'Pampa', '1.6/1.8'],
  ['XC 60 2.0 T5  5p', 'XC 60', '2.0'],
  ['Strada/ Strada Working 1.4', 'Strada', '1.4'],
  ['Ka', 'Ka', ''],
])('%s is a %s with engine %j', (version, model, engine) => {
  expect([modelOf(version), engineOf(version)]).toEqual([model, engine]);
});

it('fuels are Spanish, and a flex car is one, also where its list says otherwise', () => {
  expect(fuelOf('Gasolina', 'Integra GS 1.8')).toBe('Nafta');
  expect(fuelOf('Gasolina', 'CRONOS 1.8 16V Flex Aut.')).toBe('Flex');
  expect(['Diesel', 'Álcool', 'GNV', 'Hidrógeno', ''].map((fuel) => fuelOf(fuel, ''))).toEqual([
    'Diésel',
    'Alcohol',
    'GNC',
    'Hidrógeno',
    '',
  ]);
});
