import type { CommandGroup } from './command-group.ts';

/** Where commands stand in the short help, in this order. */
const areas = ['Sesión', 'Ventas', 'Clientes', 'Posventa', 'Catálogo', 'Servidor'] as const;

interface GroupFile {
  readonly area: (typeof areas)[number];
  /** What the command lines that are in it begin with. */
  readonly words: readonly string[];
  readonly load: () => Promise<{ readonly group: CommandGroup }>;
}

/** All groups in the order of the help. A command line loads its own alone. */
const files: readonly GroupFile[] = [
  { area: 'Sesión', words: ['login', 'logout', 'whoami'], load: () => import('./commands/session.command.ts') },
  { area: 'Sesión', words: ['as', 'back'], load: () => import('./commands/acting.command.ts') },
  { area: 'Sesión', words: ['password'], load: () => import('./commands/password.command.ts') },
  { area: 'Ventas', words: ['orders'], load: () => import('./commands/orders.command.ts') },
  { area: 'Clientes', words: ['customers'], load: () => import('./commands/customers.command.ts') },
  { area: 'Clientes', words: ['logins'], load: () => import('./commands/logins.command.ts') },
  { area: 'Servidor', words: ['staff'], load: () => import('./commands/staff.command.ts') },
  { area: 'Catálogo', words: ['catalogue'], load: () => import('./commands/catalogue.command.ts') },
  { area: 'Catálogo', words: ['products'], load: () => import('./commands/products.command.ts') },
  {
    area: 'Catálogo',
    words: ['brands', 'families', 'vehicles'],
    load: () => import('./commands/catalogue-names.command.ts'),
  },
  { area: 'Catálogo', words: ['offers'], load: () => import('./commands/offers.command.ts') },
  { area: 'Catálogo', words: ['news'], load: () => import('./commands/news.command.ts') },
  { area: 'Catálogo', words: ['images'], load: () => import('./commands/images.command.ts') },
  { area: 'Catálogo', words: ['import'], load: () => import('./commands/import-sheet.command.ts') },
  { area: 'Catálogo', words: ['imports'], load: () => import('./commands/imports.command.ts') },
  { area: 'Ventas', words: ['quick-order'], load: () => import('./commands/quick-order.command.ts') },
  { area: 'Ventas', words: ['quotes'], load: () => import('./commands/quotes.command.ts') },
  { area: 'Clientes', words: ['account'], load: () => import('./commands/account.command.ts') },
  { area: 'Clientes', words: ['payments'], load: () => import('./commands/payments.command.ts') },
  { area: 'Ventas', words: ['price-lists'], load: () => import('./commands/price-lists.command.ts') },
  { area: 'Posventa', words: ['demands'], load: () => import('./commands/demands.command.ts') },
  { area: 'Posventa', words: ['warranties'], load: () => import('./commands/warranties.command.ts') },
  { area: 'Servidor', words: ['configuration'], load: () => import('./commands/configuration.command.ts') },
  { area: 'Servidor', words: ['audit'], load: () => import('./commands/audit.command.ts') },
  { area: 'Servidor', words: ['mail'], load: () => import('./commands/mail.command.ts') },
  { area: 'Servidor', words: ['backup'], load: () => import('./commands/backup.command.ts') },
  { area: 'Servidor', words: ['watch'], load: () => import('./commands/watch.command.ts') },
  { area: 'Servidor', words: ['doctor'], load: () => import('./commands/doctor.command.ts') },
];

const completion: GroupFile = {
  area: 'Servidor',
  words: ['completion'],
  load: () => import('./commands/completion.command.ts'),
};

const loaded = (wanted: readonly GroupFile[]): Promise<readonly CommandGroup[]> =>
  Promise.all(wanted.map(async ({ load }) => (await load()).group));

/** Every group: the help of all, a word that no group has, and the completion need them. */
export const everyGroup = (): Promise<readonly CommandGroup[]> => loaded([...files, completion]);

/** The words of all groups by what they are about. */
export const wordsByArea: readonly (readonly [area: string, words: readonly string[]])[] = areas.map((area) => [
  area,
  [...files, completion].filter((file) => file.area === area).flatMap(({ words }) => words),
]);

/** Options of the program whose value is the next word. */
const valued: readonly string[] = ['--server', '--fields'];

/** The groups that a command line needs. */
export const groupsFor = (words: readonly string[]): Promise<readonly CommandGroup[]> => {
  const first = words.find((word, at) => !word.startsWith('-') && !valued.includes(words[at - 1] ?? ''));
  const file = files.find((each) => first !== undefined && each.words.includes(first));
  return file === undefined ? everyGroup() : loaded([file]);
};
