import { formatCount } from './numbers.es.ts';

const units = [
  ['GB', 2 ** 30],
  ['MB', 2 ** 20],
  ['kB', 2 ** 10],
] as const;

/** A size as people read it, to one decimal where there is one: '512 kB', '1,5 MB'. What is there is never '0 kB'. */
export const formatBytes = (bytes: number): string => {
  const [name, unit] = units.find(([, each]) => bytes >= each) ?? ['kB', 2 ** 10];
  const tenths = bytes === 0 ? 0 : Math.max(1, Math.round((bytes / unit) * 10));
  return `${formatCount(tenths / 10)}${tenths % 10 === 0 ? '' : `,${tenths % 10}`} ${name}`;
};
