import { describe } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { orderManagementContract, ordersOfOne } from '#test/contracts/order-management.contract.ts';
import { anOrder } from './an-order.builder.ts';
import { ordersInMemory } from './orders-in-memory.ts';

const order = (number: number, customerName: string, externalCode: string) => ({
  ...anOrder({ id: asId(String(number)), number, customerName }),
  externalCode,
});

describe('orders in memory', () => {
  orderManagementContract(async () => {
    const ofOne = Array.from({ length: ordersOfOne }, (_, place) => order(place + 1, 'Uno', 'C1'));
    const { service } = ordersInMemory([...ofOne, order(ordersOfOne + 1, 'Dos', 'C2')]);
    return { service, one: { caller: callerOf(1), name: 'Uno' }, two: { name: 'Dos' } };
  });
});
