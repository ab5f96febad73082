import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { EmailSender, MailAccount } from '#core/mail/email-sender.ts';
import { type MailGroup, type MailGroupName, mailGroupNames, mailGroupOf } from '#core/mail/mail-group.ts';
import { isSentBy } from '#core/mail/waiting-mails.ts';
import type { Clock } from '#core/shared/clock.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../database/database.ts';
import { tell } from '../live/live.ts';
import { dropWaitingMails, retryFailedMails } from '../mail/outbox.ts';
import type { SectionStore } from './section-store.ts';
import { readSetting, writeSetting } from './setting-store.ts';

type KeptSender = Partial<MailAccount> & {
  readonly passwordSealed?: string | null;
  readonly passwordSetAt?: string | null;
  /** Left out before anybody turned it off. */
  readonly tellsLocks?: boolean;
};

const noAccount: MailAccount = { account: '', user: '', smtp: '', port: 587, ssl: true };

const groupSetting = (group: MailGroupName): string => `mail.${group}`;

export const createEmailSenderStore = (
  cipher: Cipher,
  isOverridden: boolean,
  clock: Clock,
): SectionStore<'emailSender'> => ({
  moves: 'mail',
  async read(queries) {
    const kept = (await readSetting<KeptSender>(queries, 'mail.sender')) ?? {};
    const { passwordSealed = null, passwordSetAt = null, tellsLocks = true, ...account } = { ...noAccount, ...kept };
    const groups: Partial<Record<MailGroupName, MailGroup>> = {};
    for (const name of mailGroupNames) {
      groups[name] = mailGroupOf(await readSetting<Partial<MailGroup>>(queries, groupSetting(name)));
    }
    return {
      ...account,
      password: '',
      // A password that cannot be unsealed counts as missing, as after restoring a backup with another key.
      hasPassword: passwordSealed !== null && cipher.open(passwordSealed) !== null,
      ...(passwordSetAt === null ? {} : { passwordSetAt }),
      tellsLocks,
      isOverridden,
      ...(groups as Record<MailGroupName, MailGroup>),
    };
  },
  async write(tx, next, _held, _note, author) {
    const kept = await readSetting<KeptSender>(tx, 'mail.sender');
    await writeSetting(tx, 'mail.sender', {
      account: next.account,
      user: next.user,
      smtp: next.smtp,
      port: next.port,
      ssl: next.ssl,
      tellsLocks: next.tellsLocks ?? kept?.tellsLocks ?? true,
      ...passwordToKeep(next, kept, cipher, new Date(clock.now()).toISOString()),
    });
    for (const name of mailGroupNames) {
      const group = next[name];
      if (group !== null) await writeSetting(tx, groupSetting(name), group);
    }
    // A choice that was made before the server was taken out of the form was not asked for any more.
    if (next.dropsWaitingUpTo != null && isSentBy({ smtp: next.smtp, isOverridden })) {
      const count = await dropWaitingMails(tx, next.dropsWaitingUpTo);
      if (count > 0) {
        await recordAudit(tx, author, 'mails-dropped', { count });
        await tell(tx, { name: 'MailsChanged', audience: 'staff', facts: {} });
      }
    }
    await retryFailedMails(tx);
  },
});

/** A new password replaces the stored one, an empty one keeps it; without a user none is stored. */
const passwordToKeep = (
  { user, password }: EmailSender,
  kept: KeptSender | undefined,
  cipher: Cipher,
  now: string,
): Pick<KeptSender, 'passwordSealed' | 'passwordSetAt'> => {
  if (user === '') return { passwordSealed: null, passwordSetAt: null };
  if (password !== '') return { passwordSealed: cipher.seal(password), passwordSetAt: now };
  return { passwordSealed: kept?.passwordSealed ?? null, passwordSetAt: kept?.passwordSetAt ?? null };
};

/** The account that mails go out from, with its password. */
export type MailSender = MailAccount & { readonly password: string };

/** Null where none is settled, 'sealed-elsewhere' where its password was sealed with another key. */
export const readMailAccount = async (
  queries: Queries,
  cipher: Cipher,
): Promise<MailSender | 'sealed-elsewhere' | null> => {
  const kept = await readSetting<KeptSender>(queries, 'mail.sender');
  if (kept === undefined || (kept.smtp ?? '') === '') return null;
  const { passwordSealed = null, passwordSetAt: _, tellsLocks: __, ...account } = { ...noAccount, ...kept };
  const password = passwordSealed === null ? '' : cipher.open(passwordSealed);
  return password === null ? 'sealed-elsewhere' : { ...account, password };
};
