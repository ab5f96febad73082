/** The areas of the short help, in its order. */
const areas = ['Sesión', 'Ventas', 'Clientes', 'Posventa', 'Catálogo', 'Servidor'] as const;

interface GroupWords {
  readonly area: (typeof areas)[number];
  /** The words with which its command lines begin. */
  readonly words: readonly string[];
}

/** The groups of commands by the name of their file, in the order of the help. */
export const groupWords = {
  session: { area: 'Sesión', words: ['login', 'logout', 'whoami'] },
  acting: { area: 'Sesión', words: ['as', 'back'] },
  config: { area: 'Servidor', words: ['config'] },
  password: { area: 'Sesión', words: ['password'] },
  sessions: { area: 'Sesión', words: ['sessions'] },
  'second-factor': { area: 'Sesión', words: ['second-factor'] },
  overview: { area: 'Ventas', words: ['overview'] },
  orders: { area: 'Ventas', words: ['orders'] },
  customers: { area: 'Clientes', words: ['customers'] },
  logins: { area: 'Clientes', words: ['logins'] },
  'customer-configuration': { area: 'Clientes', words: ['customer-configuration'] },
  staff: { area: 'Servidor', words: ['staff'] },
  catalogue: { area: 'Catálogo', words: ['catalogue'] },
  products: { area: 'Catálogo', words: ['products'] },
  'catalogue-names': { area: 'Catálogo', words: ['brands', 'families', 'vehicles'] },
  offers: { area: 'Catálogo', words: ['offers'] },
  news: { area: 'Catálogo', words: ['news'] },
  flyers: { area: 'Catálogo', words: ['flyers'] },
  'product-pictures': { area: 'Catálogo', words: ['product-pictures'] },
  images: { area: 'Catálogo', words: ['images'] },
  import: { area: 'Catálogo', words: ['import'] },
  imports: { area: 'Catálogo', words: ['imports'] },
  cart: { area: 'Ventas', words: ['cart'] },
  'quick-order': { area: 'Ventas', words: ['quick-order'] },
  quotes: { area: 'Ventas', words: ['quotes'] },
  account: { area: 'Clientes', words: ['account'] },
  payments: { area: 'Clientes', words: ['payments'] },
  'price-lists': { area: 'Ventas', words: ['price-lists'] },
  demands: { area: 'Posventa', words: ['demands'] },
  warranties: { area: 'Posventa', words: ['warranties'] },
  setup: { area: 'Servidor', words: ['setup'] },
  configuration: { area: 'Servidor', words: ['configuration'] },
  audit: { area: 'Servidor', words: ['audit'] },
  jobs: { area: 'Servidor', words: ['jobs'] },
  mail: { area: 'Servidor', words: ['mail'] },
  backup: { area: 'Servidor', words: ['backup'] },
  watch: { area: 'Servidor', words: ['watch'] },
  server: { area: 'Servidor', words: ['serve', 'db'] },
  open: { area: 'Servidor', words: ['open'] },
  doctor: { area: 'Servidor', words: ['doctor'] },
  completion: { area: 'Servidor', words: ['completion'] },
} as const satisfies Readonly<Record<string, GroupWords>>;

export type GroupName = keyof typeof groupWords;
export const groupNames = Object.keys(groupWords) as readonly GroupName[];

/** The command that the shells' completion calls; nobody types it. */
export const completeWord = 'complete';

/** The words of all groups by what they are about. */
export const wordsByArea: readonly (readonly [area: string, words: readonly string[]])[] = areas.map((area) => [
  area,
  Object.values(groupWords)
    .filter((group) => group.area === area)
    .flatMap(({ words }): readonly string[] => words),
]);

/** Options of the program whose value is the next word. */
const valued: readonly string[] = ['--server', '--profile', '--fields'];

/** Where the first word is that is no option of the program, nor the value of one; -1 where there is none. */
export const firstWordAt = (words: readonly string[]): number =>
  words.findIndex((word, at) => !word.startsWith('-') && !valued.includes(words[at - 1] ?? ''));

/** The group that a command line is in; null where it names none. */
export const groupOf = (words: readonly string[]): GroupName | null => {
  const first = words[firstWordAt(words)];
  const isIt = (name: GroupName): boolean => (groupWords[name].words as readonly string[]).includes(first ?? '');
  return groupNames.find(isIt) ?? null;
};
