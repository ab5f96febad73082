import { randomInt } from 'node:crypto';
import type { Draw } from '#core/credentials/draw.port.ts';

/** From the system's source for secrets. */
export const secretDraw: Draw = (count) => randomInt(count);
