import { expect, it } from 'vitest';
import { troubleBelow } from '#cli/lists/mail.list.ts';
import type { OutboxMail } from '#core/mail/outbox-mail.ts';
import { widestLine } from '../a-terminal.ts';

const failed = { error: 'connect ECONNREFUSED 127.0.0.1:9', recipients: ['ana@example.com'] } as unknown as OutboxMail;

it.each([40, 80, null])('says why a mail did not go out whole, and where that is mended, in %j columns', (columns) => {
  const lines = troubleBelow(failed, columns);
  expect(widestLine(lines.join('\n'))).toBeLessThanOrEqual(columns ?? Number.POSITIVE_INFINITY);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(
    'No se pudo llegar al servidor de correo. Revisá servidor y puerto en SMTP_URL si está, y si no en Configuración › Envío de E-mails connect ECONNREFUSED 127.0.0.1:9',
  );
  expect(lines.every((line) => line.startsWith('  '))).toBe(true);
});

it('says nothing of one that did', () => {
  expect(troubleBelow({ ...failed, error: null }, 80)).toEqual([]);
});
