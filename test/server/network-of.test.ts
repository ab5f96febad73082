import { expect, it } from 'vitest';
import { networkOf } from '#server/network-of.ts';

it.each([
  ['190.2.3.4', '190.2.3.4'],
  ['::ffff:190.2.3.4', '190.2.3.4'],
  ['2800:810:42a:1::1', '2800:810:42a:1::/64'],
  ['2800:0810:042a:0001:ffff:1:2:3', '2800:810:42a:1::/64'],
  ['2800::1', '2800:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
