import * as z from 'zod/mini';
import { type MergePlan, nameUses } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { CatalogueName, NamePage } from '#core/catalogue/names/catalogue-name.service.ts';
import { type NameDetails, type NameKind, nameKinds } from '#core/catalogue/names/catalogue-name.ts';
import { asId } from '#core/shared/ids.ts';
import { optionalIdFromWire, optionalIdWire } from './ids.wire.ts';

const kind: z.ZodMiniEnum<{ [Kind in NameKind]: Kind }> = z.enum(nameKinds);
/** An engine's says its model and its name. */
const id = z.string().check(z.maxLength(120));

export const nameKindParams = z.object({ kind });
export const nameParams = z.object({ kind, id });
export const aliasParams = z.object({ kind, id, aliasId: id });

export const nameQuestionWire = z.object({
  text: z._default(z.string().check(z.maxLength(200)), ''),
  parentId: z._default(id, ''),
  level: z._default(z.enum(['all', 'top']), 'all'),
  after: z.optional(z.string().check(z.maxLength(1000))),
});

/** The body of `POST` and `PUT api/Management/CatalogueNames/{kind}`; what is right of it the rules of core tell. */
export const nameDetailsWire = z.strictObject({ name: z.string().check(z.maxLength(400)), parentId: optionalIdWire });

export const nameDetailsFromWire = ({ name, parentId }: z.infer<typeof nameDetailsWire>): NameDetails => ({
  name,
  parentId: optionalIdFromWire(parentId),
});

export const mergeQuestionWire = z.object({ into: id });
export const mergeWire = z.strictObject({ into: id });

const text = z.string();
export const catalogueNameWire = z.object({
  id: text,
  name: text,
  parent: z.nullable(z.object({ id: text, name: text })),
  within: z.number(),
  products: z.number(),
  aliases: z.array(z.object({ id: text, name: text })),
  tag: text,
});

export const catalogueNameToWire = (name: CatalogueName): z.infer<typeof catalogueNameWire> => ({
  ...name,
  aliases: [...name.aliases],
});

export const catalogueNameFromWire = (wire: z.infer<typeof catalogueNameWire>): CatalogueName => ({
  ...wire,
  id: asId(wire.id),
  parent: wire.parent === null ? null : { id: asId(wire.parent.id), name: wire.parent.name },
});

export const namePageWire = z.object({ names: z.array(catalogueNameWire), next: z.nullable(text) });

export const namePageToWire = ({ names, next }: NamePage): z.infer<typeof namePageWire> => ({
  names: names.map(catalogueNameToWire),
  next,
});

export const namePageFromWire = ({ names, next }: z.infer<typeof namePageWire>): NamePage => ({
  names: names.map(catalogueNameFromWire),
  next,
});

export const mergePlanWire = z.object({
  uses: z.partialRecord(z.enum(nameUses), z.number()),
  termsLost: z.object({ discounts: z.number(), surcharges: z.number() }),
  offersTogether: z.number(),
  clashes: z.array(text),
  clashCount: z.number(),
  turns: z.object({ shown: z.array(text), hidden: z.array(text) }),
});

export const mergePlanToWire = (plan: MergePlan): z.infer<typeof mergePlanWire> => ({
  ...plan,
  clashes: [...plan.clashes],
  turns: { shown: [...plan.turns.shown], hidden: [...plan.turns.hidden] },
});

export const mergePlanFromWire = (wire: z.infer<typeof mergePlanWire>): MergePlan => wire;
