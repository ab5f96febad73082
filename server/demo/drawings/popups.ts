import { inks, placed, written } from './drawing.ts';
import { framedDrawing } from './framed-drawing.ts';
import { partLines } from './parts.ts';

const width = 1000;
const height = 680;

interface Popup {
  readonly name: string;
  readonly heading: readonly [string, string];
  readonly text: readonly string[];
  readonly subject: string;
  readonly drawing: string;
  readonly turn: number;
}

const popups: readonly Popup[] = [
  {
    name: '01-combos',
    heading: ['12 combos', 'armados'],
    text: ['Freno, distribución, embrague', 'y tren delantero,', 'a un solo precio.', '', 'Hasta agotar stock.'],
    subject: 'Ofertas / Combos',
    drawing: 'clutch',
    turn: 0,
  },
  {
    name: '02-sabados',
    heading: ['Sábados', 'de 8 a 12'],
    text: ['Retirá por el mostrador', 'de Munro lo que pediste', 'hasta el viernes a las 17.30.'],
    subject: 'Horario de atención',
    drawing: 'hub',
    turn: 0,
  },
];

/** The pictures that greet a customer: file name and drawing. */
export const popupPictures = (): readonly (readonly [name: string, svg: string])[] =>
  popups.map(({ name, heading, text, subject, drawing, turn }, index) => [
    `${name}.svg`,
    framedDrawing(
      { width, height, title: [...heading, ...text].join(' '), subject, plate: `${index + 1} / ${popups.length}` },
      placed(partLines(drawing), { x: 740, y: 290, scale: 2.1, turn, ink: inks.ink }),
      written(heading[0], { x: 76, y: 150, height: 48, ink: inks.ink, weight: 6.5 }),
      written(heading[1], { x: 76, y: 230, height: 48, ink: inks.accent, weight: 6.5 }),
      ...text.map((line, row) => written(line, { x: 76, y: 310 + row * 40, height: 17, ink: inks.muted })),
    ),
  ]);
