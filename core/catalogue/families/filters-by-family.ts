import { nameKey } from '#core/shared/name-key.ts';
import type { FilterKind } from './family.service.ts';

/** A filter before anybody knows what it is called or offers. */
export interface FilterRule {
  readonly type: FilterKind;
  readonly property: string;
}

/**
 * What the trade asks of each subfamily, in the order of asking: `#` is a number (from and to), `~` a text that is
 * typed, the rest are lists of values. Names are compared without case and accents. A subfamily that is not here gets
 * its filters from its products' attributes (derived-filters.ts).
 */
const asked: Readonly<Record<string, string>> = {
  'Kits de Distribución': '#dientes #altura1 otrosPiezas',
  'Tensores y poleas': '#exterior1 #interior1 #altura1 otrosMaterial',
  'Bombas de agua': '#dientes #exterior1 agujeros otrosTurbina',
  'Bombas Auxiliares Eléctricas': '#interior1 otrosTension otrosPines',
  'Correas de Distribución': '#dientes #altura1 otrosPaso',
  'Correas Poli V': 'otrosCanales #otrosLargo',
  'Correas Trapezoidales': 'otrosPerfil #altura1 #otrosLargo',
  'Kits de Poli V': 'otrosCanales #otrosLargo',
  'Líquidos refrigerantes': 'otrosNorma otrosVolumen',
  Amortiguadores: 'otrosTipoAmortiguador #otrosVastago #otrosLargoAbierto #otrosLargoCerrado',
  Bieletas: '#altura1 otrosRosca',
  'Extremos de Dirección': 'otrosRosca otrosRoscaTipo #otrosCono',
  Parrillas: 'otrosMaterial #otrosCono',
  Rotulas: '#otrosCono otrosRosca agujeros',
  Brazos: 'otrosMaterial #interior1',
  Axiales: 'otrosRosca #altura1',
  'Bujías Incandescentes': 'otrosTension otrosRosca #otrosLargo',
  'Bujías de Encendido': 'otrosRosca otrosHexagono otrosElectrodo otrosMaterial',
  'Bobinas de Ignición': 'otrosPines otrosSalidas otrosResistencia',
  'Bobinas de Combustible Eléctricas': 'otrosPresion #otrosCaudal otrosTension',
  'Discos y campanas': '#exterior1 #altura1 #altura2 #centroLlanta1 agujeros',
  'Pastillas de Freno': '#otrosLargoPastilla #otrosAlturaPastilla #otrosEspesorPastilla otrosSistema',
  'Cintas de Freno': '#interior1 #altura1 otrosMaterial',
  'Bloques de Freno': '#altura1 #otrosEspesor #agujeros',
  'Líquidos de freno': 'otrosNorma otrosVolumen',
  Embragues: '#exterior1 #estrias otrosPiezas',
  'Crapodinas mecánicas': '#interior1 #exterior1 #altura1',
  'Actuadores y Componentes Hidráulicos': '#interior1 otrosRosca',
  'Rodamientos de Rueda': '#interior1 #exterior1 #altura1 otrosAbs',
  'Mazas de rueda': 'bulones #centroLlanta1 #estrias sensorMagnetico',
  'Rodamiento de Suspensión': '#interior1 #exterior1 #altura1',
  'Rodamientos Agrícola': '#interior1 #exterior1 #altura1 agujeros',
  'Rodamientos de aplicación general': '#interior1 #exterior1 #altura1 otrosCierre',
  'Rodamientos industriales': '#interior1 #exterior1 #altura1 otrosTipo',
  Retenes: '#interior1 #exterior1 #altura1 otrosMaterial',
  Soportes: 'otrosTipo agujeros',
  'Soportes de Cardan': '#interior1 #altura1 #otrosEntreCentros',
  'Cadenas Agrícolas': '~otrosPaso #otrosLargo',
  Crucetas: '#exterior1 #altura1',
  Tricetas: '#estrias #exterior1',
  Homocinéticas: '#estrias #estrias2 #exterior1 #dientes',
  Semiejes: '#estrias #altura1',
};

const kinds: Readonly<Record<string, FilterKind>> = { '#': 'Number', '~': 'Text' };

const readRule = (text: string): FilterRule => {
  const type = kinds[text.charAt(0)];
  return type === undefined ? { type: 'Dropdown', property: text } : { type, property: text.slice(1) };
};

const byName: ReadonlyMap<string, readonly FilterRule[]> = new Map(
  Object.entries(asked).map(([name, rules]) => [nameKey(name), rules.split(' ').map(readRule)]),
);

/** The filters that the trade asks of a subfamily of this name; undefined for a name it does not know. */
export const filtersAskedOf = (name: string): readonly FilterRule[] | undefined => byName.get(nameKey(name));
