import type { CommandGroup } from './command-group.ts';
import { completeWord, type GroupName, groupNames, groupOf } from './group-words.ts';

type Load = () => Promise<{ readonly group: CommandGroup }>;

/** A command line loads its own group alone. */
const files: Readonly<Record<GroupName, Load>> = {
  session: () => import('./commands/session.command.ts'),
  acting: () => import('./commands/acting.command.ts'),
  config: () => import('./commands/config.command.ts'),
  password: () => import('./commands/password.command.ts'),
  'second-factor': () => import('./commands/second-factor.command.ts'),
  overview: () => import('./commands/overview.command.ts'),
  sessions: () => import('./commands/sessions.command.ts'),
  orders: () => import('./commands/orders.command.ts'),
  customers: () => import('./commands/customers.command.ts'),
  logins: () => import('./commands/logins.command.ts'),
  'customer-configuration': () => import('./commands/customer-configuration.command.ts'),
  staff: () => import('./commands/staff.command.ts'),
  catalogue: () => import('./commands/catalogue.command.ts'),
  products: () => import('./commands/products.command.ts'),
  'catalogue-names': () => import('./commands/catalogue-names.command.ts'),
  offers: () => import('./commands/offers.command.ts'),
  news: () => import('./commands/news.command.ts'),
  flyers: () => import('./commands/flyers.command.ts'),
  'product-pictures': () => import('./commands/product-pictures.command.ts'),
  images: () => import('./commands/images.command.ts'),
  import: () => import('./commands/import.command.ts'),
  imports: () => import('./commands/imports.command.ts'),
  cart: () => import('./commands/cart.command.ts'),
  'quick-order': () => import('./commands/quick-order.command.ts'),
  quotes: () => import('./commands/quotes.command.ts'),
  account: () => import('./commands/account.command.ts'),
  payments: () => import('./commands/payments.command.ts'),
  'price-lists': () => import('./commands/price-lists.command.ts'),
  demands: () => import('./commands/demands.command.ts'),
  warranties: () => import('./commands/warranties.command.ts'),
  setup: () => import('./commands/setup.command.ts'),
  configuration: () => import('./commands/configuration.command.ts'),
  audit: () => import('./commands/audit.command.ts'),
  jobs: () => import('./commands/jobs.command.ts'),
  mail: () => import('./commands/mail.command.ts'),
  backup: () => import('./commands/backup.command.ts'),
  watch: () => import('./commands/watch.command.ts'),
  server: () => import('./commands/server.command.ts'),
  open: () => import('./commands/open.command.ts'),
  doctor: () => import('./commands/doctor.command.ts'),
  completion: () => import('./commands/completion.command.ts'),
};

const loaded = (wanted: readonly GroupName[]): Promise<readonly CommandGroup[]> =>
  Promise.all(wanted.map(async (name) => (await files[name]()).group));

/** Every group: the help of all, and a word that no group has, need them. */
export const everyGroup = (): Promise<readonly CommandGroup[]> => loaded(groupNames);

/** The groups that a command line needs. */
export const groupsFor = (words: readonly string[]): Promise<readonly CommandGroup[]> => {
  if (words[0] === completeWord) {
    // The group that the line to be completed names, if it does.
    const about = groupOf(words.slice(words.indexOf('--') + 1, -1));
    return loaded([...new Set<GroupName>(['completion', ...(about === null ? [] : [about])])]);
  }
  const name = groupOf(words);
  return name === null ? everyGroup() : loaded([name]);
};
