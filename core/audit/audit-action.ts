/** What an entry is about, as somebody filters by it. */
export const activityWords = [
  'customers',
  'logins',
  'staff',
  'orders',
  'cases',
  'account',
  'configuration',
  'catalogue',
] as const;
export type ActivityWord = (typeof activityWords)[number];

/** Every kind of entry of the audit trail, by what it is about (docs/rules/audit.md 3). */
export const wordOfAction = {
  'customer-created': 'customers',
  'customer-changed': 'customers',
  'customers-handed-over': 'customers',
  'include-iva-changed': 'customers',
  'show-selling-price-changed': 'customers',
  'surcharges-changed': 'customers',
  'special-discounts-included': 'customers',
  'impersonation-started': 'customers',
  'impersonation-ended': 'customers',
  'credentials-seen': 'logins',
  'credentials-listed': 'logins',
  'password-issued': 'logins',
  'password-changed': 'logins',
  'password-reset': 'logins',
  'password-recovered': 'logins',
  'recovery-asked': 'logins',
  'login-invited': 'logins',
  'invitation-withdrawn': 'logins',
  'invitation-accepted': 'logins',
  'sign-in-locked': 'logins',
  'sessions-ended': 'logins',
  'staff-created': 'staff',
  'staff-changed': 'staff',
  'staff-activated': 'staff',
  'staff-deactivated': 'staff',
  'order-moved': 'orders',
  'order-corrected': 'orders',
  'claim-opened': 'cases',
  'claim-associated': 'cases',
  'claim-resolved': 'cases',
  'claim-corrected': 'cases',
  'warranty-requested': 'cases',
  'warranty-moved': 'cases',
  'warranty-corrected': 'cases',
  'document-finished': 'account',
  'document-reopened': 'account',
  'document-deleted': 'account',
  'configuration-changed': 'configuration',
  'picture-put-up': 'configuration',
  'picture-removed': 'configuration',
  'news-announced': 'configuration',
  'news-withdrawn': 'configuration',
  'mail-resent': 'configuration',
  'mail-tested': 'configuration',
  'vehicle-brands-arranged': 'catalogue',
  'catalogue-imported': 'catalogue',
  'import-undone': 'catalogue',
  'catalogue-name-created': 'catalogue',
  'catalogue-name-changed': 'catalogue',
  'catalogue-name-merged': 'catalogue',
  'catalogue-name-removed': 'catalogue',
  'catalogue-alias-removed': 'catalogue',
} as const satisfies Readonly<Record<string, ActivityWord>>;

export type AuditAction = keyof typeof wordOfAction;

export const auditActions = Object.keys(wordOfAction) as readonly AuditAction[];

export const actionsAbout = (word: ActivityWord): readonly AuditAction[] =>
  auditActions.filter((action) => wordOfAction[action] === word);
