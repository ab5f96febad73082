import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualTemplates } from '#adapters/texts/mail-templates.es.ts';
import { fillTemplate, mailKinds, placeholdersOf, templateFlaws, tidyTemplate } from '#core/mail/mail-template.ts';

const kind = fc.constantFrom(...mailKinds);
const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('{pedido}', '{cliente', '}', '{}', '{otro}', '{ pedido }', 'Hola\r\n{nombre}', '{{pedido}}'),
);
const text = fc.array(anything, { maxLength: 4 }).map((parts) => parts.join(' '));
const template = fc.record({ subject: text, introduction: text });

describe('how a mail begins', () => {
  it.each(mailKinds)('has a usual text that its rules allow: %s', (each) => {
    expect(templateFlaws(each, usualTemplates[each])).toEqual([]);
    expect(tidyTemplate(usualTemplates[each])).toEqual(usualTemplates[each]);
  });

  it('leaves no brace of what its rules allow, and a subject of one line', () => {
    fc.assert(
      fc.property(kind, template, (each, typed) => {
        const tidy = tidyTemplate(typed);
        const values = Object.fromEntries(placeholdersOf[each].map((name) => [name, 'x']));
        const filled = fillTemplate(tidy, values);
        const isAllowed = templateFlaws(each, typed).length === 0;
        expect(filled.subject).not.toMatch(/[\r\n]/);
        if (isAllowed) expect(`${filled.subject}${filled.introduction}`).not.toMatch(/[{}]/);
        expect(tidyTemplate(tidy)).toEqual(tidy);
      }),
    );
  });

  it('takes a value as it is, with any text in it', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const typed = { subject: 'a', introduction: 'Para {cliente}: {pedido}' };
        const { introduction } = fillTemplate(typed, { cliente: name, pedido: '{cliente} $& $1' });
        expect(introduction).toBe(`Para ${name}: {cliente} $& $1`);
      }),
    );
  });

  it.each([
    ['{cliete}', { code: 'placeholder-unknown', name: 'cliete' }],
    ['{Pedido}', { code: 'placeholder-unknown', name: 'Pedido' }],
    ['{nombre}', { code: 'placeholder-unknown', name: 'nombre' }],
    ['{}', { code: 'placeholder-unknown', name: '' }],
    ['{pedido', { code: 'brace-alone' }],
    ['pedido}', { code: 'brace-alone' }],
    [' \n ', { code: 'blank' }],
    ['x'.repeat(151), { code: 'too-long', most: 150 }],
  ])('refuses the subject %j', (subject, flaw) => {
    expect(templateFlaws('order-sent', { subject, introduction: 'Hola' })).toMatchObject([
      { field: 'subject', ...flaw },
    ]);
  });
});
