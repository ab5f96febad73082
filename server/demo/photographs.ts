import type { DemoPart, DemoPhotograph, DemoProductType } from '#adapters/postgres/demo/demo-rows.ts';
import { inks, picture, placed } from './drawings/drawing.ts';
import { partLines } from './drawings/parts.ts';

/**
 * The parts that everybody asks for come first, and have a picture of their own; the others show the drawing of their
 * family.
 */
const pictured = 6;
const side = 200;

/** Pictures of the makers' own rows of the first parts: their substitutes have none. */
export const demoPhotographs = (parts: readonly DemoPart[], types: readonly DemoProductType[]): DemoPhotograph[] => {
  const drawings = new Map(types.map(({ id, drawing }) => [id, drawing]));
  return parts.slice(0, pictured).flatMap(({ typeId, products }) =>
    products.flatMap(({ rows: [row] }) => {
      if (row === undefined) return [];
      const lines = partLines(drawings.get(typeId) ?? 'part');
      const content = picture(
        side,
        side,
        inks.surface,
        `${row.brand} ${row.code}`,
        placed(lines, { x: side / 2, y: side / 2, scale: 0.78, ink: inks.ink }),
      );
      return [{ rowId: row.id, name: `${row.internalCode}.svg`, content }];
    }),
  );
};
