import { describe, expect, it } from 'vitest';
import { type ImportFailure, importFailureText } from '#adapters/texts/import.es.ts';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';

describe('Spanish of an import', () => {
  it.each([
    ['ana', 'El catálogo se está actualizando (ana). Esperá a que termine y reintentá'],
    ['', 'El catálogo se está actualizando. Esperá a que termine y reintentá'],
  ])('of a catalogue that %j is writing', (holder, text) => {
    expect(importProblem({ code: 'catalogue-busy', holder }, 'catalogue')).toBe(text);
  });

  it.each<[ImportFailure, string]>([
    [
      { code: 'missing-columns', missing: [['code'], ['brand']], unknown: ['Estante'] },
      'Falta la columna «Código», «Marca». No se reconocieron: «Estante». Hay que decir cuál es',
    ],
    [
      { code: 'sheet-not-found', wanted: 'Medidas', sheets: ['Lista', 'Precios'] },
      'No existe la hoja «Medidas». El archivo tiene: «Lista», «Precios»',
    ],
    [
      { code: 'too-large', what: 'rows', limit: 2_000_000 },
      'La planilla tiene más de 2.000.000 filas. Dividila en partes',
    ],
    [
      { code: 'too-large', what: 'cell', limit: 10_000, line: 12 },
      'Una celda tiene más de 10.000 caracteres. Fijate si hay comillas sin cerrar (línea 12)',
    ],
    [
      { code: 'mapping-wrong-value', path: 'columns.code', expected: 'column' },
      'En el archivo de mapeo, en «columns.code» va un título de columna, un número desde 1 o { "letter": "B" }',
    ],
  ])('%j', (failure, text) => {
    expect(importFailureText(failure, 'catalogue')).toBe(text);
  });

  it.each<[RowReason, string]>([
    [{ code: 'missing-value', field: 'code' }, 'Falta Código'],
    [{ code: 'bad-number', field: 'interior1', value: 'KRV' }, 'Diámetro interior: «KRV» no es un número válido'],
    [
      { code: 'foreign-amount', field: 'listPrice', value: 'U$S 12,50' },
      'Precio de lista: «U$S 12,50» no está en pesos: pasalo a pesos',
    ],
    [{ code: 'duplicate-in-file', firstLine: 3, name: '6203 SKF' }, '6203 SKF está repetido: ya figura en la línea 3'],
    [{ code: 'duplicate-in-file', firstLine: 1200 }, 'Está repetida: ya figura en la línea 1.200'],
  ])('%j', (reason, text) => {
    expect(rowReasonText(reason, 'catalogue')).toBe(text);
  });
});
