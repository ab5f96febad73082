import * as z from 'zod/mini';
import { maxItems } from '#core/configuration/section-limits.ts';
import { newItemId } from '#core/configuration/shop-configuration.ts';
import { idWire } from '../ids.wire.ts';

/** A section of the distributor's configuration on the wire. */
export interface SectionWire<Value, Wire> {
  /** The section's path below `api/admin-configuration` (docs/rules/configuration.md 1). */
  readonly path: string;
  /** The body of a save, and of its answer. */
  readonly body: z.ZodMiniType<Wire>;
  /** The answer of any back end; further fields are dropped. */
  readonly answer: z.ZodMiniType<NoInfer<Wire>>;
  readonly toWire: (value: Value) => NoInfer<Wire>;
  readonly fromWire: (value: NoInfer<Wire>) => Value;
}

/** The section as it is written; the two types follow from its body and its conversions. */
export const sectionWire = <Value, Wire>(wire: SectionWire<Value, Wire>): SectionWire<Value, Wire> => wire;

export const short = z.string().check(z.maxLength(200));
export const long = z.string().check(z.maxLength(1000));

export const listOf = <Item extends z.ZodMiniType>(item: Item, max = maxItems) => z.array(item).check(z.maxLength(max));

/** Fields of another back end's item that are unknown here are dropped. */
export const answered = <Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) => z.object(shape);

/** A new item has no id, or the empty guid. */
export const itemId = z.optional(z.nullable(idWire));

export const itemIdFromWire = (id: string | number | null | undefined): string =>
  id === null || id === undefined || id === '' ? newItemId : String(id);

/** Lists and plain values go as they are. */
export const listToWire = <Item>(items: readonly Item[]): Item[] => [...items];
export const asIs = <Value>(value: Value): Value => value;
