import * as z from 'zod/mini';
import { type Invitation, invitationWays, type OpenInvitations } from '#core/login-links/login-link.service.ts';
import { type LinkedLogin, linkKinds } from '#core/login-links/login-link.ts';

/** The body of an invitation; an empty address is the one that is known of the login. */
export const inviteWire = z.strictObject({ email: z.string().check(z.maxLength(400)) });

/** `expiresAt` is ISO 8601 in UTC; `link` is null where it was mailed. */
export const invitationWire = z.object({
  login: z.string(),
  sentTo: z.string(),
  expiresAt: z.string(),
  link: z.nullable(z.string()),
});

export const invitationToWire = (invitation: Invitation): z.infer<typeof invitationWire> => invitation;

const openInvitation = z.nullable(
  z.object({
    way: z._default(z.enum(invitationWays), 'mailed'),
    sentTo: z.string(),
    sentAt: z.string(),
    expiresAt: z.string(),
  }),
);

/** What `GET api/Customers/{id}/invitations` answers: of each login the one that still works. */
export const openInvitationsWire = z.object({ admin: openInvitation, user: openInvitation });

export const openInvitationsToWire = (open: OpenInvitations): z.infer<typeof openInvitationsWire> => open;

/** The body of `POST api/Login/recover`: a user name or an address. */
export const recoverWire = z.strictObject({ userName: z.string().check(z.minLength(1), z.maxLength(200)) });

const token = z.string().check(z.minLength(1), z.maxLength(100));

export const linkTokenWire = z.strictObject({ token });

/** The rules of a chosen password are core's: here only that it is a text. */
export const linkPasswordWire = z.strictObject({ token, newPassword: z.string().check(z.maxLength(1000)) });

export const linkedLoginWire = z.object({
  userName: z.string(),
  name: z.string(),
  kind: z.enum(linkKinds),
  expiresAt: z.string(),
});

export const linkedLoginToWire = (login: LinkedLogin): z.infer<typeof linkedLoginWire> => login;

export const linkedUserWire = z.object({ userName: z.string() });
