import { formatCount } from '#adapters/texts/numbers.es.ts';
import { articleCount } from '#adapters/texts/search.es.ts';
import { droppedText } from '#adapters/texts/search-findings.es.ts';
import type { TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { printable } from '../style.ts';
import { wrap } from './wrap.ts';

/** 'Entendido: Volkswagen Gol Trend · 2012'; nothing where the words are only words. */
export const understoodLines = (
  { understood }: Pick<TextSearchPage, 'understood'>,
  columns: number | null,
): readonly string[] =>
  understood.length === 0
    ? []
    : [wrap(printable(`Entendido: ${understood.map(({ text }) => text).join(' · ')}`), columns, '  ')];

/** What is near, where nothing was found: a spelling, codes, and questions that leave something out. */
export const nothingFoundLines = (page: TextSearchPage, text: string, columns: number | null): readonly string[] => {
  const { suggestion, nearCodes, nearQuestions } = page;
  const guess = suggestion === null ? '' : ` ¿Quisiste decir «${suggestion}»?`;
  const codes = nearCodes.map(({ code, productBrandName }) => `${code} ${productBrandName}`.trim()).join(', ');
  return [
    `No hay artículos para «${text}».${guess}`,
    ...(codes === '' ? [] : [`Códigos parecidos: ${codes}`]),
    ...nearQuestions.map(
      ({ text: question, dropped, count }) => `${droppedText({ dropped })}: ${question} (${articleCount(count)})`,
    ),
  ].map((line) => wrap(printable(line), columns, '  '));
};

/** What is not there because this user does not want it, and what is not in the order that was asked for. */
export const besideLines = (
  { hiddenCount, sortedCount }: Pick<TextSearchPage, 'hiddenCount' | 'sortedCount'>,
  columns: number | null,
): readonly string[] =>
  [
    ...(hiddenCount > 0
      ? [`«Marcas y Familias» deja afuera ${articleCount(hiddenCount)} más: con --with-hidden se ven`]
      : []),
    ...(sortedCount === null ? [] : [`Ordenados sólo los primeros ${formatCount(sortedCount)} por relevancia`]),
  ].map((line) => wrap(line, columns, '  '));
