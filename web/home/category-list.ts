export interface Category {
  readonly name: string;
  readonly drawing: string;
  readonly families: readonly string[];
}

/** What the distributor sells (docs/rules/home.md 1). */
export const categories: readonly Category[] = [
  {
    name: 'Motor',
    drawing: 'belt',
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
    drawing: 'shock',
    families: ['Amortiguadores', 'Bieletas', 'Extremos de Dirección', 'Parrillas', 'Rotulas', 'Brazos', 'Axiales'],
  },
  {
    name: 'Encendido',
    drawing: 'plug',
    families: [
      'Bujías Incandescentes',
      'Bujías de Encendido',
      'Bobinas de Ignición',
      'Bobinas de Combustible Eléctricas',
    ],
  },
  {
    name: 'Frenos y Embragues',
    drawing: 'disc',
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
    drawing: 'bearing',
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
    drawing: 'cross',
    families: ['Soportes de Cardan', 'Cadenas Agrícolas', 'Crucetas', 'Tricetas', 'Homocinéticas', 'Semiejes'],
  },
];
