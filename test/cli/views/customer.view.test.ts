import { expect, it } from 'vitest';
import { styleFor } from '#cli/style.ts';
import { wholeListCustomerText } from '#cli/views/customer.view.ts';
import type { Customer } from '#core/customers/customer.ts';
import { asId } from '#core/shared/ids.ts';

it('a customer with long names is wrapped between words, each beside its own', () => {
  const name = Array.from({ length: 20 }, () => 'Repuestos').join(' ');
  const customer: Customer = {
    ...{ id: asId('1'), externalCode: 'C1', name, fantasyName: name, priceListName: 'Lista 1', state: 'Ok' },
    ...{ sellerName: 'Ana', allowOffers: true, lastLogin: null, lastOrder: null, data: { zone: 'Norte' } },
  } as unknown as Customer;
  const lines = wholeListCustomerText(customer, styleFor(false), 80).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^Repuestos .*Repuestos$/),
    expect.stringMatching(/^Repuestos .*Repuestos$/),
    expect.stringMatching(/^Repuestos .*Repuestos$/),
  ]);
  const at = lines.findIndex((line) => line.startsWith('Nombre de fantasía  Repuestos'));
  expect(lines[at + 1]).toMatch(/^ {20}Repuestos/);
});
