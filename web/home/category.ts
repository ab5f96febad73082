import type { WebSettings } from '#web/settings.ts';

const drawings: Readonly<Record<string, string>> = {
  Motor: 'belt',
  Suspensión: 'shock',
  Encendido: 'plug',
  'Frenos y Embragues': 'disc',
  Rodamientos: 'bearing',
  Transmisión: 'cross',
};

/** The drawing of a group of families; of one that has none, a part's. */
export const drawingOf = (group: string | null): string => drawings[group ?? ''] ?? 'part';

/** The title of a group of families, with so many groups. */
export const titleOf = (group: string | null, groups: number): string =>
  group ?? (groups === 1 ? 'Familias' : 'Otras familias');

/** Whether the page came with families; true where that is not known. */
export const hasFamilies = ({ home }: WebSettings): boolean => home?.families.length !== 0;
