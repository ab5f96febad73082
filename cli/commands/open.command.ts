import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { type ScreenPath, screens } from '#core/access/screens.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare } from '../declare/declare.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';

/** Where a thing is in the web: its screen, and how one of it is named in the address; null where it is not. */
const places: Readonly<Record<string, readonly [screen: ScreenPath, param: string | null, isNumber?: true]>> = {
  home: ['/home', null],
  orders: ['/admin-orders', 'order', true],
  demands: ['/demands-managament', 'claim', true],
  warranties: ['/warranties-management', 'rma', true],
  customers: ['/admin-customers', 'q'],
  products: ['/admin-products', 'q'],
  search: ['/products-search-by-text', 'q'],
  brands: ['/catalogue-names', null],
  offers: ['/admin-offers', null],
  news: ['/admin-product-news', null],
  images: ['/admin-images', null],
  'price-lists': ['/admin-price-lists', null],
  payments: ['/admin-payments', null],
  account: ['/admin-current-account', null],
  staff: ['/admin-staff', null],
  configuration: ['/admin-configuration', null],
  audit: ['/admin-activity', null],
  mail: ['/admin-mails', null],
  imports: ['/admin-imports', null],
  quotes: ['/quotes', null],
  cart: ['/shopping-cart', null],
};

const openCommand = (program: Command, act: Act): void => {
  declare(program, {
    name: 'open',
    about: 'Abre la web en una cosa, o dice su dirección',
    examples: ['open orders 2026-1', 'open customers C-101 --print'],
    words: [
      ['[qué]', `${Object.keys(places).join(', ')}, o una dirección de la web`],
      ['[cuál]', 'su número, su código o lo que se busca'],
    ],
    options: [new Option('--print', 'decir la dirección y no abrir nada')],
    answer: z.object({ address: z.string(), opened: z.boolean() }),
  }).action(act<{ readonly print?: boolean }>((cli, { print }, what, which) => open(cli, print === true, what, which)));
};

const addressOf = (server: string, what = 'home', which?: string): string | Outcome => {
  const path = Object.keys(screens).find((screen) => screen === what);
  if (path !== undefined) return `${server}${path}`;
  const place = places[what];
  if (place === undefined) return wrongUsage(`No conozco «${what}»`, `Podés abrir: ${Object.keys(places).join(', ')}`);
  const [screen, param, isNumber = false] = place;
  if (which === undefined || param === null) return `${server}${screen}`;
  const number = isNumber ? parseDocumentNumber(which) : null;
  if (isNumber && number === null) {
    return wrongUsage(`«${which}» no es un número`, 'Va el año y el número: 2026-00000001');
  }
  return `${server}${screen}?${new URLSearchParams({ [param]: number === null ? which : formatNumber(number) })}`;
};

async function open(
  { settings, outputMode, terminal }: Cli,
  isPrint: boolean,
  what?: string,
  which?: string,
): Promise<Outcome> {
  const address = addressOf(settings.server, what, which);
  if (typeof address !== 'string') return address;
  // Without a terminal nobody is there to look at it.
  const mayOpen = !isPrint && outputMode.animated.stdout;
  const opened = mayOpen && (await openBrowser(address, terminal.environment));
  return success({ address, opened }, address);
}

const openBrowser = async (
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<boolean> => {
  const { spawn } = await import('node:child_process');
  const usual = { darwin: 'open', win32: 'explorer' } as const;
  const program = environment['BROWSER'] || usual[process.platform as keyof typeof usual] || 'xdg-open';
  return new Promise((resolve) => {
    const child = spawn(program, [address], { detached: true, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
};

export const group: CommandGroup = { modules: [], define: openCommand };
