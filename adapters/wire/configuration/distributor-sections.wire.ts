import * as z from 'zod/mini';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import {
  type DistributorPart,
  type DistributorSection,
  type OverFile,
  type PictureOverFile,
  partOf,
} from '#core/distributor/distributor-sections.ts';
import { maxOwnPictureBytes } from '#core/distributor/own-picture.ts';
import { base64Length, base64Wire } from '../base64.wire.ts';
import { base64Of } from '../pictures.wire.ts';
import { long, sectionWire, short } from './section.wire.ts';

const year = z.nullable(z.number().check(z.minimum(-1e6), z.maximum(1e6)));
const link = z.nullable(z.string().check(z.maxLength(4000)));
const picture = z.nullable(short);

const drawing = z.nullable(z.literal('bearing'));
const paragraphs = z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(50));

const fields = {
  distributorData: z.strictObject({
    name: short,
    since: year,
    trade: short,
    cuit: short,
    address: short,
    town: short,
    phone: short,
    email: short,
    hours: short,
  }),
  distributorTexts: z.strictObject({
    slogan: short,
    offering: long,
    story: paragraphs,
    characteristics: paragraphs,
  }),
  distributorMap: z.strictObject({ mapLink: link, mapEmbed: link, mapPicture: picture }),
  distributorLook: z.strictObject({
    logo: picture,
    drawing,
    accentLight: picture,
    accentDark: picture,
  }),
} satisfies { readonly [Of in DistributorSection]: z.ZodMiniType<DistributorPart<Of>> };

/** Optional, since an older server does not know all of them. */
const answered = {
  ...fields,
  distributorTexts: z.extend(fields.distributorTexts, { characteristics: z._default(paragraphs, []) }),
  distributorLook: z.extend(fields.distributorLook, { drawing: z._default(drawing, null) }),
};

/** Somewhat more than the rule allows, so that the rule refuses it. */
const upload = z.optional(z.nullable(base64Wire(base64Length(maxOwnPictureBytes) + 200_000)));

/** Another back end does not answer the section: then the screen has no such tab. */
const unknownPart = <Of extends DistributorSection>(section: Of): OverFile<DistributorPart<Of>> => {
  const part = partOf(section, defaultDistributor);
  return { now: part, file: part, hasFile: false };
};

/** `now` is what is shown; what the file says is answered, and ignored in a save. */
const bodyOf = <Fields extends z.ZodMiniType>(now: Fields) => ({
  now,
  file: z.optional(z.nullable(now)),
  hasFile: z.optional(z.nullable(z.boolean())),
});

/** The body that is saved and the one that is answered. */
const nowOf = <Of extends DistributorSection>(section: Of) =>
  [fields[section], answered[section]] as unknown as readonly [
    z.ZodMiniType<DistributorPart<Of>>,
    z.ZodMiniType<DistributorPart<Of>>,
  ];

const plainAt = <Of extends 'distributorData' | 'distributorTexts'>(section: Of, path: string) => {
  const [now, shown] = nowOf(section);
  const body = z.strictObject(bodyOf(now));
  return sectionWire({
    path,
    body,
    answer: z._default(z.object(bodyOf(shown)), () => unknownPart(section)) as unknown as typeof body,
    toWire: (value: OverFile<DistributorPart<Of>>) => value,
    fromWire: ({ now: own, file, hasFile }) => ({ now: own, file: file ?? own, hasFile: hasFile ?? false }),
  });
};

const picturedAt = <Of extends 'distributorMap' | 'distributorLook'>(section: Of, path: string) => {
  const [now, shown] = nowOf(section);
  const body = z.strictObject({ ...bodyOf(now), upload });
  return sectionWire({
    path,
    body,
    answer: z._default(z.object({ ...bodyOf(shown), upload }), () => unknownPart(section)) as unknown as typeof body,
    toWire: ({ upload: bytes, ...value }: PictureOverFile<DistributorPart<Of>>) => ({
      ...value,
      upload: bytes === null ? null : base64Of(bytes),
    }),
    fromWire: ({ now: own, file, hasFile, upload: signs }) => ({
      now: own,
      file: file ?? own,
      hasFile: hasFile ?? false,
      upload: signs === null || signs === undefined ? null : Uint8Array.from(atob(signs), (sign) => sign.charCodeAt(0)),
    }),
  });
};

export const distributorSections = {
  distributorData: plainAt('distributorData', 'distributor'),
  distributorTexts: plainAt('distributorTexts', 'distributor-texts'),
  distributorMap: picturedAt('distributorMap', 'distributor-map'),
  distributorLook: picturedAt('distributorLook', 'distributor-look'),
};
