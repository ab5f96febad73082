import type { ComparerFull } from '#core/comparer/comparer.ts';

/** Why a product is not put among the compared. */
export const comparerProblem = ({ most }: ComparerFull): string => `No se pueden comparar más de ${most} artículos`;
