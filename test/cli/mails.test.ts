import { describe, expect, it } from 'vitest';
import { noSenderText, outboxProblem } from '#adapters/texts/mails.es.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { anOfficeTerminal, exitAndText } from './an-office-terminal.ts';

const { run, json, theServer } = anOfficeTerminal(({ database }) => aFleet(database));

describe('mails', () => {
  it('are told with --dry-run what the server would refuse', async () => {
    const { database } = theServer();
    const add = async (sentAt: string | null, holdsLink: boolean) => {
      const [row] = await database.query<{ id: string }>(
        `insert into outbox_mail (recipients, subject, body, created_at, next_attempt_at, attempts, sent_at, holds_link)
         values ('{uno@example.com}', 'Aviso', 'x', now(), now() + interval '1 day', 1, $1, $2) returning id`,
        [sentAt, holdsLink],
      );
      return String(row?.id);
    };
    const dry = async (...words: readonly string[]) => exitAndText(await run(['mail', ...words, '--dry-run']));
    const refused = (text: string) => ({ exit: 1, text: expect.stringContaining(text) });
    const sent = await add('2026-11-01T12:01Z', false);
    const waiting = await add(null, true);
    const link = await add('2026-11-01T12:01Z', true);
    expect(await dry('give-up', sent)).toEqual(refused(outboxProblem({ code: 'mail-went-out' })));
    expect(await dry('give-up', waiting)).toMatchObject({ exit: 0 });
    const noSender = expect.stringContaining(`Ya salió. No sale todavía. ${noSenderText}`);
    expect(await dry('resend', sent)).toEqual({ exit: 0, text: noSender });
    const again = exitAndText(await run(['mail', 'resend', sent]));
    expect(again).toEqual({ exit: 64, text: expect.stringContaining('Confirmalo con --yes') });
    expect(exitAndText(await run(['mail', 'resend', sent, '--yes']))).toMatchObject({ exit: 0 });
    expect(await dry('resend', link)).toEqual(refused(outboxProblem({ code: 'mail-link-gone' })));
    const elsewhere = await dry('resend', waiting, '--to', 'otra@example.com');
    expect(elsewhere).toEqual(refused(outboxProblem({ code: 'mail-link-elsewhere' })));
    for (const what of ['resend', 'give-up']) {
      expect(await dry(what, '999999')).toEqual(refused(outboxProblem({ code: 'mail-not-found' })));
    }
    expect(await json('mail', 'give-up', waiting, '--yes')).toMatchObject({ state: 'given-up', changed: true });
    expect(await json('mail', 'give-up', waiting, '--yes')).toMatchObject({ state: 'given-up', changed: false });
    expect(await dry('test', 'nada')).toEqual(refused(outboxProblem({ code: 'mail-address-invalid' })));
  });

  it('begin as somebody writes them, until they are as usual again', async () => {
    expect(await json('mail', 'templates')).toContainEqual(
      expect.objectContaining({ kind: 'order-sent', isUsual: true }),
    );
    const write = ['mail', 'write-template', 'order-sent', '--subject', 'Va el pedido {pedido}'];
    expect(await json(...write)).toMatchObject({ changed: true, isUsual: false, subject: 'Va el pedido {pedido}' });
    expect(await json(...write)).toMatchObject({ changed: false });
    expect((await run(['mail', 'template', 'order-sent'])).stdout).toMatch(/^Asunto +Va el pedido \d{4}-\d+/);
    expect(exitAndText(await run(['mail', 'write-template', 'order-sent', '--subject', '{nada}']))).toEqual({
      exit: 1,
      text: expect.stringContaining('{nada} no existe'),
    });
    expect(await json('mail', 'reset-template', 'order-sent', '--yes')).toMatchObject({ changed: true, isUsual: true });
    expect(await json('mail', 'reset-template', 'order-sent', '--yes')).toMatchObject({ changed: false });
  });
});
