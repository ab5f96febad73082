import type { ComparerFull } from '#core/comparer/comparer.ts';

export const comparerProblem = ({ most }: ComparerFull): string => `No se pueden comparar más de ${most} artículos`;
