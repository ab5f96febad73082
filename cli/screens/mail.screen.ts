import { mailStateTexts, mailTroubleText, noSenderText, outboxProblem } from '#adapters/texts/mails.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { isAddress } from '#core/mail/address.ts';
import { mailStates, type OutboxMail } from '#core/mail/outbox-mail.ts';
import { readAddresses } from '#core/mail/resend.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { mailStatePainter, mailText } from '../views/mail.view.ts';
import { stateTabs } from './cases.ts';
import type { Screen, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

/** Which of those that are to go again went already. */
const resendQuestion = (sent: number, all: number): string => {
  if (all === 1) return 'Ya salió. ¿Mandarlo de nuevo?';
  const went =
    sent === all
      ? 'Ya salieron'
      : `De ${formatCount(all)} ya ${sent === 1 ? 'salió' : 'salieron'} ${formatCount(sent)}`;
  return `${went}. ¿Mandar los ${formatCount(all)}?`;
};

/** The outbox: what did not go out, why, and once more. */
export const mailScreen: MakeScreen = (cli, { caller }) => {
  const { mails } = cli.services;
  const problemText = problemTextOf(cli);

  const resend: ScreenAction<OutboxMail> = {
    key: 'r',
    name: 'reenviar',
    about: 'reenviar: lo que no salió se intenta ya, lo que salió va de nuevo; a quien falta, en su dirección de ahora',
    isBulk: true,
    steps(chosen) {
      const sent = chosen.filter(({ state }) => state === 'sent').length;
      return sent === 0 ? [] : [{ kind: 'confirmation', label: resendQuestion(sent, chosen.length) }];
    },
    async run(chosen) {
      for (const [at, { id }] of chosen.entries()) {
        const answer = await mails.resend(caller, id, null);
        if (!answer.ok) {
          const why = problemText(answer.val, outboxProblem);
          // Mails that were sent are not sent again: the action counts as done, and names those that are left.
          return at === 0
            ? Err(why)
            : Ok({
                message: `Van ${formatCount(at)} de ${formatCount(chosen.length)}`,
                failed: { items: chosen.slice(at), why },
              });
        }
      }
      return Ok({
        message: chosen.length === 1 ? 'Se manda de nuevo' : `Se mandan ${formatCount(chosen.length)} de nuevo`,
      });
    },
  };

  const elsewhere: ScreenAction<OutboxMail> = {
    key: 'o',
    name: 'a otra dirección',
    about: 'reenviar a otra dirección',
    refuses: ([mail]) => (mail?.holdsLink === true ? outboxProblem({ code: 'mail-link-elsewhere' }) : null),
    steps: ([mail]) => [
      {
        kind: 'text',
        label: '¿A qué dirección? Varias, con comas',
        max: 1000,
        ...(mail === undefined ? {} : { usual: mail.resendTo.join(', ') }),
        problemOf(text) {
          const addresses = readAddresses(text);
          return addresses.ok ? null : outboxProblem(addresses.val);
        },
      },
    ],
    async run([mail], [typed = '']) {
      const addresses = readAddresses(typed);
      if (mail === undefined) return Err(nothingChosen);
      if (!addresses.ok) return Err(outboxProblem(addresses.val));
      const answer = await mails.resend(caller, mail.id, addresses.val);
      return answer
        .map(({ recipients }) => ({ message: `Va a salir para ${recipients.join(', ')}` }))
        .mapErr((failure) => problemText(failure, outboxProblem));
    },
  };

  const giveUp: ScreenAction<OutboxMail> = {
    key: 'x',
    name: 'dar por perdido',
    about: 'dar por perdido: no se intenta más, hasta que se reenvíe',
    isBulk: true,
    refuses: (chosen) =>
      chosen.some(({ sentAt }) => sentAt !== null) ? outboxProblem({ code: 'mail-went-out' }) : null,
    steps: (chosen) => [{ kind: 'confirmation', label: `¿No intentar más? (${formatCount(chosen.length)})` }],
    async run(chosen) {
      for (const [at, { id }] of chosen.entries()) {
        const answer = await mails.giveUp(caller, id);
        if (!answer.ok) {
          const why = problemText(answer.val, outboxProblem);
          return at === 0
            ? Err(why)
            : Ok({
                message: `${formatCount(at)} de ${formatCount(chosen.length)} no se intentan más`,
                failed: { items: chosen.slice(at), why },
              });
        }
      }
      return Ok({
        message: chosen.length === 1 ? 'No se intenta más' : `${formatCount(chosen.length)} no se intentan más`,
      });
    },
  };

  const test: ScreenAction<OutboxMail> = {
    key: 't',
    name: 'probar',
    about: 'mandar un correo de prueba',
    isOfScreen: true,
    steps: () => [
      {
        kind: 'text',
        label: 'Correo de prueba: ¿a qué dirección?',
        max: 200,
        problemOf: (text) => (isAddress(text.trim()) ? null : outboxProblem({ code: 'mail-address-invalid' })),
      },
    ],
    async run(_chosen, [address]) {
      if (address === undefined) return Err(nothingChosen);
      const answer = await mails.sendTest(caller, address.trim());
      return answer
        .map(() => ({ message: `La prueba para ${address.trim()} está en la bandeja` }))
        .mapErr((failure) => problemText(failure, outboxProblem));
    },
  };

  const screen: Screen<OutboxMail, OutboxMail> = {
    title: 'Correos',
    names: ['correo', 'correos'],
    tabs: stateTabs('Todos', mailStateTexts),
    columns: (style) => [
      { title: 'Creado', cell: ({ createdAt }) => formatDateTime(createdAt).slice(0, 16), isSecondary: true },
      { title: 'Para', cell: ({ recipients }) => recipients.join(', '), minWidth: 12 },
      { title: 'Asunto', cell: ({ subject }) => subject, minWidth: 12 },
      {
        title: 'Estado',
        cell: ({ state }) => mailStateTexts[state],
        paint: (text, { state }) => mailStatePainter(style)[state](text),
      },
      { title: 'Intentos', cell: ({ attempts }) => formatCount(attempts), align: 'right', isExtra: true },
      {
        title: 'Por qué',
        cell: ({ error, recipients }) => (error === null ? '' : mailTroubleText(error, recipients)),
        minWidth: 10,
        isExtra: true,
      },
    ],
    keyOf: ({ id }) => id,
    async page({ tab, text }, after) {
      const state = mailStates.find((each) => each === tab) ?? null;
      const page = await mails.list(caller, { state, text }, after);
      if (!page.ok) return Err(problemText(page.val, outboxProblem));
      const note = page.val.hasSender ? {} : { note: noSenderText };
      return Ok({ items: page.val.mails, next: page.val.next, ...note });
    },
    detail: { open: async (mail) => Ok(mail), text: mailText },
    actions: [resend, elsewhere, giveUp, test],
    findHint: 'destinatario o asunto',
    narrowing: null,
    outdatedBy: ['MailsChanged'],
    empty: 'Todavía no hay correos',
    noneFound: 'No hay correos así',
  };
  return screen;
};
