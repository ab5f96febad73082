import { expect, it } from 'vitest';
import { networkOf } from '#core/shared/network-of.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['2800:0810:042a:0001:ffff:1:2:3', '2800:810:42a:1'],
  ['2800::1', '2800:0:0:0'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
