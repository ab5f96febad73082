import type { Synonym } from './synonyms.ts';

/** Makers and models as people at a counter call them, and as the catalogue does. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  vw: ['volkswagen'],
  volks: ['volkswagen'],
  wolkswagen: ['volkswagen'],
  mb: ['mercedes benz'],
  mercedez: ['mercedes benz'],
  merc: ['mercedes benz'],
  gm: ['chevrolet'],
  chevy: ['chevrolet'],
  peugot: ['peugeot'],
  pegeot: ['peugeot'],
  reno: ['renault'],
  renol: ['renault'],
  citro: ['citroen'],
  toyo: ['toyota'],
  alfa: ['alfa romeo'],
  mf: ['massey ferguson'],
  masey: ['massey ferguson'],
  jd: ['john deere'],
  'jhon deere': ['john deere'],
  nh: ['new holland'],
  someca: ['fiat someca'],
  r4: ['renault 4'],
  r6: ['renault 6'],
  r9: ['renault 9'],
  r11: ['renault 11'],
  r12: ['renault 12'],
  r18: ['renault 18'],
  r19: ['renault 19'],
  r21: ['renault 21'],
  kangu: ['kangoo'],
  kango: ['kangoo'],
  'gol g3': ['gol'],
  'gol g4': ['gol'],
  trend: ['gol trend'],
};

/** What people at a counter call makers and models of vehicles: 'vw', 'chevy', 'peugot'. */
export const vehicleNicknames: readonly Synonym[] = Object.entries(meanings).map(([typed, means]) => ({
  typed,
  means,
}));
