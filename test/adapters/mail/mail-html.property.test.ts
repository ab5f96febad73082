import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHtml } from '#adapters/mail/mail-html.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { MailBlock } from '#core/mail/mail-content.ts';

const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=x>', "' style='x", '<!--', ']]>', '&lt;b&gt;'),
  fc.constantFrom('https://x.example/"><b>', 'https://x.example/?a=1&b=2', 'javascript:alert(1)', '</td></table>'),
);
const pair = fc.tuple(anything, anything);
const block: fc.Arbitrary<MailBlock> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: anything }),
  fc.record({ kind: fc.constant('facts' as const), facts: fc.array(pair, { maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('lines' as const),
    lines: fc.array(
      fc.record({
        ...{ lead: anything, code: anything, brand: anything, title: anything, amount: anything },
        details: fc.array(anything, { maxLength: 2 }),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('sums' as const),
    sums: fc.array(fc.record({ label: anything, amount: anything, isTotal: fc.boolean() }), { maxLength: 3 }),
  }),
);

/** Every tag that a page has, with its attributes' names: what a browser would make of it. */
const tagsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<\/?([a-z!][a-z0-9-]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) =>
      [name.toLowerCase(), ...[...rest.matchAll(/([a-z-]+)="/gi)].map(([, attribute]) => attribute)].join(' '),
  );

const ours = new Set([
  '!doctype',
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'table',
  'tr',
  'td',
  'th',
  'p',
  'a',
]);
for (const name of ['b', 'br', 'span', 'img']) ours.add(name);
const ourAttributes =
  /^(?:class|style|href|src|alt|height|width|align|valign|cellpadding|cellspacing|border|role|scope|lang|charset|name|content)$/;

describe('the HTML of a mail', () => {
  it('has no tag and no attribute that somebody’s words put there', () => {
    fc.assert(
      fc.property(anything, fc.array(block, { maxLength: 4 }), fc.boolean(), (subject, blocks, hasLogo) => {
        const page = mailHtml({
          ...{ subject, blocks, sender: { ...defaultDistributor, name: subject } },
          logo: hasLogo ? 'cid:logo@mostrador' : null,
          link: { label: subject, address: 'https://shop.example/orders-history?order=2026-00000001' },
        });
        const tags = tagsOf(page);
        // Every < opens a tag of ours: no < of a value is left as it was.
        const sheet = page.slice(page.indexOf('<style>') + 7, page.indexOf('</style>'));
        expect(page.replace(sheet, '').split('<')).toHaveLength(tags.length + 1);
        for (const tag of tags) {
          const [name = '', ...attributes] = tag.split(' ');
          expect(ours.has(name)).toBe(true);
          for (const attribute of attributes) expect(attribute).toMatch(ourAttributes);
        }
        for (const [, address = ''] of page.matchAll(/href="([^"]*)"/g))
          expect(address).toMatch(/^(?:https?:|mailto:)/);
      }),
    );
  });

  it('needs no picture, no script and no other file', () => {
    const page = mailHtml({
      ...{ subject: 'Prueba', blocks: [], sender: defaultDistributor, logo: null, link: null },
    });
    expect(page).not.toMatch(/<img|<script|<link|url\(|@import/);
    expect(page).toContain('Mostrador');
    expect(page).toContain('mailto:ventas@mostrador.example');
  });

  it('leads to an address that its text tells', () => {
    const textBlock = { kind: 'text', text: 'Acá:\nhttps://shop.example/password?token=a&b=c' } as const;
    const page = mailHtml({
      ...{ subject: 'Enlace', blocks: [textBlock], sender: defaultDistributor, logo: null, link: null },
    });
    expect(page).toContain('Acá:<br><a class="m-link" href="https://shop.example/password?token=a&amp;b=c"');
  });

  it('has the distributor’s colour, for light grounds and for dark ones', () => {
    const link = { label: 'Ver', address: 'https://tienda.example' };
    const page = (sender: typeof defaultDistributor) =>
      mailHtml({ subject: 'Prueba', blocks: [], sender, logo: null, link });
    const blue = page({ ...defaultDistributor, accentLight: '#123abc', accentDark: '#9db2ff' });
    expect(blue).toContain('background:#123abc');
    expect(blue).toContain('background: #9db2ff !important');
    expect(page(defaultDistributor)).toContain('background:#b93c0a');
  });
});
