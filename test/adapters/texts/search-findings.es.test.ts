import { describe, expect, it } from 'vitest';
import {
  droppedText,
  foundCountText,
  groupCountText,
  hiddenText,
  sortedText,
  sortText,
  understoodText,
} from '#adapters/texts/search-findings.es.ts';

describe('what is said of a search', () => {
  it('names what was understood', () => {
    expect(understoodText({ kind: 'vehicle', text: 'Volkswagen Gol Trend' })).toBe('Volkswagen Gol Trend');
    expect(understoodText({ kind: 'engine', text: '1.6' })).toBe('Motor 1.6');
    expect(understoodText({ kind: 'year', text: '2012' })).toBe('Año 2012');
  });

  it('calls the cheapest first by price where nobody has a cost', () => {
    expect(sortText('cost', true)).toBe('Menor costo');
    expect(sortText('cost', false)).toBe('Menor precio');
    expect(sortText('newest', false)).toBe('Lo más nuevo');
    expect(sortedText(1000)).toBe('Se ordenan los 1.000 primeros');
  });

  it('counts one as one', () => {
    expect(hiddenText(1)).toBe('1 artículo no se ve por tus Marcas y Familias');
    expect(hiddenText(1200)).toBe('1.200 artículos no se ven por tus Marcas y Familias');
    expect(foundCountText(1)).toBe('(1 artículo)');
    expect(foundCountText(46)).toBe('(46 artículos)');
  });

  it('says of a group how many are here of how many, and only the number where that is all', () => {
    expect(groupCountText(20, 1045)).toBe('20 de 1.045');
    expect(groupCountText(45, 45)).toBe('45');
  });

  it('says every word that was dropped', () => {
    expect(droppedText({ dropped: ['206'] })).toBe('Sin «206»');
    expect(droppedText({ dropped: ['206', '2009'] })).toBe('Sin «206» ni «2009»');
  });
});
