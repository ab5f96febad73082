import { signature } from './distributor-mark.ts';
import { inks, picture, placed, written } from './drawing.ts';
import type { Lines } from './lines.ts';
import { partLines } from './parts.ts';
import { bearingSection } from './round-parts.ts';

const width = 1600;
const height = 560;

interface Slider {
  readonly name: string;
  readonly lines: readonly [string, string];
  readonly below: string;
  readonly plate: string;
  readonly parts: readonly (readonly [lines: Lines, x: number, y: number, scale: number, turn: number])[];
}

const sliders = (): readonly Slider[] => [
  {
    name: '01-rodamientos',
    lines: ['El repuesto justo,', 'en el mostrador'],
    below: 'Rodamientos, retenes y mazas',
    plate: '6206-2RS · ISO 15',
    parts: [
      [partLines('bearing'), 1090, 268, 2.15, 0],
      [bearingSection(), 1400, 268, 2.15, 0],
    ],
  },
  {
    name: '02-frenos',
    lines: ['Frenos y embragues', 'de punta a punta'],
    below: 'Discos, pastillas, cintas y líquidos',
    plate: 'BD 5234 · Ø 259 × 21',
    parts: [
      [partLines('disc'), 1140, 280, 2.3, 0],
      [partLines('pad'), 1480, 150, 1, 0],
      [partLines('clutch'), 1480, 390, 1.05, 0],
    ],
  },
  {
    name: '03-distribucion',
    lines: ['Distribución', 'completa'],
    below: 'Correa, tensor y bomba para cada motor',
    plate: 'CT 1028 K1 · 124 dientes',
    parts: [
      [partLines('belt'), 1080, 270, 2.25, 0],
      [partLines('pump'), 1420, 300, 1.3, 0],
    ],
  },
  {
    name: '04-tren-delantero',
    lines: ['Tren delantero', 'y transmisión'],
    below: 'Amortiguadores, parrillas, rótulas y ejes',
    plate: 'G 16370 · L 420',
    parts: [
      [partLines('shock'), 960, 280, 1.9, -60],
      [partLines('arm'), 1230, 210, 1.35, 0],
      [partLines('shaft'), 1330, 420, 1.6, 0],
      [partLines('joint'), 1480, 200, 1.2, 60],
    ],
  },
];

/** The four pictures of the home page's carousel: file name and drawing. */
export const sliderPictures = (): readonly (readonly [name: string, svg: string])[] =>
  sliders().map(({ name, lines, below, plate, parts }) => [
    `${name}.svg`,
    picture(
      width,
      height,
      inks.bar,
      lines.join(' '),
      ...parts.map(([part, x, y, scale, turn]) => placed(part, { x, y, scale, turn, ink: inks.lightAccent })),
      written(lines[0], { x: 80, y: 220, height: 50, ink: inks.light, weight: 6.5 }),
      written(lines[1], { x: 80, y: 304, height: 50, ink: inks.light, weight: 6.5 }),
      written(below, { x: 80, y: 372, height: 20, ink: inks.lightMuted, weight: 2 }),
      signature(80, 470, 20, 'dark'),
      written(plate, { x: 330, y: 477, height: 14, ink: inks.lightAccent }),
    ),
  ]);
