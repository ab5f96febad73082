import { inks, picture, stroke, written } from './drawing.ts';
import { textWidth } from './lettering.ts';
import { box, ring } from './lines.ts';

const width = 320;
const height = 160;
const capitals = 36;
const widest = 172;

/** The plates that makers rivet to a machine, in turn. */
const plates = [
  `M40 36h240v88h-240z${box(48, 44, 224, 72)}`,
  'M84 36h152a44 44 0 0 1 0 88h-152a44 44 0 0 1 0-88zM84 44h152a36 36 0 0 1 0 72h-152a36 36 0 0 1 0-72z',
  'M64 36h192l28 44l-28 44h-192l-28-44zM69 44h182l23 36l-23 36h-182l-23-36z',
  `M40 36h240v88h-240z${[
    [52, 48],
    [268, 48],
    [52, 112],
    [268, 112],
  ]
    .map(([x = 0, y = 0]) => ring(x, y, 4))
    .join('')}`,
];

/** A maker's name on a plate, in the distributor's own lettering: nobody's trade mark is copied. */
const nameplate = (name: string, index: number): string => {
  const size = Math.min(capitals, (capitals * widest) / textWidth(name, capitals));
  return picture(
    width,
    height,
    inks.surface,
    name,
    stroke(plates[index % plates.length] ?? '', inks.ink, 1.6),
    written(name, {
      x: width / 2,
      y: height / 2 + size / 2,
      height: size,
      ink: inks.ink,
      anchor: 'middle',
      weight: size / 7,
    }),
  );
};

/** The strip of makers whose official distributor it is: file name and drawing. */
export const nameplatePictures = (names: readonly string[]): readonly (readonly [name: string, svg: string])[] =>
  names.map((name, index) => [
    `${String(index + 1).padStart(2, '0')}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.svg`,
    nameplate(name, index),
  ]);
