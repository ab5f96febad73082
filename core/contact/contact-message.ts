import { isAddress } from '#core/mail/address.ts';
import { tidyLine } from '#core/shared/tidy-line.ts';
import { tidyText } from '#core/shared/tidy-text.ts';

/** What a visitor writes to the distributor (docs/rules/contact.md 1). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** A field that people don't see: who fills it in is a program, whose message goes nowhere. */
  readonly website?: string;
}

export const contactFields = ['name', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** The most characters of each field. */
export const maxCharacters: Readonly<Record<ContactField, number>> = {
  name: 120,
  email: 200,
  phone: 60,
  message: 4000,
};

export interface ContactFlaw {
  readonly field: ContactField;
  readonly reason: 'blank' | 'not-an-email' | 'too-long';
}

/** What keeps the message from being sent, a field at a time; empty when it may go (docs/rules/contact.md 1). */
export const contactFlaws = (message: ContactMessage): readonly ContactFlaw[] =>
  contactFields.flatMap((field): ContactFlaw[] => {
    const text = tidyText(message[field]);
    if (text === '') return [{ field, reason: 'blank' }];
    if (text.length > maxCharacters[field]) return [{ field, reason: 'too-long' }];
    return field === 'email' && !isAddress(text) ? [{ field, reason: 'not-an-email' }] : [];
  });

/** The message as it is kept: nothing around the texts, and all but the message itself on one line. */
export const tidied = ({ name, email, phone, message }: ContactMessage): Required<Omit<ContactMessage, 'website'>> => ({
  name: tidyLine(name),
  email: tidyLine(email),
  phone: tidyLine(phone),
  message: tidyText(message),
});

export const isByProgram = ({ website = '' }: ContactMessage): boolean => website.trim() !== '';
