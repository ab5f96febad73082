import * as z from 'zod/mini';

/** The alert as it is answered; the lines of the message are its paragraphs. */
export const alertWire = z.object({ title: z.string(), message: z.string() });

/** No body where there is no alert to show. */
export const optionalAlertWire = z.optional(z.nullable(alertWire));
