import type { Lines } from './lines.ts';
import { arm, bottle, chain, coil, cross, joint, pad, plug, pump, shaft, shock, support } from './long-parts.ts';
import { bearing, belt, clutch, disc, hub, seal } from './round-parts.ts';

/** The part that stands for each drawing name of the families (server/demo/taxonomy.ts). */
const parts: Readonly<Record<string, () => Lines>> = {
  arm,
  bearing,
  belt,
  chain,
  clutch,
  coil,
  coolant: bottle,
  cross,
  disc,
  hub,
  joint,
  pad,
  part: support,
  plug,
  pump,
  seal,
  shaft,
  shock,
};

/** The drawing of the part that stands for a family of the demo. */
export const partLines = (name: string): Lines => (parts[name] ?? support)();
