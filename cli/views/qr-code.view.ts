import { encode } from 'uqr';

const csi = '\u001b[';

/**
 * A QR code as text, two rows of squares a line: dark on light where there are colours, also on a dark screen. What
 * reads codes reads it the other way around too.
 */
export const qrCodeText = (text: string, isColoured: boolean): string => {
  const { data } = encode(text, { ecc: 'L', border: 2 });
  const isLight = (x: number, y: number): boolean => data[y]?.[x] !== true;
  const sign = (upper: boolean, lower: boolean): string => {
    if (upper) return lower ? '█' : '▀';
    return lower ? '▄' : ' ';
  };
  return data
    .filter((_, y) => y % 2 === 0)
    .map((row, line) => row.map((_, x) => sign(isLight(x, line * 2), isLight(x, line * 2 + 1))).join(''))
    .map((line) => (isColoured ? `${csi}40;97m${line}${csi}0m` : line))
    .join('\n');
};
