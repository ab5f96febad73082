import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { documentOf } from './a-terminal.ts';
import { peopleAtTerminals } from './people-at-terminals.ts';

const { folder, signIn, customer, staff } = peopleAtTerminals();

/** Answers each question once it stands there. */
const answering = (answers: readonly (readonly [question: string, answer: (shownText: string) => string])[]) => {
  let next = 0;
  return {
    screen: 80,
    onQuestion: (shownText: string, type: (keys: string) => void) => {
      const [question, answer] = answers[next] ?? ['never asked', () => ''];
      if (!shownText.includes(question)) return;
      next += 1;
      type(`${answer(shownText)}\r`);
    },
  };
};

it('pages are asked for as the list of a company has them', async () => {
  const keyed = await customer(['demands', 'list', '--after', 'x']);
  expect([keyed.exit, keyed.stderr]).toEqual([64, expect.stringContaining('Estas páginas tienen número')]);
  const counted = await customer(['warranties', 'list', '--page', '9']);
  expect([counted.exit, counted.stderr]).toEqual([64, expect.stringContaining('sin páginas')]);
});

describe('payments', () => {
  const receipt = join(folder, 'transferencia.pdf');
  const text = join(folder, 'nota.txt');
  writeFileSync(receipt, '%PDF-1.4\n%%EOF\n');
  writeFileSync(text, 'nada');
  const report = (...words: readonly string[]) => customer(['payments', 'report', ...words]);

  it('are reported by their company with what they pay, once', async () => {
    const wanted = ['--document', 'a 00001-00000001', '--reference', '4471', '--receipt', receipt, '--json'];
    const dry = await report(...wanted.slice(0, 4), '--dry-run');
    expect(dry.stdout).toContain('Informar $ 1.210,00, por A 00001-00000001');
    const sent = documentOf(await report(...wanted));
    expect(sent).toMatchObject({
      changed: true,
      amount: 1210,
      paidOn: '2026-03-08',
      method: 'transfer',
      receipt: 'transferencia.pdf',
      documents: [{ title: 'A 00001-00000001' }],
      state: 'waiting',
    });
    const { id } = sent as { id: string };
    expect(documentOf(await report(...wanted))).toMatchObject({ id, changed: false });
    expect(documentOf(await customer(['payments', 'list', '--json']))).toMatchObject({ payments: [{ id }] });
    const filtered = await customer(['payments', 'list', '--state', 'waiting']);
    expect([filtered.exit, filtered.stderr]).toEqual([64, expect.stringContaining('--state es para el personal')]);
    expect((await customer(['payments', 'withdraw', id])).stderr).toContain('--yes');
    expect((await customer(['payments', 'withdraw', id, '--yes'])).stdout).toContain('Anulado');
    expect((await customer(['payments', 'withdraw', id, '--yes'])).stdout).toContain('no se cambió nada');
    // What was taken back may be said again.
    expect(documentOf(await report(...wanted))).toMatchObject({ changed: true, state: 'waiting' });
    expect(documentOf(await staff(['payments', 'list', '--state', 'withdrawn', '--json']))).toMatchObject({
      payments: [{ id }],
    });
  });

  it('are asked about where they are of more than is owed, and of no less', async () => {
    const much = ['--amount', '99.999.999.999', '--method', 'cash', '--reference', '1', '--note', 'Adelanto'];
    const unasked = await report(...much);
    expect([unasked.exit, unasked.stderr.replace(/\s+/g, ' ')]).toEqual([
      64,
      expect.stringMatching(/confirma antes de hacerlo: .*Tu deuda es \$ 1\.210,00.* Confirmalo con --yes/),
    ]);
    let isAnswered = false;
    const declined = await customer(['payments', 'report', ...much], {
      screen: 200,
      onQuestion(shownText, type) {
        if (isAnswered || !shownText.includes('(s/N)')) return;
        isAnswered = true;
        type('n\r');
      },
    });
    expect([declined.exit, declined.stderr.replace(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringMatching(/Tu deuda es \$ 1\.210,00.* a cuenta\. ¿Informar \$ 99\.999\.999\.999,00, a cuenta\?/),
    ]);
    const count = async () =>
      (documentOf(await customer(['payments', 'list', '--json'])) as { payments: object[] }).payments.length;
    const before = await count();
    expect(documentOf(await report(...much, '--yes', '--json'))).toMatchObject({
      changed: true,
      amount: 99_999_999_999,
    });
    expect(await count()).toBe(before + 1);
    const [{ id = '' } = {}] = (
      documentOf(await customer(['payments', 'list', '--json'])) as { payments: readonly { id: string }[] }
    ).payments;
    await customer(['payments', 'withdraw', id, '--yes']);
  });

  it('are decided once, and not told as done where less was done than is asked for', async () => {
    const listDocument = documentOf(await staff(['payments', 'list', '--state', 'waiting', '--json']));
    const [{ id = '' } = {}] = (listDocument as { payments: readonly { id: string }[] }).payments;
    const decide = (...words: readonly string[]) => staff(['payments', ...words, '--yes', '--json']);
    expect(documentOf(await decide('accept', id))).toMatchObject({ state: 'accepted', changed: true });
    expect(documentOf(await decide('accept', id))).toMatchObject({ changed: false });
    const unsettled = await decide('accept', id, '--settle');
    expect([unsettled.exit, documentOf(unsettled)]).toMatchObject([1, { error: { code: 'payment-decided' } }]);
    expect(documentOf(await staff(['payments', 'show', id, '--json']))).toMatchObject({ documents: [{ paid: null }] });
    expect(documentOf(await decide('apply', id))).toMatchObject({ onAccount: 0 });
    expect(documentOf(await decide('apply', id))).toMatchObject({ changed: false });
    const reversed = ['reverse', id, '--reason', 'Vino rechazado'];
    expect(documentOf(await decide(...reversed))).toMatchObject({ state: 'waiting', changed: true });
    expect(documentOf(await decide(...reversed))).toMatchObject({ changed: false });
    expect((await decide('reverse', id, '--reason', 'Otra cosa')).exit).toBe(1);
    expect(documentOf(await decide('accept', id, '--settle'))).toMatchObject({ documents: [{ paid: 1210 }] });
    expect(documentOf(await decide('accept', id, '--settle'))).toMatchObject({ changed: false });
    await decide(...reversed);
    const refused = ['refuse', id, '--reason', 'No está en la cuenta'];
    expect(documentOf(await decide(...refused))).toMatchObject({ state: 'refused', changed: true });
    expect(documentOf(await decide(...refused))).toMatchObject({ changed: false });
    const other = await decide('refuse', id, '--reason', 'Otro motivo');
    expect([other.exit, documentOf(other)]).toMatchObject([1, { error: { code: 'payment-decided' } }]);
  });

  it('are not where something is missing or wrong, by the options that say it', async () => {
    const wrong = await report('--amount', 'x', '--date', '2030-01-01');
    expect([wrong.exit, wrong.stderr]).toEqual([64, expect.stringContaining('--amount: Poné el importe')]);
    expect(wrong.stderr).toContain('--date: Ese día todavía no llegó');
    expect(wrong.stderr).toContain('--reference: Poné el número');
    const paid = await report('--document', 'A 1-2', '--reference', '1');
    expect([paid.exit, paid.stderr]).toEqual([1, expect.stringContaining('Impagos: A 00001-00000001')]);
    const file = await report('--amount', '1', '--method', 'cash', '--receipt', text);
    expect(file.stderr).toContain('tiene que ser un PDF o una foto');
    expect((await staff(['payments', 'report', '--amount', '1', '--method', 'cash'])).stderr).toContain('mostrador as');
  });
});

describe('setup show', () => {
  it('tells each step, and whether customers can order', async () => {
    const shown = await staff(['setup', 'show']);
    expect([shown.exit, shown.stdout]).toEqual([0, expect.stringMatching(/^(Para que un cliente|Tus clientes)/)]);
    expect(shown.stdout).toMatch(/^(Falta|Conviene|Listo) +Tus precios$/m);
    const document = documentOf(await staff(['setup', 'show', '--json'])) as { steps: { step: string }[] };
    expect(document.steps.map(({ step }) => step)).toContain('delivery');
    expect((await customer(['setup', 'show'])).exit).toBe(1);
  });
});

describe('customer-configuration', () => {
  const set = (...words: readonly string[]) => customer(['customer-configuration', ...words]);

  it('is shown and changed by the names of the API, and again changes nothing', async () => {
    for (const [key, value, read] of [
      ['includeIva', 'sí', true],
      ['showSellingPrice', 'no', false],
      ['orderMails', 'Repartido, Sent', ['Sent', 'Delivered']],
    ] as const) {
      await set('set', key, key === 'orderMails' ? '' : value === 'sí' ? 'no' : 'sí');
      expect(documentOf(await set('set', key, value, '--json'))).toEqual({ key, value: read, changed: true });
      expect(documentOf(await set('set', key, value, '--json'))).toMatchObject({ changed: false });
      expect(documentOf(await set('show', '--json'))).toMatchObject({ [key]: read });
    }
    expect((await set('show')).stdout).toMatch(/^Incluir IVA +sí$/m);
    expect((await set('set', 'includeIva', 'quizás')).exit).toBe(64);
    expect((await set('set', 'orderMails', 'Nada')).stderr).toContain('Están: Sent');
    expect((await staff(['customer-configuration', 'show'])).stderr).toContain('mostrador as');
  });

  it('has margins for all, a brand, a family and both', async () => {
    const dry = await set('surcharge', '30', '--dry-run');
    expect(dry.stdout).toContain('Dejar General 30,00 %');
    expect(documentOf(await set('surcharge', '62,5', '--brand', 'skf', '--json'))).toEqual({
      ...{ text: 'SKF', percentage: 62.5, changed: true },
    });
    expect((await set('surcharge', '62.5', '--brand', 'SKF')).stdout).toContain('no se cambió nada');
    const rows = documentOf(await set('surcharges', '--json')) as { text: string; percentage: number | null }[];
    expect(rows.find(({ text }) => text === 'SKF')).toMatchObject({ percentage: 62.5 });
    expect(documentOf(await set('surcharge', '', '--brand', 'SKF', '--json'))).toMatchObject({ percentage: null });
    expect((await set('surcharge', '1000')).stderr).toContain('De 0 a 999,99');
    expect((await set('surcharge', '5', '--brand', 'Nadie')).exit).toBe(64);
  });
});

describe('second-factor', () => {
  it('is turned on with a code of the phone, gives other codes, and is turned off', async () => {
    const run = await signIn('vendedor');
    expect((await run(['second-factor', 'show'])).stdout).toContain('desactivado');
    expect((await run(['second-factor', 'on'])).exit).toBe(64);
    let secret = '';
    // A code is good once: the server's clock is the real one, and takes the next step's too.
    const codeAt = (step: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });
    const on = await run(
      ['second-factor', 'on'],
      answering([
        ['Contraseña: ', () => 'demo'],
        [
          'Código de tu teléfono: ',
          (shownText) => {
            secret = /^[A-Z2-7]{16,}\r?$/m.exec(shownText)?.[0].trim() ?? '';
            return '000000';
          },
        ],
        ['El código no es ese', () => codeAt(0)],
      ]),
    );
    expect([on.exit, on.stdout]).toEqual([0, expect.stringContaining('Quedó activado')]);
    expect(on.stderr).toMatch(/[█▀▄]{20}/);
    const given = on.stdout.match(/^ {2}\S+$/gm) ?? [];
    expect(given).toHaveLength(10);
    expect((await run(['second-factor', 'on'])).stdout).toContain('ya estaba activado');
    const shown = await run(['second-factor', 'show', '--json']);
    expect(documentOf(shown)).toMatchObject({ recoveryCodesLeft: 10 });
    // Neither the key nor a code is said again, nor kept in a file of the terminal.
    expect([secret, ...given.map((code) => code.trim())].filter((each) => shown.stdout.includes(each))).toEqual([]);
    const dry = await run(['second-factor', 'codes', '--dry-run', '--json'], { typed: codeAt(1) });
    expect(documentOf(dry)).toEqual({ changed: false, dryRun: true });
    const codes = await run(['second-factor', 'codes', '--yes', '--json'], { typed: codeAt(1) });
    const { recoveryCodes } = documentOf(codes) as { recoveryCodes: readonly string[] };
    expect(recoveryCodes).toHaveLength(10);
    const unsaid = await run(['second-factor', 'off', '--yes']);
    expect([unsaid.exit, unsaid.stderr]).toEqual([64, expect.stringContaining('--password-file')]);
    const missing = await run(['second-factor', 'off', '--password-file', join(folder, 'none'), '--yes']);
    expect([missing.exit, missing.stderr]).toEqual([1, expect.stringContaining('No existe el archivo')]);
    for (const words of [['second-factor', 'off', '--yes'], ['password']]) {
      const piped = await run([...words, '--password-file', '-'], { typed: 'otra\nclave-nueva-1\n' });
      expect([words, piped.exit]).toEqual([words, 1]);
      expect(piped.stderr).toMatch(/contraseña|código/);
      expect(piped.stderr).not.toContain('No existe el archivo');
    }
    const file = join(folder, 'claves.txt');
    writeFileSync(file, `demo\n${recoveryCodes[0]}\n`);
    const off = await run(['second-factor', 'off', '--password-file', file, '--yes']);
    expect([off.exit, off.stdout]).toEqual([0, 'Se desactivó: alcanza con la contraseña\n']);
    expect((await run(['second-factor', 'off', '--yes'])).stdout).toContain('ya estaba desactivado');
    const none = await run(['second-factor', 'codes', '--yes']);
    expect([none.exit, none.stderr]).toEqual([1, expect.stringContaining('mostrador second-factor on')]);
  });
});
