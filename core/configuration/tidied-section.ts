import { parseCbu } from '#core/current-account/cbu.ts';
import type { MailGroup } from '#core/mail/mail-group.ts';
import { checkedSynonyms } from '#core/search/synonyms/synonym-list.ts';
import { parseCuit } from '#core/shared/cuit.ts';
import { tidyLine } from '#core/shared/tidy-line.ts';
import { tidiedDistributor } from './distributor-section-rules.ts';
import type { Section, SectionValues } from './shop-configuration.ts';

/** A subject is one line: what follows a line break would be a header of its own. */
const tidiedGroup = ({ subject, accounts, sendToZoneAccount }: MailGroup): MailGroup => ({
  subject: tidyLine(subject),
  accounts: accounts.map((account) => account.trim()),
  sendToZoneAccount,
});

/** Takes spaces off the ends of texts, and the marks and spaces that a CUIT and a CBU are written with. */
const tidied: {
  readonly [Of in Section]?: (value: SectionValues[Of], held: SectionValues[Of]) => SectionValues[Of];
} = {
  ...tidiedDistributor,
  delivery: (terms) => ({ ...terms, shoppingCartText: terms.shoppingCartText.trim() }),
  specialDiscounts: (items) =>
    items.map((item) => ({ ...item, title: item.title.trim(), explanation: item.explanation.trim() })),
  alert: ({ title, message }) => ({ title: title.trim(), message: message.trim() }),
  bankAccounts: (accounts) =>
    accounts.map(({ id, bank, holder, cuit, number, cbu }) => ({
      id,
      bank: bank.trim(),
      holder: holder.trim(),
      cuit: parseCuit(cuit) ?? '',
      number: number.trim(),
      cbu: parseCbu(cbu) ?? '',
    })),
  deliveryMethods: (methods) =>
    methods.map((method) => ({ ...method, name: method.name.trim(), externalCode: method.externalCode.trim() })),
  whatsAppConfigurations: (contacts) =>
    contacts.map(({ id, zone, display, link }) => ({
      id,
      // As a customer's own zone is stored.
      zone: zone.trim().replace(/\s+/g, ' '),
      display: display.trim(),
      link: link.trim(),
    })),
  demandOrigins: (items) => items.map(({ id, name }) => ({ id, name: name.trim() })),
  demandReasons: (items) => items.map(({ id, name }) => ({ id, name: name.trim() })),
  faultSequences: (items) => items.map(({ id, title, detail }) => ({ id, title: title.trim(), detail: detail.trim() })),
  searchSynonyms: (rows) => checkedSynonyms(rows).unwrapOr(rows),
  // Fields that are not typed keep what is stored.
  emailSender: (sender, held) => ({
    ...held,
    password: sender.password,
    ...(sender.dropsWaitingUpTo == null ? {} : { dropsWaitingUpTo: sender.dropsWaitingUpTo }),
    port: sender.port,
    ssl: sender.ssl,
    tellsLocks: sender.tellsLocks ?? held.tellsLocks,
    account: sender.account.trim(),
    // A password is somebody's: where no user is said, the account's.
    user: sender.user.trim() || (sender.password === '' ? '' : sender.account.trim()),
    smtp: sender.smtp.trim(),
    comunication: tidiedGroup(sender.comunication),
    orders: tidiedGroup(sender.orders),
    demands: tidiedGroup(sender.demands),
    waranties: tidiedGroup(sender.waranties),
    payments: sender.payments === null ? held.payments : tidiedGroup(sender.payments),
  }),
};

/** A section as it is kept: without spaces at the ends of texts, a CUIT or CBU without its marks. */
export const tidiedSection = <Of extends Section>(
  section: Of,
  value: SectionValues[Of],
  held: SectionValues[Of],
): SectionValues[Of] => tidied[section]?.(value, held) ?? value;
