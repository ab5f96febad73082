import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { MailTest } from '#core/setup/setup-step.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { readMailAccount } from '../configuration/email-sender-store.ts';
import { readSetting } from '../configuration/setting-store.ts';
import type { Queries } from '../database/database.ts';
import { mailTestKey } from './outbox.ts';

interface KeptTest {
  readonly at: string;
  readonly to: string;
  readonly sender: string;
}

export interface SenderParts {
  /** SMTP_URL, which goes before the configuration; null where it is not set. */
  readonly smtpUrl: string | null;
  /** MAIL_FROM, the sender's address of all mails, whichever account sends them; null where it is not set. */
  readonly mailFrom: string | null;
  readonly cipher: Cipher;
  readonly hasher: Hasher;
}

/**
 * A digest of all that mails go out by, its password too; null where nothing is settled, or its password was sealed
 * elsewhere.
 */
export const senderDigest = async (
  queries: Queries,
  { smtpUrl, mailFrom, cipher, hasher }: SenderParts,
): Promise<string | null> => {
  if (smtpUrl !== null) return hasher.digest(JSON.stringify(['SMTP_URL', smtpUrl, mailFrom]));
  const sender = await readMailAccount(queries, cipher);
  if (sender === null || sender === 'sealed-elsewhere') return null;
  const { account, user, smtp, port, ssl, password } = sender;
  return hasher.digest(JSON.stringify([account, user, smtp, port, ssl, password, mailFrom]));
};

/** The mail that says that mails go out: the first by its sender, or the last test (docs/rules/setup.md 4). */
export const readMailTest = async (queries: Queries, parts: SenderParts): Promise<MailTest | null> => {
  const kept = await readSetting<KeptTest>(queries, mailTestKey);
  if (kept === undefined) return null;
  return { at: kept.at, to: kept.to, isCurrent: kept.sender === (await senderDigest(queries, parts)) };
};
