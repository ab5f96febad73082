/** A deep-groove ball bearing 6206 as an engineer draws it, in millimetres: the front, and the section beside it. */
const outer = 31;
const bore = 15;
const pitch = 23;
const ball = 4.76;
const balls = 9;
const left = 54;
const right = left + 16;
const middle = (left + right) / 2;

/** The angle of each ball, in degrees. */
const angles = Array.from({ length: balls }, (_, index) => (360 / balls) * index);

/** Lines at 45°, inside a rectangle, 1.7 mm apart. */
const hatch = (x: number, y: number, width: number, height: number): string => {
  let lines = '';
  for (let start = 1.7; start < width + height; start += 1.7) {
    const x1 = x + Math.min(start, width);
    const y1 = y + Math.max(0, start - width);
    const x2 = x + Math.max(0, start - height);
    const y2 = y + Math.min(start, height);
    lines += `M${x1} ${y1}L${x2} ${y2}`;
  }
  return lines;
};

/** A half of the section, above the axis or below it: both rings cut, with their grooves, and a ball between them. */
function HalfSection({ side }: { readonly side: 1 | -1 }) {
  return (
    <g transform={`scale(1 ${side})`}>
      <g className="thin">
        <path d={hatch(left, -outer, 16, 5.4)} />
        <path d={hatch(left, -20.4, 16, 5.4)} />
      </g>
      <path d={`M${left} -25.6V-30.2l.8-.8h14.4l.8.8V-25.6H${middle + 4}A${ball} ${ball} 0 0 0 ${middle - 4} -25.6z`} />
      <path d={`M${left} -20.4V-15.8l.8.8h14.4l.8-.8V-20.4H${middle + 4}A${ball} ${ball} 0 0 1 ${middle - 4} -20.4z`} />
      <circle className="cover" cx={middle} cy={-pitch} r={ball} />
      <path className="centre" d={`M${middle - 6.5} ${-pitch}h13M${middle} ${-pitch - 6.5}v13`} />
    </g>
  );
}

/** The measures, each between two points of one line, with its arrows. */
const measures = [
  `M${right + 1.5} -31h11M${right + 1.5} 31h11M${right + 10} -31v62M${right + 9.3} -28.6l.7-2.4l.7 2.4M${right + 9.3} 28.6l.7 2.4l.7-2.4`,
  `M${left - 1.5} -15h-7M${left - 1.5} 15h-7M${left - 6} -15v30M${left - 6.7} -12.6l.7-2.4l.7 2.4M${left - 6.7} 12.6l.7 2.4l.7-2.4`,
  `M${left} 32.5v6M${right} 32.5v6M${left} 36.5h16M${left + 2.4} 35.8l-2.4.7l2.4.7M${right - 2.4} 35.8l2.4.7l-2.4.7`,
  'M21.920-21.920l9-9h3',
].join('');

/** The drawing at the top of the public home. */
export function HeroDrawing() {
  return (
    <svg
      className="hero-drawing"
      viewBox="-38 -39 128 82"
      role="img"
      aria-label="Plano de un rodamiento 6206: frente y corte"
    >
      {[outer, 25.6, 20.4, bore].map((r) => (
        <circle key={r} r={r} />
      ))}
      {[30.2, 15.8].map((r) => (
        <circle key={r} className="thin" r={r} />
      ))}
      <circle className="centre" r={pitch} />
      {angles.map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 ${-pitch})`}>
          <circle className="cover" r={ball} />
          <path className="centre" d="M-6.4 0h12.8M0-6.4V6.4" />
        </g>
      ))}
      <path className="centre" d="M-36 0h72M0-36v72" />

      <HalfSection side={1} />
      <HalfSection side={-1} />
      <path d={`M${left} -15.8v31.6M${right} -15.8v31.6M${left + 0.8} -15V15M${right - 0.8} -15V15`} />
      <path className="centre" d={`M${left - 5} 0h26M0 0`} />

      <path className="thin" d={measures} />
      <g className="words">
        <text transform={`translate(${right + 8.8}) rotate(-90)`} textAnchor="middle">
          Ø 62
        </text>
        <text transform={`translate(${left - 7.2}) rotate(-90)`} textAnchor="middle">
          Ø 30
        </text>
        <text x={middle} y={35.6} textAnchor="middle">
          16
        </text>
        <text x={-38} y={41}>
          6206 · ISO 15
        </text>
        <text x={25} y={-32.2}>
          R 1
        </text>
      </g>
    </svg>
  );
}
