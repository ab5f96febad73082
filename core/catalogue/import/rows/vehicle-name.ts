import { folded } from '#core/shared/folded.ts';

/** First words that are no model by themselves: 'Grand Siena', 'Land Cruiser', 'Classe A', 'Range Rover'. */
const leads = new Set(
  [
    ...['grand', 'gran', 'land', 'santa', 'range', 'classe', 'clase', 'serie', 'new', 'novo', 'nova', 'nuevo', 'nueva'],
    ...[
      'super',
      'del',
      'el',
      'le',
      'la',
      'town',
      'crown',
      'mini',
      'monte',
      'pick up',
      'p up',
      'xc',
      'f',
      'c',
      'b',
      'model',
    ],
  ].map(folded),
);

/** Second words that make another car of the first: a 'C4 Picasso' takes other parts than a 'C4'. */
const companions = new Set(
  [
    'picasso',
    'siena',
    'vitara',
    'cruiser',
    'cactus',
    'aircross',
    'cross',
    'stepway',
    'oroch',
    'blazer',
    'weekend',
  ].concat([
    'cherokee',
    'countryman',
    'rey',
    'sw4',
    'l200',
    'tr4',
    'triton',
    'evoque',
    'velar',
    'cargo',
    'boxster',
    'cayman',
  ]),
);

/**
 * The model inside a full version name, for lists that give only the whole: the first word, with the second where the
 * first is no name alone (leads) or the second makes another car (companions). 'Integra GS 1.8' → 'Integra',
 * 'C4 Picasso GLX 2.0' → 'C4 Picasso', 'Classe A 160' → 'Classe A'. Trim, engine and doors stay in the version.
 */
export function modelOf(version: string): string {
  const [first = '', second = ''] = version
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[/,;]+$/, ''));
  if (second === '' || isEngine(second)) return first;
  return leads.has(folded(first)) || companions.has(folded(second)) ? `${first} ${second}` : first;
}

const isEngine = (word: string): boolean => /^\d\.\d/.test(word);

/** The displacement in a version name, in litres: 'Integra GS 1.8' → '1.8', 'Legend 3.2/3.5' → '3.2/3.5', none → ''. */
export const engineOf = (version: string): string =>
  /(?<![\d.])(\d\.\d(?:\s?\/\s?\d\.\d)*)(?![\d.])/.exec(version)?.[1]?.replaceAll(' ', '') ?? '';

const fuels: Readonly<Record<string, string>> = {
  ...{ nafta: 'Nafta', gasolina: 'Nafta', gasoline: 'Nafta', petrol: 'Nafta', g: 'Nafta', n: 'Nafta' },
  ...{ diesel: 'Diésel', gasoil: 'Diésel', 'gas oil': 'Diésel', d: 'Diésel' },
  ...{ alcool: 'Alcohol', alcohol: 'Alcohol', etanol: 'Alcohol', a: 'Alcohol' },
  ...{ flex: 'Flex', 'nafta alcohol': 'Flex', gnc: 'GNC', gnv: 'GNC', 'nafta gnc': 'Nafta/GNC' },
  ...{ eletrico: 'Eléctrico', electrico: 'Eléctrico', electric: 'Eléctrico', e: 'Eléctrico' },
  ...{ hibrido: 'Híbrido', hybrid: 'Híbrido', h: 'Híbrido' },
};

/**
 * The fuel in Spanish; an unknown one stays as written. Brazilian lists call a flex-fuel car 'Gasolina' and say Flex in
 * the version ('CRONOS 1.8 16V Flex Aut.'): the version is believed.
 */
export function fuelOf(text: string, version: string): string {
  const fuel = fuels[folded(text)] ?? text;
  return fuel === 'Nafta' && /flex/i.test(version) ? 'Flex' : fuel;
}
