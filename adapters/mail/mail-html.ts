import { textPieces } from '#core/alert/text-pieces.ts';
import { usualAccent } from '#core/distributor/accent.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import type { MailBlock, MailContent, MailLine } from '#core/mail/mail-content.ts';
import { Html, html } from './html.ts';
import { colours, darkSheet } from './mail-colours.ts';

export type MailSender = Pick<Distributor, 'name' | 'trade' | 'address' | 'town' | 'phone' | 'email' | 'hours'> &
  Pick<Distributor, 'accentLight' | 'accentDark'>;

interface MailOnScreen extends Pick<MailContent, 'blocks'> {
  readonly subject: string;
  readonly sender: MailSender;
  /** The address of the logo; null where the name stands instead. */
  readonly logo: string | null;
  readonly link: { readonly label: string; readonly address: string } | null;
}

const { paper, surface, ink, muted, line, onAccent, link: linkColour } = colours;
const sans = "font-family:'IBM Plex Sans','Segoe UI',Helvetica,Arial,sans-serif";
const text = `${sans};font-size:15px;line-height:1.5;color:${ink}`;
const small = `${sans};font-size:13px;line-height:1.45;color:${muted}`;
const figures = 'font-variant-numeric:tabular-nums;white-space:nowrap';

/** The whole mail is a table, 600 px wide or as narrow as the window; readable without pictures. */
export const mailHtml = ({ subject, sender, logo, link, blocks }: MailOnScreen): string =>
  html`<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Html(darkSheet(sender.accentDark ?? usualAccent('dark')))}</style>
</head>
<body class="m-paper" style="margin:0;padding:0;background:${paper}">
<table role="presentation" class="m-paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}">
<tr><td align="center" style="padding:20px 10px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="m-surface" style="background:${surface};border:1px solid ${line};border-top:4px solid ${accentOf(sender)};padding:20px 24px 8px">
${head(sender, logo)}
${blocks.map(blockHtml)}
${link === null ? [] : [button(link, accentOf(sender))]}
</td></tr>
<tr><td style="padding:16px 24px">${foot(sender)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;

const accentOf = ({ accentLight }: MailSender): string => accentLight ?? usualAccent('light');

/** A logo is often dark on nothing: it keeps a light ground in the dark too. */
const head = ({ name, trade }: MailSender, logo: string | null): Html =>
  logo === null
    ? html`<p class="m-ink" style="${text};font-size:20px;font-weight:700;margin:0">${name}</p>
<p class="m-muted" style="${small};margin:0 0 18px">${trade}</p>`
    : html`<p style="margin:0 0 18px"><img src="${logo}" alt="${name}" height="48" style="display:inline-block;height:48px;max-width:100%;background:#ffffff;border-radius:3px;${text};font-size:20px;font-weight:700"></p>`;

const blockHtml = (block: MailBlock): Html => {
  switch (block.kind) {
    case 'text':
      return block.text === ''
        ? html``
        : html`<p class="m-ink" style="${text};margin:0 0 14px;overflow-wrap:anywhere">${linesOf(block.text)}</p>`;
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px">${block.facts.map(
        ([label, value]) =>
          html`<tr><td class="m-muted" valign="top" width="110" style="${small};padding:3px 12px 3px 0">${label}</td><td class="m-ink" valign="top" style="${text};font-size:14px;padding:3px 0;overflow-wrap:anywhere">${linesOf(value)}</td></tr>`,
      )}</table>`;
    case 'lines':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 14px">${block.lines.map(lineHtml)}</table>`;
    case 'sums':
      return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 14px">${block.sums.map(
        ({ label, amount, isTotal = false }) => {
          const look = isTotal
            ? `${text};font-size:18px;font-weight:700;padding:8px 0;border-top:2px solid ${line}`
            : `${text};font-size:14px;padding:3px 0`;
          return html`<tr><th class="m-ink m-line" scope="row" align="left" style="${look}${isTotal ? '' : ';font-weight:400'}">${unbroken(label)}</th><td class="m-ink m-line" align="right" style="${look};${figures}">${amount}</td></tr>`;
        },
      )}</table>`;
  }
};

const lineHtml = ({ lead, code, brand, title, details, amount }: MailLine): Html => {
  const cell = `${text};font-size:14px;padding:8px 0;border-bottom:1px solid ${line}`;
  const name = [code, brand].filter((part) => part !== '').join(' ');
  return html`<tr><th class="m-ink m-line" scope="row" align="left" valign="top" style="${cell};font-weight:400;overflow-wrap:anywhere">${lead === '' ? '' : `${lead} `}<b>${name === '' ? title : name}</b>${
    name === '' || title === '' ? [] : [html`<br>${title}`]
  }${details.map((detail) => html`<br><span class="m-muted" style="${small}">${unbroken(detail)}</span>`)}</th><td class="m-ink m-line" align="right" valign="top" style="${cell};padding-left:12px;${figures}">${amount}</td></tr>`;
};

/** An amount and its sign stay on one line. */
const unbroken = (text: string): string => text.replace(/\$ (?=\d)/g, '$\u00a0').replace(/(?<=\d) %/g, '\u00a0%');

const button = ({ label, address }: { readonly label: string; readonly address: string }, accent: string): Html =>
  html`<p style="margin:6px 0 18px"><a class="m-button" href="${address}" style="${sans};display:inline-block;background:${accent};color:${onAccent};font-size:15px;font-weight:600;line-height:20px;padding:12px 20px;border-radius:4px;text-decoration:none">${label}</a></p>`;

/** The mail's foot; fields that are empty are left out. */
const foot = ({ name, address, town, phone, email, hours }: MailSender): Html => {
  const mail =
    email === '' ? [] : [html`<a class="m-link" href="mailto:${email}" style="color:${linkColour}">${email}</a>`];
  const reached = [...(phone === '' ? [] : [html`${phone}`]), ...mail];
  const lines = [
    ...[joinedContact([address, town], ', ')].filter((line) => line !== '').map((line) => html`${line}`),
    ...(reached.length === 0 ? [] : [html`${reached.map((each, place) => (place === 0 ? each : html` · ${each}`))}`]),
    ...(hours === '' ? [] : [html`${hours}`]),
  ];
  return html`<p class="m-muted" style="${small};margin:0"><b>${name}</b>${lines.map((line) => html`<br>${line}`)}</p>`;
};

/** Line ends stay, and an address of the web leads to it. */
const linesOf = (text: string): readonly Html[] =>
  text
    .split('\n')
    .flatMap((each, place) => [
      ...(place === 0 ? [] : [html`<br>`]),
      ...textPieces(each).map(({ text, link }) =>
        link === null ? html`${text}` : html`<a class="m-link" href="${link}" style="color:${linkColour}">${text}</a>`,
      ),
    ]);
