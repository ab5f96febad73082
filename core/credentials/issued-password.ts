import type { Draw } from './draw.port.ts';

/** Letters and digits that nobody mistakes for another, read aloud or from paper. */
export const passwordSigns = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** A password that the system issues: three groups of four, a chance of one in 2^59 to guess it. */
export const issuedPassword = (draw: Draw): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => passwordSigns.charAt(draw(passwordSigns.length))).join(''),
  ).join('-');
