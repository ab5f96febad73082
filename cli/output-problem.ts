/** Why the output could not be written. */
export const outputProblem = (code: string | undefined): string => {
  const reason = code === 'ENOSPC' ? 'no hay lugar en el disco' : (code ?? 'falló');
  return `Error: No se pudo escribir la salida: ${reason}.`;
};
