import { inks, picture, placed, stroke, written } from './drawing.ts';
import { textWidth } from './lettering.ts';
import { line } from './lines.ts';
import { partLines } from './parts.ts';

const width = 640;
const height = 400;

interface LotCard {
  readonly id: number;
  readonly title: string;
  readonly components: readonly { readonly drawing: string; readonly quantity: number }[];
}

/** A combo: its parts in a row with how many of each. */
export const lotPicture = ({ id, title, components }: LotCard): readonly [name: string, svg: string] => {
  const place = width / components.length;
  const scale = Math.min(1.12, (place - 16) / 232);
  const parts = components.map(({ drawing, quantity }, index) => {
    const x = place * (index + 0.5);
    return (
      placed(partLines(drawing), { x, y: 190, scale, ink: inks.ink }) +
      written(`× ${quantity}`, { x, y: 362, height: 22, ink: inks.accent, anchor: 'middle' })
    );
  });
  const plus = components
    .slice(1)
    .map((_component, index) =>
      written('+', { x: place * (index + 1), y: 362, height: 22, ink: inks.muted, anchor: 'middle' }),
    );
  return [`${id}.svg`, picture(width, height, inks.paper, title, ...parts, ...plus)];
};

interface ValueQuantityCard {
  readonly id: number;
  readonly title: string;
  readonly drawing: string;
  /** 'Desde 10 unidades' */
  readonly from: string;
  /** '5 % off', or a gift's few words. */
  readonly gives: string;
}

const widest = 320;

/** Lines of words that are no wider than the card's left half. */
const lines = (text: string, size: number): readonly string[] => {
  const made: string[] = [];
  for (const word of text.split(' ')) {
    const last = made.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= widest) made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
};

/** A value/quantity offer: what to buy, how much of it, and what it gives. */
export const valueQuantityPicture = (card: ValueQuantityCard): readonly [name: string, svg: string] => {
  const isPercentage = card.gives.includes('%');
  const size = isPercentage ? 44 : 22;
  const gives = lines(card.gives, size).map((text, row) =>
    written(text, { x: 36, y: 240 + row * (size + 18), height: size, ink: inks.accent }),
  );
  return [
    `${card.id}.svg`,
    picture(
      width,
      height,
      inks.paper,
      `${card.title}: ${card.from}, ${card.gives}`,
      placed(partLines(card.drawing), { x: 492, y: 214, scale: 0.98, ink: inks.ink }),
      ...lines(card.title, 22).map((text, row) =>
        written(text, { x: 36, y: 62 + row * 38, height: 22, ink: inks.ink, weight: 3 }),
      ),
      stroke(line(36, 350, 300, 350), inks.line, 1),
      written(card.from, { x: 36, y: 378, height: 13, ink: inks.muted }),
      ...gives,
    ),
  ];
};
