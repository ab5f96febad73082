import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOfText, type MailBlock, textBlock, textOfContent } from '#core/mail/mail-content.ts';

const words = fc.stringMatching(/^[A-Za-z0-9<>&"' ]{1,20}$/).filter((text) => text.trim() !== '');

describe('what a mail says', () => {
  it('says as text all that it holds', () => {
    const blocks: readonly MailBlock[] = [
      textBlock('Recibimos tu pedido 2026-00000001.'),
      {
        kind: 'lines',
        lines: [
          {
            ...{ lead: '3 ×', code: '6200-2RS', brand: 'SKF', title: 'Rulemán' },
            ...{ details: ['Lista $ 10,00'], amount: '$ 30,00' },
          },
        ],
      },
      textBlock(''),
      { kind: 'sums', sums: [{ label: 'Total', amount: '$ 30,00', isTotal: true }] },
      { kind: 'facts', facts: [['Entrega', 'Retira']] },
    ];
    expect(textOfContent(blocks)).toBe(
      [
        'Recibimos tu pedido 2026-00000001.',
        '3 × 6200-2RS SKF Rulemán  $ 30,00\n  Lista $ 10,00',
        'Total: $ 30,00',
        'Entrega: Retira',
      ].join('\n\n'),
    );
  });

  it('of a mail that was text is that text', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (paragraphs) => {
        const text = paragraphs.map((each) => each.trim()).join('\n\n');
        expect(textOfContent(contentOfText(text).blocks)).toBe(text);
      }),
    );
  });
});
