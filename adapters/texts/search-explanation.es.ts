import type { Explanation, WordPlace } from '#core/search/page/explain.ts';

const fitTexts: Readonly<Record<NonNullable<Explanation['fit']>, string>> = {
  named: 'aplicación del vehículo nombrado',
  near: 'aplicación de un vehículo de nombre parecido',
  mentioned: 'sólo menciona el vehículo',
};

const placeTexts: Readonly<Record<WordPlace, string>> = {
  code: 'en un código',
  name: 'en el nombre',
  description: 'en la descripción',
  other: 'en otros datos',
};

const codeTexts: Readonly<Record<Explanation['by'], string>> = {
  code: 'su código',
  prefix: 'su código, que empieza así',
  equivalent: 'el código de otra marca',
  internal: 'su código interno',
  relation: 'el código de un artículo relacionado',
  text: 'sus palabras',
  listed: 'está entre los pedidos',
};

const wordText = ({ word, place, isComplete }: Explanation['words'][number]): string =>
  `"${word}" ${isComplete ? '' : 'empieza una palabra '}${placeTexts[place]}`;

/** 'se ubica por: aplicación del vehículo nombrado; "disco" en el nombre, "freno" en la descripción'. */
export const explanationText = (explanation: Explanation): string => {
  const { by, section, fit, meant, words } = explanation;
  const isCode = section === 'exact' || section === 'begins';
  const isStart = section === 'begins' && by !== 'prefix';
  const reasons = isCode
    ? [`${codeTexts[by]}${isStart ? ', que empieza así' : ''}`]
    : [
        fit === null ? '' : fitTexts[fit],
        words.map(wordText).join(', '),
        meant === '' ? '' : `se buscó también «${meant}»`,
      ].filter((reason) => reason !== '');
  return `se ubica por: ${reasons.length === 0 ? codeTexts[by] : reasons.join('; ')}`;
};
