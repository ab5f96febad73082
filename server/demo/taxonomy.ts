import type { DemoProductType } from '#adapters/postgres/demo/demo-rows.ts';

/**
 * Families and subfamilies (docs/rules/demo.md 3), in the order of the public page, each with the line drawing that
 * stands for it.
 */
const families = [
  {
    name: 'Motor',
    drawing: 'belt',
    subfamilies: {
      'Kits de Distribución': 'belt',
      'Tensores y poleas': 'bearing',
      'Bombas de agua': 'pump',
      'Bombas Auxiliares Eléctricas': 'pump',
      'Correas de Distribución': 'belt',
      'Correas Poli V': 'belt',
      'Correas Trapezoidales': 'belt',
      'Kits de Poli V': 'belt',
      'Líquidos refrigerantes': 'coolant',
    },
  },
  {
    name: 'Suspensión',
    drawing: 'shock',
    subfamilies: {
      Amortiguadores: 'shock',
      Bieletas: 'joint',
      'Extremos de Dirección': 'joint',
      Parrillas: 'arm',
      Rotulas: 'joint',
      Brazos: 'arm',
      Axiales: 'joint',
    },
  },
  {
    name: 'Encendido',
    drawing: 'plug',
    subfamilies: {
      'Bujías Incandescentes': 'plug',
      'Bujías de Encendido': 'plug',
      'Bobinas de Ignición': 'coil',
      'Bobinas de Combustible Eléctricas': 'pump',
    },
  },
  {
    name: 'Frenos y Embragues',
    drawing: 'disc',
    subfamilies: {
      'Discos y campanas': 'disc',
      'Pastillas de Freno': 'pad',
      'Cintas de Freno': 'pad',
      'Bloques de Freno': 'pad',
      'Líquidos de freno': 'coolant',
      Embragues: 'clutch',
      'Crapodinas mecánicas': 'bearing',
      'Actuadores y Componentes Hidráulicos': 'pump',
    },
  },
  {
    name: 'Rodamientos',
    drawing: 'bearing',
    subfamilies: {
      'Rodamientos de Rueda': 'bearing',
      'Mazas de rueda': 'hub',
      'Rodamiento de Suspensión': 'bearing',
      'Rodamientos Agrícola': 'bearing',
      'Rodamientos de aplicación general': 'bearing',
      'Rodamientos industriales': 'bearing',
      Retenes: 'seal',
      Soportes: 'part',
    },
  },
  {
    name: 'Transmisión',
    drawing: 'shaft',
    subfamilies: {
      'Soportes de Cardan': 'part',
      'Cadenas Agrícolas': 'chain',
      Crucetas: 'cross',
      Tricetas: 'cross',
      Homocinéticas: 'shaft',
      Semiejes: 'shaft',
    },
  },
] as const;

type KeysOfEach<Union> = Union extends unknown ? keyof Union : never;

export type SubfamilyName = KeysOfEach<(typeof families)[number]['subfamilies']>;

/** A family first, then its subfamilies: so a parent's id is smaller than its children's. */
export const demoProductTypes = (): readonly DemoProductType[] => {
  const types: DemoProductType[] = [];
  for (const { name, drawing, subfamilies } of families) {
    const parentId = types.length + 1;
    types.push({ id: parentId, parentId: null, name, drawing });
    for (const [subfamily, ownDrawing] of Object.entries(subfamilies)) {
      types.push({ id: types.length + 1, parentId, name: subfamily, drawing: ownDrawing });
    }
  }
  return types;
};
