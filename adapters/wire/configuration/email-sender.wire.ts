import * as z from 'zod/mini';
import { maxAccounts } from '#core/mail/address.ts';
import type { EmailSender } from '#core/mail/email-sender.ts';
import type { MailGroup } from '#core/mail/mail-group.ts';
import { listOf, sectionWire, short } from './section.wire.ts';

const groupBody = z.strictObject({
  subject: short,
  accounts: listOf(short, maxAccounts),
  sendToZoneAccount: z.optional(z.nullable(z.boolean())),
});
const answeredGroup = z.object({
  subject: z.string(),
  accounts: z.array(z.string()),
  sendToZoneAccount: z.nullish(z.boolean()),
});

const groupToWire = ({ accounts, ...group }: MailGroup) => ({ ...group, accounts: [...accounts] });
const groupFromWire = (group: z.infer<typeof groupBody>): MailGroup => ({
  ...group,
  sendToZoneAccount: group.sendToZoneAccount ?? false,
});

export const emailSenderSection = sectionWire({
  path: 'email-sender',
  body: z.strictObject({
    account: short,
    user: short,
    /** Empty or left out: the stored one stays. */
    password: z.optional(z.nullable(short)),
    smtp: short,
    port: z.number().check(z.minimum(-1e6), z.maximum(1e6)),
    ssl: z.boolean(),
    hasPassword: z.optional(z.nullable(z.boolean())),
    tellsLocks: z.optional(z.nullable(z.boolean())),
    isOverridden: z.optional(z.nullable(z.boolean())),
    /** The last of the mails that wait and are not to be sent; left out, all go out. */
    dropsWaitingUpTo: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,15}$/)))),
    comunication: groupBody,
    orders: groupBody,
    demands: groupBody,
    waranties: groupBody,
    /** Left out: the stored one stays. */
    payments: z.optional(z.nullable(groupBody)),
  }),
  answer: z.object({
    account: z.string(),
    user: z.string(),
    password: z.nullish(z.string()),
    smtp: z.string(),
    port: z.number(),
    ssl: z.boolean(),
    hasPassword: z.nullish(z.boolean()),
    tellsLocks: z.nullish(z.boolean()),
    isOverridden: z.nullish(z.boolean()),
    comunication: answeredGroup,
    orders: answeredGroup,
    demands: answeredGroup,
    waranties: answeredGroup,
    payments: z.nullish(answeredGroup),
  }),
  toWire: ({ passwordSetAt: _, ...sender }: EmailSender) => ({
    ...sender,
    comunication: groupToWire(sender.comunication),
    orders: groupToWire(sender.orders),
    demands: groupToWire(sender.demands),
    waranties: groupToWire(sender.waranties),
    payments: sender.payments === null ? null : groupToWire(sender.payments),
  }),
  fromWire: ({ dropsWaitingUpTo, ...sender }) => ({
    ...sender,
    password: sender.password ?? '',
    hasPassword: sender.hasPassword ?? false,
    tellsLocks: sender.tellsLocks ?? null,
    isOverridden: sender.isOverridden ?? false,
    ...(dropsWaitingUpTo == null ? {} : { dropsWaitingUpTo }),
    comunication: groupFromWire(sender.comunication),
    orders: groupFromWire(sender.orders),
    demands: groupFromWire(sender.demands),
    waranties: groupFromWire(sender.waranties),
    payments: sender.payments == null ? null : groupFromWire(sender.payments),
  }),
});
