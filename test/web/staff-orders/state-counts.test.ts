import { expect, it } from 'vitest';
import { stateCounts } from '#web/staff-orders/state-counts.ts';

const open = { Sent: 3, Received: 2, InDelivery: 1 };
const found = { counts: { Sent: 7, Received: 0, InDelivery: 0, Delivered: 4, Cancelled: 1 }, isWhole: true };

it('are those of the filter once they are counted, and none of the filter before', () => {
  expect(stateCounts(true, open, { answer: found, isCurrent: true })).toMatchObject({ Sent: '7', Delivered: '4' });
  expect(stateCounts(true, open, { answer: found, isCurrent: false })).toBeNull();
  expect(stateCounts(true, open, { answer: null, isCurrent: false })).toBeNull();
});

it('are the open orders where there is no filter', () => {
  expect(stateCounts(false, open, { answer: found, isCurrent: false })).toMatchObject({ Sent: '3', InDelivery: '1' });
  expect(stateCounts(false, null, { answer: found, isCurrent: true })).toBeNull();
});
