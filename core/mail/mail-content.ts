/** An article of a mail's table. Each part may be empty. */
export interface MailLine {
  /** '3 ×' */
  readonly lead: string;
  readonly code: string;
  readonly brand: string;
  readonly title: string;
  /** How its price came about, a line each. */
  readonly details: readonly string[];
  readonly amount: string;
}

export interface MailSum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

export type MailBlock =
  /** Lines of text; its line ends stay. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[] }
  | { readonly kind: 'sums'; readonly sums: readonly MailSum[] };

/** What a mail says, before it is written as text or HTML (docs/rules/mail.md 5). */
export interface MailContent {
  readonly blocks: readonly MailBlock[];
  /** A link to more of it, as a path of the shop; null for none. */
  readonly link: { readonly label: string; readonly path: string } | null;
  /** The address that answers go to; empty for the sender's. */
  readonly replyTo: string;
  /** The number of the order whose paper goes with it; null for none. */
  readonly order: string | null;
}

/** A placeholder for the number that an order or a case gets once it is stored. */
export const numberMark = '{numero}';

export const textBlock = (...lines: readonly string[]): MailBlock => ({ kind: 'text', text: lines.join('\n') });

const together = (parts: readonly string[], between = ' '): string => parts.filter((part) => part !== '').join(between);

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'lines':
      return block.lines
        .map(({ lead, code, brand, title, details, amount }) =>
          [together([together([lead, code, brand, title]), amount], '  '), ...details.map((each) => `  ${each}`)].join(
            '\n',
          ),
        )
        .join('\n');
    case 'sums':
      return block.sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  }
};

/** The content as plain text, without its empty blocks. */
export const textOfContent = (blocks: readonly MailBlock[]): string =>
  together(
    blocks.map((block) => blockText(block).trim()),
    '\n\n',
  );

/** A mail that was written as text alone, a block a paragraph. */
export const contentOfText = (text: string): MailContent => ({
  blocks: text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => textBlock(part.trim())),
  link: null,
  replyTo: '',
  order: null,
});
