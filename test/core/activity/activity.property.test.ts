import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityText } from '#adapters/texts/activity.es.ts';
import { factText } from '#adapters/texts/activity-facts.es.ts';
import { changesIn } from '#core/activity/activity.ts';
import { actionsAbout, activityWords, auditActions } from '#core/audit/audit-action.ts';

describe('what an entry says (docs/rules/activity.md 1)', () => {
  it('of every kind is a sentence, with any facts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...auditActions), fc.dictionary(fc.string(), fc.jsonValue()), (action, facts) => {
        expect(activityText({ action, facts })).toMatch(/^[A-ZÁÉÍÓÚ]/);
      }),
    );
  });

  it('names what it is about', () => {
    const textOf = (action: (typeof auditActions)[number], facts: Record<string, unknown>) =>
      activityText({ action, facts });
    expect(textOf('customers-handed-over', { login: 'ana', to: 'beto', customers: 12 })).toBe(
      'Pasó 12 clientes de ana a beto',
    );
    expect(textOf('customers-handed-over', { login: 'ana', to: 'beto', customers: 1 })).toBe(
      'Pasó un cliente de ana a beto',
    );
    expect(textOf('order-moved', { order: '2026-00000001' })).toBe('Cambió el estado del pedido 2026-00000001');
    expect(textOf('mail-tested', { recipients: ['ana@ejemplo.com.ar', 'beto@ejemplo.com.ar'] })).toBe(
      'Mandó un e-mail de prueba a ana@ejemplo.com.ar, beto@ejemplo.com.ar',
    );
    const article = { brand: 'NGK', code: 'BKR6E' };
    expect(textOf('product-changed', article)).toBe('Cambió el artículo NGK BKR6E');
    expect(textOf('product-changed', { ...article, description: 'Bujía' })).toBe('Cambió el artículo NGK BKR6E, Bujía');
    const counts = { new: 3, changed: 1200, unchanged: 0, missing: 0, rejected: 1 };
    expect(textOf('catalogue-imported', { fileName: 'lista.xlsx', ...counts })).toBe(
      'Importó lista.xlsx: 3 nuevos, 1.200 modificados, un rechazado',
    );
    const changed = 'Cambiaron 1.200 precios de la lista Lista 2';
    const rise = { list: 'Lista 2', prices: 1200 };
    expect(textOf('price-change-made', { ...rise, percentage: '5.5' })).toBe(`${changed}: + 5,5 %`);
    expect(textOf('price-change-made', { ...rise, percentage: '-3', from: 'Lista 1' })).toBe(
      `${changed}: Lista 1 − 3 %`,
    );
    expect(textOf('price-change-made', { ...rise, percentage: '0' })).toBe(changed);
    expect(textOf('price-change-made', rise)).toBe(changed);
    expect(textOf('price-change-made', { ...rise, file: 'a.csv', gone: 2 })).toBe(
      `${changed}, por los de a.csv; 2 artículos de la planilla ya no estaban`,
    );
    expect(textOf('sheet-imported', { fileName: 'vieja.csv' })).toBe('Importó vieja.csv');
    expect(textOf('import-undone', { fileName: 'a.csv', kept: 2 })).toBe(
      'Deshizo la importación de a.csv; quedaron 2 cosas como estaban',
    );
    expect(textOf('claim-associated', { number: '2026-00000007', externalCode: 'R-9' })).toBe(
      'Asoció el reclamo 2026-00000007 con R-9',
    );
    const title = 'A 00003-00000416';
    expect(textOf('document-created', { title, total: '1234.50', debt: '1000.00' })).toBe(
      `Cargó ${title} por $ 1.234,50, debe $ 1.000,00`,
    );
    expect(textOf('document-created', { title, total: '10', debt: '10.00' })).toBe(`Cargó ${title} por $ 10,00`);
    expect(textOf('document-created', { title, total: '10', debt: '0' })).toBe(`Cargó ${title} por $ 10,00, sin deuda`);
    expect(textOf('customer-created', { customer: 'Frenos Sur' })).toBe('Creó el cliente Frenos Sur');
    expect(textOf('customer-created', { after: { name: 'De antes' } })).toBe('Creó el cliente De antes');
    expect(activityText({ action: 'something-newer' as never, facts: {} })).toBe('something-newer');
  });

  it('belongs to one word, and every word has some', () => {
    expect(activityWords.flatMap(actionsAbout).toSorted()).toEqual([...auditActions].toSorted());
    expect(activityWords.filter((word) => actionsAbout(word).length === 0)).toEqual([]);
  });
});

describe('what changed (docs/rules/activity.md 1)', () => {
  it('is told field by field, without what stayed', () => {
    const facts = { before: { name: 'Ana', phone: '1', old: 1 }, after: { name: 'Ana', phone: '2', more: [1] } };
    expect(changesIn(facts)).toEqual([
      { what: 'phone', before: '1', after: '2' },
      { what: 'old', before: 1, after: undefined },
      { what: 'more', before: undefined, after: [1] },
    ]);
    expect(changesIn({ before: 'Sent', after: 'Received' })).toEqual([{ what: '', before: 'Sent', after: 'Received' }]);
    expect(changesIn({ login: 'ana' })).toEqual([]);
  });

  it('of a list is what the other does not have, and both where only their order is another', () => {
    const item = (id: string, name: string) => ({ id, name });
    const [one, two, other] = [item('1', 'Reparto'), item('2', 'Expreso'), item('2', 'Micro')];
    expect(changesIn({ before: [one, two], after: [one, other] })).toEqual([
      { what: '', before: [two], after: [other] },
    ]);
    expect(changesIn({ before: [one, two], after: [two, one] })).toEqual([
      { what: '', before: [one, two], after: [two, one] },
    ]);
  });

  it('is read in Spanish, without what only the program knows', () => {
    expect(factText([{ id: '7', name: 'Reparto', externalCode: 'R' }])).toBe('Nombre: Reparto, Código externo: R');
    expect(factText({ id: '7', name: 'Reparto' })).toBe('Reparto');
    const others = [
      { address: 'pagos@ruta.com', gets: 'account' },
      { address: 'ana@ruta.com', gets: 'all' },
    ];
    const expected = 'Dirección: pagos@ruta.com, Recibe: cuenta; Dirección: ana@ruta.com, Recibe: todo';
    expect(factText(others, 'otherEmails')).toBe(expected);
    expect(factText('Received')).toBe('Recibido');
    expect(factText('728671.94', 'debt')).toBe('728.671,94');
    expect(factText({ code: '6203.25', price: '1500' })).toBe('Código: 6203.25, Precio: 1.500,00');
    expect(factText(['5', '2.5'], 'discounts')).toBe('5,00; 2,50');
    expect([factText(true), factText(null), factText(12), factText(['a', 'b'])]).toEqual(['Sí', '', '12', 'a; b']);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof factText(value)).toBe('string');
      }),
    );
  });

  it('is never something that is the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(changesIn({ before: value, after: value })).toEqual([]);
      }),
    );
  });
});
