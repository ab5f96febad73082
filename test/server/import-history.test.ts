import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileService } from '#test/adapters/documents/a-file.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
let admin = '';
beforeAll(async () => {
  server = await aServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());
const { read } = fileService();

interface Run {
  readonly id: string;
  readonly state: string;
  readonly failure: { readonly code: string } | null;
  readonly headings: readonly string[];
  readonly preview: { readonly headingRow: number | null; readonly rows: readonly (readonly string[])[] } | null;
  readonly summary: Record<string, number>;
}
interface HistoryRecord {
  readonly id: string;
  readonly fileName: string;
  readonly supplier: string | null;
  readonly importedBy: string;
  readonly counts: Record<string, number>;
  readonly isKept: boolean;
  readonly hasRejectedRows: boolean;
  readonly undo: { readonly undoneAt: string | null } | null;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Record<string, unknown>) =>
  server.call(method, path, { token: admin, ...(body === undefined ? {} : { body }) });
const settled = async (id: string): Promise<Run> => {
  for (;;) {
    const run = (await call('GET', `/api/Imports/${id}`)).json as unknown as Run;
    if (run.state !== 'reading' && run.state !== 'writing') return run;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const upload = async (content: BlobPart, fields: Record<string, string>, name = 'lista mayo.csv') => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ kind: 'catalogue', ...fields })) form.set(field, value);
  form.set('file', new Blob([content]), name);
  const headers = { authorization: `Bearer ${admin}` };
  const response = await fetch(`${server.address}/api/Imports`, { method: 'POST', headers, body: form });
  return settled(((await response.json()) as Run).id);
};
const mapping = JSON.stringify({
  columns: { code: 'pieza', brand: 'quién', description: 'qué es', listPrice: 'vale' },
});
const foreign = ['Lista;de;mayo;', 'pieza;quién;qué es;vale', 'NEW-1;HELLA;Bujía;10', 'NEW-2;HELLA;Faro;diez'].join(
  '\n',
);
const history = async () => (await call('GET', '/api/Imports')).json as { records?: HistoryRecord[]; next?: unknown };

describe('a sheet with headings of its own', () => {
  it('is called a text where its name says that it is an Excel, and asked for its columns all the same', async () => {
    const lost = await upload(foreign, {}, 'lista.xlsx');
    expect([lost.state, lost.failure?.code]).toEqual(['failed', 'text-called-excel']);
    expect(lost.preview?.rows[1]).toEqual(['pieza', 'quién', 'qué es', 'vale']);
    expect((await call('GET', '/api/Imports/unconfirmed')).json).toMatchObject([{ id: lost.id, isUnderstood: false }]);
    await call('POST', `/api/Imports/${lost.id}/map`, { mapping });
    expect((await settled(lost.id)).state).toBe('planned');
    await call('DELETE', `/api/Imports/${lost.id}`);
  });

  it('is told with its first rows, read with the columns that a person names, and remembered for the supplier', async () => {
    const lost = await upload(foreign, { supplier: 'Ñandú SA' });
    expect([lost.state, lost.failure?.code]).toEqual(['failed', 'heading-not-found']);
    const unconfirmed = async () => (await call('GET', '/api/Imports/unconfirmed')).json as unknown as object[];
    expect(await unconfirmed()).toMatchObject([
      { id: lost.id, fileName: 'lista mayo.csv', startedBy: 'admin', supplier: 'Ñandú SA', isUnderstood: false },
    ]);
    const tried = await upload('Código;Marca;Descripción\nT-1;HELLA;Faro\n', {}, 'probada.csv');
    expect(await unconfirmed()).toMatchObject([{ id: tried.id, isUnderstood: true }, { id: lost.id }]);
    await call('DELETE', `/api/Imports/${tried.id}`);
    expect(await unconfirmed()).toMatchObject([{ id: lost.id }]);
    expect(lost.preview?.rows[1]).toEqual(['pieza', 'quién', 'qué es', 'vale']);

    const answer = await call('POST', `/api/Imports/${lost.id}/map`, { mapping, supplier: 'Ñandú SA' });
    expect(answer.status).toBe(202);
    const planned = await settled(lost.id);
    expect([planned.state, planned.headings]).toEqual(['planned', ['pieza', 'quién', 'qué es', 'vale']]);
    expect([planned.summary['new'], planned.summary['rejected']]).toEqual([1, 1]);
    expect((await call('GET', '/api/Imports/mappings')).json).toEqual([]);

    await call('POST', `/api/Imports/${lost.id}/apply`, { strict: false });
    expect((await settled(lost.id)).state).toBe('done');
    expect((await call('GET', '/api/Imports/mappings')).json).toEqual([
      { kind: 'catalogue', supplier: 'Ñandú SA', mapping },
    ]);
    const next = await upload('pieza;quién;qué es;vale\nNEW-1;HELLA;Bujía;11', { supplier: 'ñandu sa' });
    expect([next.state, next.summary['changed']]).toEqual(['planned', 1]);
    const other = await upload(foreign, { supplier: 'Otro' });
    expect(other.failure?.code).toBe('heading-not-found');

    const query = `kind=catalogue&supplier=${encodeURIComponent('Ñandú SA')}`;
    expect((await call('DELETE', `/api/Imports/mappings?${query}`)).status).toBe(204);
    expect((await call('DELETE', `/api/Imports/mappings?${query}`)).json?.['code']).toBe('mapping-not-found');
  });

  it('that was imported, or cannot be a sheet at all, is not read again', async () => {
    const done = (await history()).records?.[0];
    expect((await call('POST', `/api/Imports/${done?.id}/map`, { mapping })).json?.['code']).toBe('import-not-ready');
    const broken = await upload(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), {});
    expect(broken.state).toBe('failed');
    expect((await call('POST', `/api/Imports/${broken.id}/map`, { mapping })).json?.['code']).toBe('import-not-ready');
    expect((await call('POST', '/api/Imports/nobody/map', { mapping })).json?.['code']).toBe('import-not-found');
  });

  it('is asked about again where the mapping names a column that is not there', async () => {
    const lost = await upload(foreign, {});
    await call('POST', `/api/Imports/${lost.id}/map`, { mapping: mapping.replace('pieza', 'nadie') });
    expect((await settled(lost.id)).failure?.code).toBe('mapped-heading-not-found');
    await call('POST', `/api/Imports/${lost.id}/map`, { mapping });
    expect((await settled(lost.id)).state).toBe('planned');
  });
});

describe('the history', () => {
  it('says what was imported, by whom and with how many rows, and has its rejected rows', async () => {
    const { records = [], next } = await history();
    expect(next).toBeNull();
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ fileName: 'lista mayo.csv', supplier: 'Ñandú SA', importedBy: 'admin' });
    expect(records[0]?.counts).toEqual({ new: 1, changed: 0, unchanged: 0, rejected: 1, missing: expect.any(Number) });
    expect(records[0]).toMatchObject({ hasRejectedRows: true, isKept: true });
  });

  it('gives the rejected rows as they stood in the sheet, which can be mended and imported', async () => {
    const sheet = ['Código;Marca;Descripción;Precio de lista;Foto'];
    for (let at = 0; at < 30; at += 1) {
      sheet.push(`R-${at};HELLA;Rótula ${at};${at % 3 === 0 ? 'a pedido' : '1.234,50'};=foto${at}`);
    }
    const planned = await upload(sheet.join('\n'), {}, 'rótulas.v2.csv');
    expect(planned.summary['rejected']).toBe(10);
    for (const format of ['xlsx', 'csv']) {
      const { json } = await call('GET', `/api/Imports/${planned.id}/rejected?format=${format}`);
      expect(json?.['name']).toBe(`rótulas.v2 - rechazadas.${format}`);
      const content = Buffer.from(String(json?.['content']), 'base64');
      const shown = (await read(content, { name: `rechazadas.${format}` })).rows.map((row) => row.cells);
      expect(shown[0]).toEqual([
        ...['Código', 'Marca', 'Descripción', 'Precio de lista', 'Foto'],
        ...['Fila del archivo', 'Motivo del rechazo'],
      ]);
      expect(shown[4]?.slice(0, 4)).toEqual(['R-9', 'HELLA', 'Rótula 9', 'a pedido']);
      expect(shown[4]?.slice(5)).toEqual(['11', 'Precio de lista: «a pedido» no es un número válido']);
      // As it is it is rejected again, for the same reason alone; mended it is read.
      const again = await upload(content, {}, `rechazadas.${format}`);
      expect([again.summary['rejected'], again.summary['new']]).toEqual([10, 0]);
    }
  });

  it('gives what stood beyond the headings too, and rejects the row again until it is mended', async () => {
    const sheet = 'Código;Marca;Descripción\nS-1;HELLA;Bujía; de iridio\nS-2;HELLA;Rótula';
    const planned = await upload(sheet, {}, 'partida.csv');
    expect(planned.summary).toMatchObject({ rejected: 1, new: 1 });
    for (const format of ['xlsx', 'csv']) {
      const { json } = await call('GET', `/api/Imports/${planned.id}/rejected?format=${format}`);
      const content = Buffer.from(String(json?.['content']), 'base64');
      const [, row] = (await read(content, { name: `rechazadas.${format}` })).rows;
      expect(row?.cells.slice(0, 4)).toEqual(['S-1', 'HELLA', 'Bujía', '2']);
      expect(row?.cells[5]?.trim()).toBe('de iridio');
      const again = await upload(content, {}, `rechazadas.${format}`);
      expect([again.summary['rejected'], again.summary['new']]).toEqual([1, 0]);
    }
  });

  it('gives both rows of a repetition, so that the person who corrects it chooses', async () => {
    const sheet = [
      'Código;Marca;Descripción;Precio',
      'REP-1;HELLA;Bujía;10',
      'REP-2;HELLA;Faro;1',
      'REP-1;HELLA;Bujía;12',
    ];
    const first = await upload(sheet.join('\n'), {}, 'dos precios.csv');
    expect(first.summary).toMatchObject({ new: 2, rejected: 1 });
    const fileOf = async (id: string) => {
      const { json } = await call('GET', `/api/Imports/${id}/rejected?format=csv`);
      const content = Buffer.from(String(json?.['content']), 'base64');
      return { content, rows: (await read(content, { name: 'rechazadas.csv' })).rows.map(({ cells }) => cells) };
    };
    const file = await fileOf(first.id);
    expect(file.rows.slice(1)).toEqual([
      [
        'REP-1',
        'HELLA',
        'Bujía',
        '10',
        '2',
        'Esta fila cuenta, y la línea 4 la repite. Dejá la que va y borrá la otra',
      ],
      [
        'REP-1',
        'HELLA',
        'Bujía',
        '12',
        '4',
        'REP-1 HELLA tiene dos precios: 10,00 en la línea 2 y 12,00 acá. Dejá uno',
      ],
    ]);
    await call('POST', `/api/Imports/${first.id}/apply`, { strict: false });
    expect((await settled(first.id)).state).toBe('done');
    // Once more as it is: the same one counts, and the other is rejected again.
    const again = await upload(file.content, {}, 'dos precios - rechazadas.csv');
    expect(again.summary).toMatchObject({ new: 0, changed: 0, unchanged: 1, rejected: 1 });
    expect((await fileOf(again.id)).rows.slice(1)).toHaveLength(2);
    // Leaving the second row in the file chooses it.
    const [heading = [], , chosen = []] = file.rows;
    const mended = await upload([heading, chosen].map((row) => row.join(';')).join('\n'), {}, 'elegida.csv');
    expect(mended.summary).toMatchObject({ changed: 1, rejected: 0 });
    await call('POST', `/api/Imports/${mended.id}/discard`);
  });

  it('says that there are no rejected rows, or no such import', async () => {
    const planned = await upload('Código;Marca;Descripción\nX-1;HELLA;Bujía', {});
    const rejected = async (id: string) => (await call('GET', `/api/Imports/${id}/rejected`)).json?.['code'];
    expect(await rejected(planned.id)).toBe('nothing-rejected');
    expect(await rejected('nobody')).toBe('import-not-found');
  });

  it('undoes the last import: products and prices are found as they were before, and it says who did', async () => {
    const apply = async (sheet: string, name: string) => {
      const planned = await upload(sheet, {}, name);
      await call('POST', `/api/Imports/${planned.id}/apply`, { strict: false });
      expect((await settled(planned.id)).state).toBe('done');
      return planned.id;
    };
    const found = async (text: string) => {
      const answer = await call('POST', '/api/Products/search-by-text', { fulltextSearch: text });
      return JSON.stringify(answer.json);
    };
    const heading = 'Código;Marca;Descripción;Precio de lista\n';
    const good = await apply(`${heading}UNDO-1;HELLA;Faro como era;1000`, 'buena.csv');
    const bad = await apply(`${heading}UNDO-1;HELLA;Faro equivocado;9\nUNDO-2;HELLA;Sobra;9`, 'mala.csv');
    expect(await found('UNDO-1')).toContain('Faro equivocado');
    expect((await call('POST', `/api/Imports/${good}/undo`)).json?.['code']).toBe('later-import');

    expect((await call('POST', `/api/Imports/${bad}/undo`)).status).toBe(204);
    const record = async () => (await history()).records?.find(({ id }) => id === bad);
    await expect.poll(async () => (await record())?.undo?.undoneAt ?? null).not.toBeNull();
    expect((await record())?.undo).toMatchObject({ askedBy: 'admin', kept: 0 });
    await expect.poll(() => found('UNDO-1')).toContain('Faro como era');
    expect(await found('UNDO-2')).not.toContain('Sobra');
    expect((await call('POST', `/api/Imports/${bad}/undo`)).json?.['code']).toBe('already-undone');
    expect((await call('POST', '/api/Imports/nobody/undo')).json?.['code']).toBe('import-not-found');
    const { json } = await call('GET', '/api/Management/Activity?word=catalogue');
    expect(JSON.stringify(json)).toContain('import-undone');
  });

  it('undoes the rest of one of whose articles somebody changed one since, once that is asked for', async () => {
    const heading = 'Código;Marca;Precio de lista\n';
    const put = async (sheet: string, name: string) => {
      const planned = await upload(sheet, { kind: 'prices', priceList: 'Lista 1' }, name);
      await call('POST', `/api/Imports/${planned.id}/apply`, { strict: false });
      expect((await settled(planned.id)).state).toBe('done');
      return planned.id;
    };
    const id = await put(`${heading}6201-2RS;SKF;11\n6202-2RS;SKF;12`, 'con centavos.csv');
    const [product] = await server.database.query<{ id: number }>(
      `select p.id from product p join product_brand b on b.id = p.brand_id where p.code = '6202-2RS' and b.name = 'SKF'`,
    );
    const one = `/api/Management/Products/${product?.id}`;
    expect((await call('PUT', `${one}/sale`, { sale: 'not-available' })).status).toBeLessThan(300);
    const record = async () => (await history()).records?.find((each) => each.id === id);
    expect(await record()).toMatchObject({ changedSince: 1, changedNames: ['6202-2RS SKF'] });
    const refused = await call('POST', `/api/Imports/${id}/undo`);
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'changed-since-import', facts: { count: 1, names: ['6202-2RS SKF'] } },
    });
    expect(refused.json?.['title']).toContain('Podés deshacer el resto');
    expect((await call('POST', `/api/Imports/${id}/undo?rest=quizás`)).status).toBe(400);
    expect((await call('POST', `/api/Imports/${id}/undo?rest=true`)).status).toBe(204);
    await expect.poll(async () => (await record())?.undo?.undoneAt ?? null).not.toBeNull();
    const kept = [{ name: '6202-2RS SKF', reason: 'changed-since' }];
    expect((await record())?.undo).toMatchObject({ kept: 1, keptThings: kept });
  });

  it('is read by a manager and changed by an administrator', async () => {
    const token = await server.signIn('gerente');
    const { status, json } = await server.call('GET', '/api/Imports', { token });
    expect([status, Array.isArray(json?.['records'])]).toEqual([200, true]);
    expect((await server.call('GET', '/api/Imports/nobody', { token })).status).toBe(404);
    expect((await server.call('GET', '/api/Imports/nobody/rejected', { token })).status).toBe(403);
    expect((await server.call('POST', '/api/Imports/nobody/undo', { token })).status).toBe(403);
    expect((await server.call('GET', '/api/Imports/mappings', { token })).status).toBe(403);
  });
});
