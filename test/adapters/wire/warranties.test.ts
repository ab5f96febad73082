import { expect, it } from 'vitest';
import { warrantyToRequestToWire } from '#adapters/wire/warranties.wire.ts';
import { aWarranty } from '#test/builders/warranty.builder.ts';

it.each([
  ['3', 3],
  ['a3', 'a3'],
  ['', ''],
])('the way to fail %j travels as %j', (faultSequence, sent) => {
  expect(warrantyToRequestToWire(aWarranty({ faultSequence })).faultSequence).toBe(sent);
});
