import { isIPv6 } from 'node:net';

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 one, since whoever has one has all 2^64 of it.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groupsOf = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};
