import * as z from 'zod/mini';
import type { HandedOver } from '#core/staff/staff.repository.port.ts';
import type { CreatedStaffMember } from '#core/staff/staff.service.ts';
import { type StaffMember, staffRoles } from '#core/staff/staff-member.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';
import { lastChangeWire } from './last-change.wire.ts';

const text = z.string().check(z.maxLength(400));

/** The body of `PUT api/Management/Staff/{id}`. Which texts are right is settled by core. */
export const staffChangeWire = z.strictObject({ name: text, role: z.enum(staffRoles), email: text, phone: text });

/** The body of `POST api/Management/Staff`. */
export const staffDraftWire = z.strictObject({
  userName: text,
  name: text,
  role: z.enum(staffRoles),
  email: text,
  phone: text,
});

export const staffStateWire = z.strictObject({ isActive: z.boolean() });

export const handOverWire = z.strictObject({ to: idWire });

/** A member of staff; `lastLogin` is ISO 8601 in UTC. */
export const staffMemberWire = z.object({
  id: answeredId,
  userName: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  email: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
  lastLogin: z.nullable(z.string()),
  invitedUntil: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
  sellerId: z.nullable(answeredId),
  customers: z.number(),
  version: z.number(),
  changed: lastChangeWire,
});

export const staffWire = z.array(staffMemberWire);

/** A member with the password, which no other answer tells. */
export const createdStaffWire = z.object({ member: staffMemberWire, password: z.string() });

export const handedOverWire = z.object({ customers: z.number() });

export const staffMemberFromWire = (member: z.infer<typeof staffMemberWire>): StaffMember => ({
  ...member,
  id: idFromWire(member.id),
  sellerId: member.sellerId === null ? null : idFromWire(member.sellerId),
});

export const staffMemberToWire = (member: StaffMember): z.infer<typeof staffMemberWire> => ({
  ...member,
  changed: member.changed && { ...member.changed },
});

export const createdStaffToWire = ({ member, password }: CreatedStaffMember): z.infer<typeof createdStaffWire> => ({
  member,
  password,
});

export const handedOverToWire = (handed: HandedOver): z.infer<typeof handedOverWire> => handed;
