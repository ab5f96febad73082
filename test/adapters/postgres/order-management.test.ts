import { describe } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { orderManagementContract, ordersOfOne } from '#test/contracts/order-management.contract.ts';

const line = { productPriceId: asId<'product-price'>('1'), offerLotId: null, quantity: 1 };

describe.each(databases)('orders of all customers on %s', (_name, open) => {
  const on = distributorForAll(open);

  const send = async (customer: number, key: string): Promise<void> => {
    const caller = callerOf(customer);
    (await on.distributor.cartService.setLine(caller, line)).unwrap();
    const asked = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', idempotencyKey: key, seenTag: null };
    (await on.distributor.orderService.send(caller, asked)).unwrap();
  };

  orderManagementContract(async () => {
    for (let place = 0; place < ordersOfOne; place += 1) await send(1, `one ${place}`);
    await send(2, 'two');
    return {
      service: on.distributor.managementService,
      one: { caller: callerOf(1), name: 'Uno' },
      two: { name: 'Dos' },
    };
  });
});
