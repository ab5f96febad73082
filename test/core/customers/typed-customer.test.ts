import { expect, it } from 'vitest';
import { blankCustomer, readTypedCustomer } from '#core/customers/typed-customer.ts';

const item = (percentage: string) => ({ brandId: '1', typeId: '', percentage, text: '' });

it('reads a percentage with its sign or without it, and what is none as one that is refused', () => {
  const written = ['10', '10,5 %', '4%', '', 'diez'];
  const { discounts, discountItems } = readTypedCustomer({
    ...blankCustomer,
    discounts: written,
    discountItems: [item('3,5%'), item('')],
  });
  expect(discounts.map(String)).toEqual(['10', '10.5', '4', '0', '-1']);
  expect(discountItems.map(({ percentage }) => String(percentage))).toEqual(['3.5', '-1']);
});
