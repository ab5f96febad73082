import type { EmailSender, MailAccount } from '#core/mail/email-sender.ts';
import { type MailGroup, type MailGroupName, mailGroupNames, mailGroupOf } from '#core/mail/mail-group.ts';
import type { Sealer } from '#core/shared/sealer.port.ts';
import type { Queries } from '../database.ts';
import type { SectionStore } from './section-store.ts';
import { readSetting, writeSetting } from './setting-store.ts';

type KeptSender = Partial<MailAccount> & { readonly passwordSealed?: string | null };

const noAccount: MailAccount = { account: '', user: '', smtp: '', port: 587, ssl: true };

const groupSetting = (group: MailGroupName): string => `mail.${group}`;

export const createEmailSenderStore = (sealer: Sealer, isOverridden: boolean): SectionStore<'emailSender'> => ({
  moves: 'mail',
  async read(queries) {
    const kept = (await readSetting<KeptSender>(queries, 'mail.sender')) ?? {};
    const { passwordSealed = null, ...account } = { ...noAccount, ...kept };
    const groups: Partial<Record<MailGroupName, MailGroup>> = {};
    for (const name of mailGroupNames) {
      groups[name] = mailGroupOf(await readSetting<Partial<MailGroup>>(queries, groupSetting(name)));
    }
    return {
      ...account,
      password: '',
      hasPassword: passwordSealed !== null,
      isOverridden,
      ...(groups as Record<MailGroupName, MailGroup>),
    };
  },
  async write(tx, next) {
    const kept = await readSetting<KeptSender>(tx, 'mail.sender');
    await writeSetting(tx, 'mail.sender', {
      account: next.account,
      user: next.user,
      smtp: next.smtp,
      port: next.port,
      ssl: next.ssl,
      passwordSealed: passwordToKeep(next, kept?.passwordSealed ?? null, sealer),
    });
    for (const name of mailGroupNames) await writeSetting(tx, groupSetting(name), next[name]);
  },
});

/** A new one replaces the stored one, none leaves it; without a user there is none. */
const passwordToKeep = ({ user, password }: EmailSender, kept: string | null, sealer: Sealer): string | null => {
  if (user === '') return null;
  return password === '' ? kept : sealer.seal(password);
};

/** The account that mails go out from, with its password; null where none is settled. */
export const readMailAccount = async (
  queries: Queries,
  sealer: Sealer,
): Promise<(MailAccount & { readonly password: string }) | null> => {
  const kept = await readSetting<KeptSender>(queries, 'mail.sender');
  if (kept === undefined || (kept.smtp ?? '') === '') return null;
  const { passwordSealed = null, ...account } = { ...noAccount, ...kept };
  return { ...account, password: passwordSealed === null ? '' : (sealer.open(passwordSealed) ?? '') };
};
