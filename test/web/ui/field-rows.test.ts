import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';

interface Mail {
  readonly address: string;
}

type Props = Partial<Parameters<typeof FieldRows<Mail>>[0]>;

const drawn = (addresses: readonly string[], more: Props = {}): string =>
  renderToStaticMarkup(
    createElement(FieldRows<Mail>, {
      label: 'Otros e-mails',
      rows: addresses.map((address) => ({ address })),
      onChange: () => undefined,
      nameOf: (_, place) => `el e-mail ${place + 1}`,
      problemsOf: () => [],
      add: { label: 'Agregar otro', blank: { address: '' } },
      fields: ({ row, noteId }) => createElement('input', { defaultValue: row.address, 'aria-describedby': noteId }),
      ...more,
    }),
  );

const removes = (markup: string): readonly string[] =>
  [...markup.matchAll(/aria-label="(Quitar [^"]+)"/g)].map(([, name = '']) => name);

describe('rows of fields', () => {
  it('are a named list, each with a key that says what it takes out', () => {
    const markup = drawn(['a@example.com', 'b@example.com']);
    expect(markup).toContain('<ul aria-label="Otros e-mails">');
    expect(removes(markup)).toEqual(['Quitar el e-mail 1', 'Quitar el e-mail 2']);
    expect(markup).toContain('Agregar otro</button>');
  });

  it('have no list while there is none, but what is said then', () => {
    const markup = drawn([], { empty: 'Todavía no hay.' });
    expect(markup).not.toContain('<ul');
    expect(markup).toContain('Todavía no hay.');
    expect(drawn(['a@example.com'], { empty: 'Todavía no hay.' })).not.toContain('Todavía no hay.');
  });

  it('may stay: a row without a name has no key', () => {
    const markup = drawn(['a', 'b'], { nameOf: (row) => (row.address === 'a' ? null : row.address) });
    expect(removes(markup)).toEqual(['Quitar b']);
  });

  it('say beneath each what is wrong with it, everything once, where its fields are described', () => {
    const problems = [['Completá este dato', null, 'Completá este dato', 'Un año'], []];
    const markup = drawn(['a', 'b'], { problemsOf: (place) => problems[place] ?? [] });
    const shownProblems = [...markup.matchAll(/<span id="([^"]+)" class="wrong">([^<]*)<\/span>/g)].map(
      ([, id, text]) => ({
        id,
        text,
      }),
    );
    expect(shownProblems.map(({ text }) => text)).toEqual(['Completá este dato. Un año', '']);
    for (const { id } of shownProblems) expect(markup).toContain(`<input aria-describedby="${id}"`);
    expect(new Set(shownProblems.map(({ id }) => id)).size).toBe(2);
  });

  it('can be added by what finds them, above them or below', () => {
    const finder = createElement('output', null, 'finder');
    const below = drawn(['a'], { children: finder });
    expect(below.indexOf('finder')).toBeGreaterThan(below.indexOf('</ul>'));
    const above = drawn(['a'], { children: finder, addsAbove: true });
    expect(above.indexOf('finder')).toBeLessThan(above.indexOf('<ul'));
  });

  it('say why no more can be added in place of what adds one', () => {
    const full = fullText(2, 2);
    const markup = drawn(['a', 'b'], { full, children: createElement('output', null, 'finder') });
    expect(markup).toContain('Llegaste al máximo (2). Para agregar, quitá uno antes.');
    expect(markup).not.toContain('Agregar otro');
    expect(markup).not.toContain('finder');
  });

  it('are full from their limit on, and not before', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 300 }), (count, max) => {
        expect(fullText(count, max) === null).toBe(count < max);
      }),
    );
  });
});
