import { inks, placed, stroke, written } from './drawing.ts';
import { framedDrawing } from './framed-drawing.ts';
import { line } from './lines.ts';
import { partLines } from './parts.ts';

const width = 840;
const height = 1188;

interface Flyer {
  readonly name: string;
  readonly heading: readonly [string, string];
  readonly subject: string;
  readonly drawing: string;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
  readonly foot: string;
}

const flyers: readonly Flyer[] = [
  {
    name: 'rodamientos-serie-62',
    heading: ['Rodamientos', 'serie 62'],
    subject: 'Medidas ISO 15',
    drawing: 'bearing',
    columns: ['Código', 'Interior × exterior × ancho', 'Caja'],
    rows: [
      ['6203-2RS', '17 × 40 × 12', '10'],
      ['6204-2RS', '20 × 47 × 14', '10'],
      ['6205-2RS', '25 × 52 × 15', '10'],
      ['6206-2RS', '30 × 62 × 16', '10'],
      ['6207-2RS', '35 × 72 × 17', '5'],
    ],
    foot: 'Precios especiales por caja cerrada',
  },
  {
    name: 'frenos-delanteros',
    heading: ['Frenos', 'delanteros'],
    subject: 'Discos y pastillas',
    drawing: 'disc',
    columns: ['Línea', 'Disco', 'Altura'],
    rows: [
      ['Sedán chico', 'Ø 239', '12'],
      ['Sedán mediano', 'Ø 259', '21'],
      ['Utilitario', 'Ø 280', '24'],
      ['Pick-up', 'Ø 302', '28'],
    ],
    foot: 'Cambiá discos y pastillas juntos',
  },
  {
    name: 'kits-de-distribucion',
    heading: ['Kits de', 'distribución'],
    subject: 'Correa, tensor y bomba',
    drawing: 'belt',
    columns: ['Kit', 'Contiene', 'Cambio'],
    rows: [
      ['K1', 'Correa y tensor', '60.000 km'],
      ['K2', 'Correa y 2 tensores', '60.000 km'],
      ['WP', 'Kit con bomba de agua', '60.000 km'],
    ],
    foot: 'Preguntá por el modelo y el motor',
  },
  {
    name: 'amortiguadores',
    heading: ['Amortiguadores', 'y espirales'],
    subject: 'Suspensión',
    drawing: 'shock',
    columns: ['Eje', 'Tipo', 'Presentación'],
    rows: [
      ['Delantero', 'Presurizado a gas', 'Par'],
      ['Delantero', 'Hidráulico', 'Par'],
      ['Trasero', 'Presurizado a gas', 'Par'],
      ['Trasero', 'Hidráulico', 'Unidad'],
    ],
    foot: 'Siempre de a pares, por eje',
  },
  {
    name: 'encendido',
    heading: ['Service de', 'encendido'],
    subject: 'Bujías y bobinas',
    drawing: 'plug',
    columns: ['Bujía', 'Rosca', 'Llave'],
    rows: [
      ['Estándar', 'M14 × 1,25', '21'],
      ['Platino', 'M14 × 1,25', '16'],
      ['Iridio', 'M14 × 1,25', '16'],
      ['Incandescente', 'M10 × 1', '10'],
    ],
    foot: 'Juegos de 4 con descuento por cantidad',
  },
  {
    name: 'campana-de-cosecha',
    heading: ['Campaña', 'de cosecha'],
    subject: 'Línea agrícola',
    drawing: 'chain',
    columns: ['Paso', 'Cadena', 'Presentación'],
    rows: [
      ['30,0 mm', 'CA 550', 'Caja de 5 m'],
      ['38,4 mm', 'CA 557', 'Caja de 5 m'],
      ['41,4 mm', 'CA 620', 'Caja de 3 m'],
    ],
    foot: 'Rodamientos agrícolas y cadenas con stock',
  },
];

const columnsAt = [76, 330, 610] as const;
const tableTop = 752;
const rowHeight = 46;

const table = ({ columns, rows }: Flyer): string => {
  const rules = Array.from({ length: rows.length + 1 }, (_none, row) =>
    line(76, tableTop + 18 + row * rowHeight, width - 76, tableTop + 18 + row * rowHeight),
  ).join('');
  const heads = columns.map((text, column) =>
    written(text, { x: columnsAt[column] ?? 0, y: tableTop, height: 11, ink: inks.muted }),
  );
  const cells = rows.flatMap((row, index) =>
    row.map((text, column) =>
      written(text, {
        x: columnsAt[column] ?? 0,
        y: tableTop + 48 + index * rowHeight,
        height: 15,
        ink: column === 0 ? inks.accent : inks.ink,
      }),
    ),
  );
  return stroke(rules, inks.line, 1) + heads.join('') + cells.join('');
};

const lyingScales: Readonly<Record<string, number>> = { shock: 2.9, plug: 2.4, chain: 2.9 };

/** Long parts lie across the drawing; round ones fill its middle. */
const drawn = (drawing: string): string =>
  placed(partLines(drawing), { x: width / 2, y: 480, scale: lyingScales[drawing] ?? 2.1, ink: inks.ink });

/** Flyers as sheets of a technical folder: file name and drawing. */
export const flyerPictures = (): readonly (readonly [name: string, svg: string])[] =>
  flyers.map((flyer, index) => [
    `${flyer.name}.svg`,
    framedDrawing(
      {
        width,
        height,
        title: flyer.heading.join(' '),
        subject: flyer.subject,
        plate: `${index + 1} / ${flyers.length}`,
      },
      written(flyer.heading[0], { x: 76, y: 142, height: 46, ink: inks.ink, weight: 6 }),
      written(flyer.heading[1], { x: 76, y: 220, height: 46, ink: inks.accent, weight: 6 }),
      drawn(flyer.drawing),
      table(flyer),
      written(flyer.foot, { x: 76, y: 1042, height: 13, ink: inks.muted }),
    ),
  ]);
