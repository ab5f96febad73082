import type { TagFailure } from '#adapters/wire/entity-tag.wire.ts';

/** Why a change that names no version is refused. */
export const tagProblem = ({ code }: TagFailure): string =>
  code === 'version-missing'
    ? 'Falta decir qué versión se cambia (If-Match)'
    : 'La versión que se cambia (If-Match) no se entiende';
