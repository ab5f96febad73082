import * as z from 'zod/mini';
import type { ContactMessage } from '#core/contact/contact-message.ts';

/** Longer than any field may be: what is too long for a field is refused by the core's rule, in its words. */
const text = z.string().check(z.maxLength(20_000));

/** The body of `POST api/public/contact-us`. A field that is missing is a blank one. */
export const contactMessageWire = z.strictObject({
  name: z.nullish(text),
  email: z.nullish(text),
  phone: z.nullish(text),
  message: z.nullish(text),
  website: z.nullish(text),
});

export const contactMessageFromWire = (body: z.infer<typeof contactMessageWire>): ContactMessage => ({
  name: body.name ?? '',
  email: body.email ?? '',
  phone: body.phone ?? '',
  message: body.message ?? '',
  website: body.website ?? '',
});

/** What a server answers; clients take any answer for a success (docs/rules/contact.md 2). */
export const contactAnswerWire = z.object({ sent: z.literal(true) });
