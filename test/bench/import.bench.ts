import { openAsBlob, writeFileSync } from 'node:fs';
import { answersMeanwhile } from './answers-meanwhile.ts';
import type { Client } from './client.ts';

const headings = 'Código;Marca;Descripción;Rubro;Subrubro;Precio de lista;Stock;Múltiplo;Interior\n';

const rows = 100_000;

const writeCsv = (file: string): void => {
  const lines = Array.from({ length: rows }, (_, index) => {
    const price = `"${1000 + (index % 9000)},50"`;
    return `IMP-${String(index).padStart(7, '0')};MARCA ${index % 40};Amortiguador delantero serie ${index % 977};Suspensión;Amortiguadores;${price};${index % 30};1;${index % 80}`;
  });
  writeFileSync(file, headings + lines.join('\n'));
};

export interface ImportFigures {
  readonly planSeconds: number;
  readonly applySeconds: number;
  readonly rowsPerSecond: number;
  /** The longest that any other answer took during the import, in milliseconds, by what was asked. */
  readonly maxMs: Readonly<Record<string, number>>;
}

interface ImportParts {
  /** The port of the program. */
  readonly port: number;
  readonly staff: Client;
  readonly customer: Client;
  /** Price rows that the customer may order. */
  readonly orderable: readonly string[];
  /** The path of the sheet that is written for it. */
  readonly file: string;
}

/** Imports 100,000 new articles over HTTP while a customer goes on searching and filling the cart. */
export const measureImport = async (parts: ImportParts): Promise<ImportFigures> => {
  const { port, staff, customer, orderable, file } = parts;
  writeCsv(file);
  const form = new FormData();
  form.set('kind', 'catalogue');
  form.set('file', await openAsBlob(file), 'import.csv');
  const stateOf = async (id: string): Promise<string> =>
    (JSON.parse((await staff.call('GET', `/api/Imports/${id}`)).text) as { state: string }).state;
  const until = async (id: string, state: string): Promise<void> => {
    while (true) {
      const now = await stateOf(id);
      if (now === state) return;
      if (now === 'failed') throw new Error('the import failed');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };

  const begun = performance.now();
  const uploaded = await fetch(`http://127.0.0.1:${port}/api/Imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff.token}` },
    body: form,
  });
  const { id } = (await uploaded.json()) as { id: string };
  await until(id, 'planned');
  const planned = performance.now();

  const others = answersMeanwhile({
    'text search': (turn) => {
      const text = ['amortiguador gol', 'bujia', '6203'][turn % 3] ?? '';
      return customer.call('POST', '/api/Products/search-by-text', {
        codeSearch: text,
        fulltextSearch: text,
        page: 1 + (turn % 50),
      });
    },
    'set a cart line': (turn) =>
      customer.call('POST', '/api/ShoppingCarts', {
        productPriceId: orderable[turn % 20] ?? '1',
        quantity: 1 + (turn % 50),
      }),
    'read the cart': () => customer.call('GET', '/api/ShoppingCarts'),
  });
  await staff.call('POST', `/api/Imports/${id}/apply`, {});
  await until(id, 'done');
  const done = performance.now();
  const maxMs = await others.end();
  return {
    planSeconds: (planned - begun) / 1000,
    applySeconds: (done - planned) / 1000,
    rowsPerSecond: rows / ((done - planned) / 1000),
    maxMs,
  };
};
