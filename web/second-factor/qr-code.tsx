import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * A QR code as one path, so that it is sharp at any size; dark on white also where the page is dark, or no phone reads
 * it.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 3 });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: squares.join('') };
  }, [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-paper" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="qr-ink" d={path} />
    </svg>
  );
}
