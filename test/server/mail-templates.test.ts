import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createMailTemplateService } from '#adapters/http/mail-templates.ts';
import { usualTemplates } from '#adapters/texts/mail-templates.es.ts';
import type { MailTemplateService } from '#core/mail/mail-template.service.ts';
import { mailKinds } from '#core/mail/mail-template.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });
const path = '/api/Management/MailTemplates';
const mine = { subject: 'Gracias, {cliente}: pedido {pedido}', introduction: 'Ya lo tenemos.\nTotal {total}' };
let server: TestServer;
let service: MailTemplateService;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente'])
    tokens[user] = await server.signIn(user);
  service = createMailTemplateService(createCall({ baseUrl: server.address, token: () => tokens['admin'] ?? '' }));
});
afterAll(() => server.close());

const call = (method: string, to: string, body?: object, headers = {}, user = 'admin') =>
  server.call(method, `${path}${to}`, { token: tokens[user] ?? '', headers, ...(body === undefined ? {} : { body }) });
const seenOf = async (kind: string) =>
  (await service.list(admin)).unwrap().find((each) => each.kind === kind)?.tag ?? '';

describe('how mails begin', () => {
  it('is the usual text until somebody writes another, and again once it is reset', async () => {
    const before = (await service.list(admin)).unwrap();
    expect(before.map(({ kind }) => kind)).toEqual(mailKinds);
    expect(before.every(({ isUsual, changed }) => isUsual && changed === null)).toBe(true);
    const seen = await seenOf('order-sent');
    const saved = (await service.save(admin, 'order-sent', { ...mine, subject: ` ${mine.subject}\n` }, seen)).unwrap();
    expect(saved).toMatchObject({ ...mine, isUsual: false });
    const listed = (await service.list(admin)).unwrap();
    expect(listed.flatMap(({ kind, changed }) => (changed ? [{ kind, by: changed.by }] : []))).toEqual([
      { kind: 'order-sent', by: 'admin' },
    ]);
    expect((await service.save(admin, 'order-sent', mine, seen)).val).toEqual({ code: 'section-moved', by: 'admin' });
    expect((await service.reset(admin, 'order-sent', seen)).val).toEqual({ code: 'section-moved', by: 'admin' });
    expect((await service.reset(admin, 'order-sent', saved.tag)).unwrap()).toMatchObject({
      ...usualTemplates['order-sent'],
      isUsual: true,
      tag: seen,
    });
    const entries = await server.database.query<{ facts: object }>(
      `select facts from audit_entry where action = 'mail-template-changed' order by id`,
    );
    expect(entries.map(({ facts }) => facts)).toEqual([
      { kind: 'order-sent', before: null, after: mine },
      { kind: 'order-sent', before: mine, after: null },
    ]);
  });

  it('is what an order’s mail says to its company, and an invitation to who is invited', async () => {
    (await service.save(admin, 'order-sent', mine, null)).unwrap();
    const invitation = { subject: 'Hola {nombre}', introduction: 'Entrás como {usuario} a {distribuidor}' };
    (await service.save(admin, 'invitation', invitation, null)).unwrap();
    await server.database.query(
      `insert into setting values ('mail.orders', '{"accounts": ["p@example.com"], "subject": "Nota"}')`,
    );
    const token = tokens['cliente'] ?? '';
    await server.call('POST', '/api/ShoppingCarts', { token, body: { productPriceId: '1', quantity: 2 } });
    const sent = await server.call('POST', '/api/Orders', {
      ...{ token, headers: { 'idempotency-key': 'templates' } },
      body: { deliveryMethodId: '1', notes: '' },
    });
    expect(sent.status).toBeLessThan(300);
    const mails = await server.database.query<{ recipients: string[]; subject: string; body: string }>(
      'select recipients, subject, body from outbox_mail order by id',
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Gracias, Uno: pedido 2\d{3}-00000001$/),
      expect.stringMatching(/^Nota 2\d{3}-00000001 · Uno$/),
    ]);
    expect(mails[0]?.body).toMatch(/^Ya lo tenemos\.\nTotal \$ /);
    await service.reset(admin, 'order-sent', null);
  });

  it.each(mailKinds)('is shown with example data before it is saved: %s', async (kind) => {
    const shown = (await service.preview(admin, kind, usualTemplates[kind])).unwrap();
    expect(shown.html).toContain('<!doctype html>');
    expect(`${shown.subject}${shown.text}${shown.html.replace(/<style>[\s\S]*<\/style>/, '')}`).not.toMatch(/[{}]/);
    const other = { subject: 'Otro', introduction: 'Con <b>esto</b>' };
    const again = (await service.preview(admin, kind, other)).unwrap();
    expect([again.subject, again.text.includes('Con <b>esto</b>')]).toEqual(['Otro', true]);
    expect(again.html).toContain('Con &lt;b&gt;esto&lt;/b&gt;');
    expect((await service.list(admin)).unwrap().find((each) => each.kind === kind)?.subject).not.toBe('Otro');
  });

  it.each([
    [
      { ...mine, subject: 'Hola {cliete}' },
      'subject',
      '{cliete} no existe en este correo. Podés usar {pedido}, {cliente}, {entrega}, {total}',
    ],
    [{ ...mine, introduction: ' ' }, 'introduction', 'Escribí la introducción'],
    [{ ...mine, subject: 'Hola {' }, 'subject', 'Hay una llave suelta: un dato va entre dos, como {cliente}'],
  ])('refuses %j at its field, saved or shown', async (body, field, message) => {
    for (const [method, to] of [
      ['PUT', '/order-sent'],
      ['POST', '/order-sent/preview'],
    ] as const) {
      const answer = await call(method, to, body, { 'if-match': '*' });
      expect([answer.status, answer.json?.['errors']]).toEqual([400, [{ field, message }]]);
    }
  });

  it('refuses what it cannot take', async () => {
    expect((await call('PUT', '/order-sent', mine)).status).toBe(428);
    expect((await call('DELETE', '/order-sent')).status).toBe(428);
    expect((await call('PUT', '/order-lost', mine, { 'if-match': '*' })).status).toBe(400);
    expect((await call('PUT', '/order-sent', { subject: 'x' }, { 'if-match': '*' })).status).toBe(400);
    expect((await call('PUT', '/order-sent', { ...mine, subject: 'x'.repeat(5000) }, { 'if-match': '*' })).status).toBe(
      400,
    );
  });

  it.each(['gerente', 'vendedor', 'cliente.admin'])('is nothing to %s', async (user) => {
    for (const [method, to, body] of [
      ['GET', ''],
      ['PUT', '/order-sent', mine],
      ['DELETE', '/order-sent'],
      ['POST', '/order-sent/preview', mine],
    ] as const) {
      expect((await call(method, to, body, { 'if-match': '*' }, user)).status).toBe(403);
    }
  });
});
