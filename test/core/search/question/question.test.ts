import { describe, expect, it } from 'vitest';
import { buildLexicon } from '#core/search/question/lexicon.ts';
import { type Question, tiers } from '#core/search/question/plan.ts';
import { understand } from '#core/search/question/question.ts';

const models = [
  ['Volkswagen', 'Gol', ['1.6 AP', '1.9 D']],
  ['Volkswagen', 'Gol Trend', ['1.6 Power']],
  ['Volkswagen', 'T-Cross', ['1.6 MSI']],
  ['Peugeot', '206', ['1.4', '2.0 HDi']],
  ['Volkswagen', 'Golf VII', []],
  ['Citroën', 'C3', []],
  ['Peugeot', '2008', ['1.6 16v']],
  ['Peugeot', '207 Compact', []],
  ['Fiat', 'Uno', ['1.3 Fire']],
  ['Fiat', '147', []],
  ['Alfa Romeo', '147', []],
  ['Ford', 'F-100', []],
  ['Ford', 'EcoSport', []],
  ['Renault', '12', []],
  ['Mercedes-Benz', 'L 1114', []],
  ['Mercedes-Benz', 'Sprinter 313', []],
  ['Mercedes-Benz', 'Sprinter 415', []],
  ['Nissan', 'X-Trail', []],
  ['Iveco', '150', []],
  ['Honda', 'CG 150 Titan', []],
  ['Isuzu', 'Pick-up', []],
  ['Volkswagen', 'up!', []],
] as const;
const lexicon = buildLexicon(
  models.map(([brand, name, engines], place) => ({ id: place + 1, brand, name, engines })),
  [
    { typed: 'vw', means: ['volkswagen'] },
    { typed: 'tren delantero', means: ['rótula', 'extremo de dirección'] },
    { typed: 'taco', means: ['pastilla'] },
    { typed: 'taco de motor', means: ['soporte'] },
    { typed: 'crapodina', means: ['rodamiento'] },
  ],
  [
    { id: 1, name: 'Suspensión', parentId: 0 },
    { id: 2, name: 'Rodamientos', parentId: 0 },
    { id: 3, name: 'Rodamientos de Rueda', parentId: 2 },
  ],
);
const asked = (text: string): Question => understand(text, { lexicon, isKnown: () => true, isTyping: false });
const chips = (text: string): string[] => asked(text).understood.map(({ kind, text: what }) => `${kind} ${what}`);
const words = (text: string): string[] =>
  asked(text).plans.map(({ tokens }) => tokens.map(({ plain }) => plain).join(' '));

describe('what is understood of a question', () => {
  it.each([
    ['amortiguador gol trend 2012', ['vehicle Volkswagen Gol Trend', 'year 2012']],
    ['trend amortiguador gol', ['vehicle Volkswagen Gol Trend']],
    ['bomba agua 206', ['vehicle Peugeot 206']],
    ['kit de correa multi de nissan x trail', ['vehicle Nissan X-Trail']],
    ['bieleta isuzu pick up', ['vehicle Isuzu Pick-up']],
    ['bieleta up', ['vehicle Volkswagen up!']],
    ['BOMBA AGUA GOL 1,6', ['vehicle Volkswagen Gol', 'engine 1,6']],
    ['bujia gol ap', ['vehicle Volkswagen Gol', 'engine ap']],
    ['campana uno', ['vehicle Fiat Uno']],
    ['disco t-cross', ['vehicle Volkswagen T-Cross']],
    ['disco tcross', ['vehicle Volkswagen T-Cross']],
    ['maza eco sport', ['vehicle Ford EcoSport']],
    ['reten f 100', ['vehicle Ford F-100']],
    ['reten f100', ['vehicle Ford F-100']],
    ['fiat 147', ['vehicle Fiat 147']],
    ['147', ['vehicle Fiat 147 / Alfa Romeo 147']],
    ['peugeot', ['vehicle Peugeot']],
    ['mercedes 1114', ['vehicle Mercedes-Benz L 1114']],
    ['amortiguador sprinter', ['vehicle Mercedes-Benz Sprinter']],
    ['vw gol', ['vehicle Volkswagen Gol']],
    ['bujia gol 2008-2013', ['vehicle Volkswagen Gol', 'year 2008-2013']],
    ['bujia gol 08-13', ['vehicle Volkswagen Gol', 'year 08-13']],
    ['bujia gol 98/05', ['vehicle Volkswagen Gol', 'year 98/05']],
    ['bujia gol 2012 2013', ['vehicle Volkswagen Gol', 'year 2012 2013']],
    ['bateria gol 45', ['vehicle Volkswagen Gol']],
    ['amortiguador golf 7', ['vehicle Volkswagen Golf VII']],
    ['amortiguador golf vii', ['vehicle Volkswagen Golf VII']],
    ['disco gol 3', ['vehicle Volkswagen Gol']],
    ['rodamiento 6203 2rs c3', []],
    ['pastilla c3', ['vehicle Citroën C3']],
    ['bujia peugeot 2008', ['vehicle Peugeot 2008']],
    ['bujia 206 2008', ['vehicle Peugeot 206', 'year 2008']],
    ['renault 12', ['vehicle Renault 12']],
    ['bieleta 207', ['vehicle Peugeot 207 Compact']],
  ])('%s', (text, expected) => {
    expect(chips(text)).toEqual(expected);
  });

  it.each(['reten 12', 'bujia 2012', 'bujia 1.6', 'gol 3012 no', 'corsa', ''])('is no more than words: %s', (text) => {
    expect(chips(text).filter((chip) => !chip.startsWith('vehicle Volkswagen Gol'))).toEqual([]);
  });

  it('can be taken off, in the words that were typed', () => {
    const { understood } = asked('Amortiguador VW gol Trend, 2012');
    expect(understood.map(({ without }) => without)).toEqual(['Amortiguador 2012', 'Amortiguador VW gol Trend']);
  });

  it('is a year of two digits beside a vehicle, or else a word', () => {
    expect(chips('bujia gol 98')).toEqual(['vehicle Volkswagen Gol', 'year 98']);
    const [first, second] = asked('bujia gol 98').plans;
    expect(first?.fits[0]?.year).toBe(1998);
    expect(second?.tokens.map(({ plain }) => plain)).toEqual(['bujia', '98']);
    expect(chips('reten gol 35 52')).toEqual(['vehicle Volkswagen Gol']);
  });
});

describe('the ways to read a question', () => {
  it('are with what a synonym means, the longest phrase of them', () => {
    expect(words('tren delantero')).toEqual(['tren delantero', 'rotula', 'extremo direccion']);
    expect(words('delantero tren')).toEqual(['delantero tren', 'rotula', 'extremo direccion']);
    expect(words('taco motor')).toEqual(['taco motor', 'soporte']);
  });

  it('are with all of a family whose whole name was typed, but where a subfamily bears it', () => {
    expect(asked('suspension gol').plans[0]).toMatchObject({ familyId: 1, tokens: [] });
    expect(asked('rodamiento gol').plans.every(({ familyId }) => familyId === undefined)).toBe(true);
  });

  it("are in front where 'del' was typed after something", () => {
    expect(words('amort del gol')[0]).toBe('amort delantero');
    expect(words('del gol')).not.toContain('delantero');
  });

  it.each([
    ['reten 35 52 7', ['35', '52', '7']],
    ['reten 35x52x7', ['35', '52', '7']],
    ['reten 35,5 52', ['35.5', '52']],
    ['52x25x15', ['25', '52', '15']],
    ['reten 62 35 7', ['35', '62', '7']],
  ])('are with the measures of %s', (text, measures) => {
    expect(asked(text).plans[0]).toMatchObject({ measures });
  });

  it('are few, for a long text too', () => {
    const all = models.map(([brand, name]) => `${brand} ${name}`).join(' tren delantero 1.6 ');
    expect(asked(`${all} ${all}`).plans.length).toBeLessThanOrEqual(64);
  });
});

it('leaves the digit of a generation out of what the part must say', () => {
  expect(words('disco gol 3')[0]).toBe('disco');
  expect(words('disco 3')[0]).toBe('disco 3');
});

describe('the order of words', () => {
  it('does not matter to a synonym of several', () => {
    const inAnyOrder = (text: string) => words(text).map((plan) => plan.split(' ').sort().join(' '));
    expect(inAnyOrder('tren gol delantero').sort()).toEqual(inAnyOrder('tren delantero gol').sort());
    expect(words('motor corsa taco')).toContain('soporte corsa');
  });

  it("leaves a word of such a synonym what it is: 'tren' is no Gol Trend", () => {
    const question = understand('tren trasero', {
      lexicon,
      isKnown: ({ plain }) => plain === 'trasero',
      isTyping: false,
    });
    expect(question.understood).toEqual([]);
    expect(question.plans.every(({ tokens }) => tokens.every(({ unfinished }) => !unfinished))).toBe(true);
  });
});

describe('a number', () => {
  it('of a year counts as a word only where the part calls itself so', () => {
    const [year, word] = asked('bateria gol 12').plans;
    expect(year?.fits[0]?.year).toBe(2012);
    expect(word?.tokens.at(-1)).toMatchObject({ plain: '12', isName: true });
  });

  it('that names a vehicle is mentioned only by what tells no application', () => {
    const mentions = (text: string) => asked(text).plans.filter(({ tier }) => tier === tiers.mentions);
    expect(mentions('bujia 2008 peugeot').every(({ withoutApplications }) => withoutApplications)).toBe(true);
    expect(mentions('bujia ecosport').some(({ withoutApplications }) => withoutApplications)).toBe(false);
  });

  it('beside a word of its model names that one rather than a model called so', () => {
    expect(chips('pastillas titan 150')).toEqual(['vehicle Honda CG 150 Titan']);
    expect(chips('pastillas 150')).toEqual(['vehicle Iveco 150']);
  });

  it('of three makes a size, and what measures otherwise is not found by words', () => {
    expect(asked('reten 38 52 8').plans.map(({ notMeasuring }) => notMeasuring)).toEqual([
      undefined,
      ['38', '52', '8'],
    ]);
    expect(asked('reten 38 52').plans.map(({ notMeasuring }) => notMeasuring)).toEqual([undefined, undefined]);
  });
});

describe('what is written together', () => {
  const read = (text: string, ...known: readonly string[]): string[] =>
    understand(text, { lexicon, isKnown: ({ plain }) => known.includes(plain), isTyping: false }).plans.map(
      ({ tokens }) => tokens.map(({ plain }) => plain).join(' '),
    );

  it.each([
    ['liquido dot4', 'liquido dot 4'],
    ['refrigerante 5l', 'refrigerante 5 l'],
    ['lampara 12v', 'lampara 12 v'],
  ])('%s is read apart too', (text, apart) => {
    expect(read(text, 'liquido', 'refrigerante', 'lampara')).toContain(apart);
  });

  it('names a vehicle: fiat147', () => {
    const question = understand('campana fiat147', { lexicon, isKnown: () => false, isTyping: false });
    expect(question.understood.map(({ text }) => text)).toEqual(['Fiat 147']);
  });

  it.each([
    ['dot4', ['dot4']],
    ['6203zz', []],
    ['ab9', []],
    ['gdb1234', []],
    ['7pk1485', []],
  ])('%s stays as it is: the catalogue has it, or it is a code', (text, known) => {
    expect(read(text, ...known).every((plan) => plan === text)).toBe(true);
  });
});

describe('a word that the catalogue has not', () => {
  const readOf = (text: string, known: readonly string[]): readonly string[] =>
    understand(text, { lexicon, isKnown: ({ plain }) => known.includes(plain), isTyping: true }).plans.map(
      ({ tokens }) => tokens.map(({ plain }) => plain).join(' '),
    );

  it('may be the beginning of a synonym', () => {
    expect(readOf('juego crapo', ['juego'])).toEqual(['juego crapo', 'juego rodamiento']);
  });

  it('is none where the catalogue has it, or where two letters begin too much', () => {
    expect(readOf('juego crapo', ['juego', 'crapo'])).toEqual(['juego crapo']);
    expect(readOf('juego cr', ['juego'])).toEqual(['juego cr']);
  });
});
