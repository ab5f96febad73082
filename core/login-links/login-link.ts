/** What a link in a mail is for: the first password of a login, or another one in place of a forgotten one. */
export const linkKinds = ['invitation', 'recovery'] as const;
export type LinkKind = (typeof linkKinds)[number];

const hour = 60 * 60 * 1000;

/** For how long a link works, in milliseconds (docs/rules/login-links.md 1). */
export const linkLifetime: Readonly<Record<LinkKind, number>> = { invitation: 48 * hour, recovery: hour };

/** How long after a recovery was mailed no other one is, in milliseconds. */
export const recoveryPause = 2 * 60 * 1000;

/** The login that a link is of, as its page shows it. */
export interface LinkedLogin {
  readonly userName: string;
  readonly name: string;
  readonly kind: LinkKind;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
}

/** The page that a link opens. The token stands behind the #, which no server and no log sees. */
export const linkTo = (base: string, token: string): string => `${base.replace(/\/+$/, '')}/password#${token}`;
