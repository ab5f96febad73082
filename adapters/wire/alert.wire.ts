import * as z from 'zod/mini';

/** The alert as it is answered; the lines of the message are its paragraphs. */
export const alertWire = z.object({ title: z.string(), message: z.string() });

/** Where there is none to show, nothing is answered. */
export const optionalAlertWire = z.optional(z.nullable(alertWire));
