import type { UsualGroup } from './family-groups.ts';

/**
 * How the trade groups families that stand under no other; also what is shown where a server does not tell what it
 * sells (docs/rules/home.md 1).
 */
export const usualGroups: readonly UsualGroup[] = [
  {
    name: 'Motor',
    families: [
      'Kits de Distribución',
      'Tensores y poleas',
      'Bombas de agua',
      'Bombas Auxiliares Eléctricas',
      'Correas de Distribución',
      'Correas Poli V',
      'Correas Trapezoidales',
      'Kits de Poli V',
      'Líquidos refrigerantes',
    ],
  },
  {
    name: 'Suspensión',
    families: ['Amortiguadores', 'Bieletas', 'Extremos de Dirección', 'Parrillas', 'Rotulas', 'Brazos', 'Axiales'],
  },
  {
    name: 'Encendido',
    families: [
      'Bujías Incandescentes',
      'Bujías de Encendido',
      'Bobinas de Ignición',
      'Bobinas de Combustible Eléctricas',
    ],
  },
  {
    name: 'Frenos y Embragues',
    families: [
      'Discos y campanas',
      'Pastillas de Freno',
      'Cintas de Freno',
      'Bloques de Freno',
      'Líquidos de freno',
      'Embragues',
      'Crapodinas mecánicas',
      'Actuadores y Componentes Hidráulicos',
    ],
  },
  {
    name: 'Rodamientos',
    families: [
      'Rodamientos de Rueda',
      'Mazas de rueda',
      'Rodamiento de Suspensión',
      'Rodamientos Agrícola',
      'Rodamientos de aplicación general',
      'Rodamientos industriales',
      'Retenes',
      'Soportes',
    ],
  },
  {
    name: 'Transmisión',
    families: ['Soportes de Cardan', 'Cadenas Agrícolas', 'Crucetas', 'Tricetas', 'Homocinéticas', 'Semiejes'],
  },
];
