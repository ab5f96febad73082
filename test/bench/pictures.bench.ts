import { randomBytes } from 'node:crypto';
import { aPicture } from '../builders/picture.builder.ts';
import type { Client } from './client.ts';

const pictures = 500;
const bytes = 1_000_000;
/** As many at once as the screen sends. */
const atOnce = 4;
const path = '/api/Management/ProductPictures';

interface Page {
  readonly products: readonly { readonly id: string; readonly code: string; readonly brand: string }[];
  readonly next: string | null;
}

const productsOf = async (staff: Client): Promise<Page['products']> => {
  const found: Page['products'][number][] = [];
  let after: string | null = null;
  do {
    const query: string = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const page = JSON.parse((await staff.call('GET', `/api/Management/Products${query}`)).text) as Page;
    found.push(...page.products);
    after = page.next;
  } while (found.length < pictures && after !== null);
  return found.slice(0, pictures);
};

/** Matches so many pictures of a megabyte with their products, sends them and gives them to these. */
export const measurePictures = async (staff: Client): Promise<{ readonly seconds: number; readonly count: number }> => {
  const products = await productsOf(staff);
  const content = () => Buffer.concat([aPicture('jpg', 2000, 1500), randomBytes(bytes)]).toString('base64');
  const files = products.map(({ id, code }) => ({ id, name: `${code.replaceAll(/[/\\]/g, '-')}.jpg` }));
  const call = async (at: string, body: unknown) => {
    const answer = await staff.call('POST', `${path}${at}`, body);
    if (answer.status >= 300) throw new Error(`pictures: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as { readonly name: string; readonly added: number };
  };
  const begun = performance.now();
  await call('/matches', { names: files.map(({ name }) => name) });
  const placements: { name: string; productId: string }[] = [];
  const waiting = [...files];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const sent = await call('/files', { name: file.name, content: content() });
        placements.push({ name: sent.name, productId: file.id });
      }
    }),
  );
  const { added } = await call('', { pictures: placements });
  return { seconds: (performance.now() - begun) / 1000, count: added };
};
