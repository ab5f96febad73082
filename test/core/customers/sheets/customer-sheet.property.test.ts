import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerRowReasonText, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type { CustomerChoices } from '#core/customers/managed-customer.ts';
import { type CustomerCells, cellsOfCustomer, customerLabels } from '#core/customers/sheets/customer-sheet.ts';
import { createCustomerPlan, customersNotNamed, type HeldCustomer } from '#core/customers/sheets/plan-customers.ts';
import { typedCustomer } from '#core/customers/typed-customer.ts';
import { asId } from '#core/shared/ids.ts';
import { aCustomer, allowedCustomer } from '#test/builders/customer.builder.ts';

const choices: CustomerChoices = {
  priceLists: [
    { id: '1', name: 'Lista 1' },
    { id: '2', name: 'Lista; 2' },
  ],
  sellers: [
    { id: '1', name: 'Gómez', isInactive: false },
    { id: '2', name: 'GOMEZ', isInactive: true },
  ],
  zones: [],
  brands: [
    { id: '1', name: 'A|B; C' },
    { id: '2', name: 'NGK' },
  ],
  families: [
    { id: '1', name: 'Frenos', indented: false },
    { id: '2', name: 'Discos', indented: true },
  ],
  states: [],
};
const labels = customerLabels(choices);
const held = (details: CustomerDetails, id = '7'): HeldCustomer => ({ id: asId(id), details });
const planned = (customers: readonly HeldCustomer[], ...rows: readonly CustomerCells[]) => {
  const plan = createCustomerPlan(customers, labels, customerSheetWords);
  return rows.map((cells, at) => plan(cells, at + 2));
};
const cells = (details: CustomerDetails) => cellsOfCustomer(typedCustomer(details), labels, customerSheetWords);

describe('a sheet of customers', () => {
  it('that went out and comes in again changes nothing', () => {
    fc.assert(
      fc.property(allowedCustomer, (details) => {
        expect(planned([held(details)], cells(details))).toEqual([{ kind: 'unchanged' }]);
      }),
    );
  });

  it('makes of its rows the customers that it was made of', () => {
    fc.assert(
      fc.property(allowedCustomer, (details) => {
        const other = held(aCustomer({ code: 'Ñ', cuit: '', adminLogin: '', userLogin: '', state: details.state }));
        const [step] = planned([other], cells(details));
        expect(step?.kind === 'new' && cells(step.details)).toEqual(cells(details));
      }),
    );
  });

  it('calls a zone as it is called already, or as the first row calls it', () => {
    const plan = createCustomerPlan([held(aCustomer({ code: 'C-9' }))], labels, customerSheetWords, ['Zona oeste']);
    const zones = ['ZONA OESTE', 'Cuyo', 'cuyo', 'CUYO'].map((zone, at) => {
      const code = `Z-${at}`;
      const typed = cells(
        aCustomer({ code, cuit: '', adminLogin: `duenio.${at}`, userLogin: `mostrador.${at}`, zone }),
      );
      const step = plan(typed, at + 2);
      return step.kind === 'new' ? step.details.zone : null;
    });
    expect(zones).toEqual(['Zona oeste', 'Cuyo', 'Cuyo', 'Cuyo']);
  });

  it('gives nobody a login of staff, new or known', () => {
    const known = held(aCustomer({ code: 'C-9', cuit: '', adminLogin: 'nueve.admin', userLogin: 'nueve' }));
    const plan = createCustomerPlan([known], labels, customerSheetWords, [], ['vendedor']);
    const ofStaff = { cuit: '', adminLogin: 'vendedor', userLogin: 'otro' };
    for (const [at, code] of ['C-9', 'C-10'].entries()) {
      const step = plan(cells(aCustomer({ code, ...ofStaff })), at + 2);
      expect(step.kind === 'rejected' && step.reasons).toEqual([{ code: 'customer-login-taken', login: 'vendedor' }]);
    }
  });

  it('misses the customers whose code stands in no row, also where the row stays out', () => {
    const [one, other] = ['C-1', 'C-2'].map((code) => held(aCustomer({ code })));
    const all = [one, other].flatMap((each) => each ?? []);
    expect(customersNotNamed(all, [{ code: ' C-2 ', priceList: 'no such' }, {}])).toEqual([one]);
    expect(customersNotNamed(all, [{ code: 'C-1' }, { code: 'C-2' }])).toEqual([]);
  });

  it('leaves what it has no column for', () => {
    const details = aCustomer({ sellerId: asId('1') });
    const [step] = planned([held(details)], { code: details.code, town: 'Diamante' });
    expect(step).toMatchObject({ kind: 'changed', details: { ...details, town: 'Diamante' } });
    expect(planned([held(details)], { code: details.code, seller: '' })).toMatchObject([
      { kind: 'changed', details: { sellerId: null } },
    ]);
  });

  it('gives a new customer the only price list there is, and leaves those of before theirs', () => {
    const [only] = choices.priceLists;
    const known = customerLabels({ ...choices, priceLists: only === undefined ? [] : [only] });
    const old = held(aCustomer({ code: 'C-1', priceListId: asId('1') }));
    const plan = createCustomerPlan([old], known, customerSheetWords);
    const listOf = (row: CustomerCells, line: number) => {
      const step = plan(row, line);
      return step.kind === 'new' ? step.details.priceListId : step.kind;
    };
    expect(listOf({ code: 'C-8', name: 'Ocho' }, 2)).toBe('1');
    expect(listOf({ code: 'C-9', name: 'Nueve', priceList: ' ' }, 3)).toBe('1');
    expect(listOf({ code: 'C-10', name: 'Diez', priceList: 'Otra' }, 4)).toBe('rejected');
    expect(listOf({ code: 'C-1', priceList: '' }, 5)).toBe('rejected');
    const [among] = planned([], { code: 'C-8', name: 'Ocho' });
    expect(among?.kind).toBe('rejected');
  });

  it('gives a new customer the logins of its code', () => {
    const [step] = planned([], { code: 'C-9', name: 'Nuevo', priceList: 'lista 1' });
    expect(step).toMatchObject({
      kind: 'new',
      details: { adminLogin: 'c-9.admin', userLogin: 'c-9', priceListId: '1', state: 'Ok', allowOffers: true },
    });
  });

  it.each<[CustomerCells, string]>([
    [{ code: '', name: 'Uno', priceList: 'Lista 1' }, 'text-missing'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 9' }, 'name-unknown'],
    [{ code: 'X', name: 'Uno' }, 'choice-missing'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', seller: 'Gomez' }, 'name-unknown'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', cuit: '20-26756539-2' }, 'cuit-wrong'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', cuit: '30500010912' }, 'customer-cuit-taken'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', userLogin: 'nandu' }, 'customer-login-taken'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', discount2: 'diez' }, 'percentage-wrong'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', discountItems: 'NGK||150|' }, 'percentage-wrong'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', discountItems: 'Nadie||5|' }, 'name-unknown'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', allowOffers: 'quizás' }, 'name-unknown'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', otherEmails: 'a@b.example|facturas' }, 'name-unknown'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', otherEmails: 'a@b.example; A@b.example|cuenta' }, 'email-twice'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', otherEmails: 'a@b' }, 'address-wrong'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', otherAddresses: 'Centro' }, 'address-text-missing'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', otherAddresses: 'Sur|Uno 1|B|C|1|r|más' }, 'name-unknown'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', otherAddresses: 'Sur|Uno 1; SUR|Dos 2' }, 'address-name-twice'],
    [{ code: 'X', name: 'Uno', priceList: 'Lista 1', state: 'Inactivoo' }, 'state-unknown'],
  ])('says why %j stays out: %s', (row, code) => {
    const [step] = planned([held(aCustomer())], row);
    expect(step?.kind === 'rejected' && step.reasons.map((reason) => reason.code)).toContain(code);
  });

  it('says of a row without a code that alone, not the logins that are made of it', () => {
    const [step] = planned([], { code: ' ', name: 'Uno', priceList: 'Lista 1' });
    expect(step).toEqual({ kind: 'rejected', reasons: [{ field: 'code', code: 'text-missing' }] });
  });

  it('gives nobody to a seller who is gone, and leaves those who are with one', () => {
    const gone = { id: '9', name: 'Silvina', isInactive: true };
    const known = customerLabels({ ...choices, sellers: [...choices.sellers, gone] });
    const old = held(aCustomer({ code: 'C-1', sellerId: asId('9') }));
    const plan = createCustomerPlan([old], known, customerSheetWords);
    expect(plan({ code: 'C-2', name: 'Dos', priceList: 'Lista 1', seller: 'silvina' }, 2)).toMatchObject({
      ...{ kind: 'rejected', reasons: [{ code: 'seller-gone', name: 'Silvina' }] },
    });
    expect(plan({ code: 'C-1', seller: 'Silvina', town: 'Diamante' }, 3)).toMatchObject({
      ...{ kind: 'changed', details: { sellerId: '9', town: 'Diamante' } },
    });
  });

  it('says what to do about a seller who is not there', () => {
    const reason = { code: 'name-unknown', field: 'seller', name: 'Beto Ríos' } as const;
    expect(customerRowReasonText(reason)).toBe(
      'Vendedor: no existe «Beto Ríos». Cargalo antes en Personal, o dejá esa celda vacía',
    );
  });

  it('says which sellers have the same name', () => {
    const sellers = ['7', '8'].map((id) => ({ id, name: 'Beto Ríos', isInactive: false }));
    const plan = createCustomerPlan([], customerLabels({ ...choices, sellers }), customerSheetWords);
    const row = { code: 'C-2', name: 'Dos', priceList: 'Lista 1' };
    const step = plan({ ...row, seller: 'beto rios' }, 2);
    expect(step).toMatchObject({ reasons: [{ code: 'name-unknown', choices: ['Beto Ríos (7)', 'Beto Ríos (8)'] }] });
    const [reason] = step.kind === 'rejected' ? step.reasons : [];
    expect(reason && customerRowReasonText(reason)).toBe(
      'Vendedor: 2 se llaman «beto rios». Poné Beto Ríos (7) o Beto Ríos (8)',
    );
    expect(plan({ ...row, code: 'C-3', seller: 'Beto Ríos (8)' }, 3)).toMatchObject({
      kind: 'new',
      details: { sellerId: '8' },
    });
  });

  it('has each code once, and each CUIT', () => {
    const row = { code: 'A-1', name: 'Uno', priceList: 'Lista 1', cuit: '20-26756539-3' };
    expect(planned([], row, row, { ...row, code: 'A-2' })).toMatchObject([
      { kind: 'new' },
      { kind: 'rejected', reasons: [{ code: 'code-repeated', line: 2 }] },
      { kind: 'rejected', reasons: [{ code: 'customer-cuit-taken', externalCode: 'A-1' }] },
    ]);
  });

  it('lets a row take the CUIT and the login that a row before it gave up', () => {
    const one = held(aCustomer({ code: 'A-1', cuit: '20-26756539-3', adminLogin: 'uno.admin' }), '1');
    const other = held(aCustomer({ code: 'A-2', cuit: '', adminLogin: 'dos.admin', userLogin: 'dos' }), '2');
    const taken = { code: 'A-2', cuit: '20-26756539-3', adminLogin: 'uno.admin' };
    expect(planned([one, other], { code: 'A-1', cuit: '', adminLogin: 'otro.admin' }, taken)).toMatchObject([
      { kind: 'changed' },
      { kind: 'changed', details: { cuit: '20-26756539-3', adminLogin: 'uno.admin' } },
    ]);
    expect(planned([one, other], taken)).toMatchObject([{ kind: 'rejected' }]);
  });
});
