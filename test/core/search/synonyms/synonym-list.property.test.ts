import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxMeanings, maxPhraseWords, maxSynonyms } from '#core/search/synonyms/synonym-limits.ts';
import { checkedSynonyms, effectiveSynonyms, phraseKey } from '#core/search/synonyms/synonym-list.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';

const builtIn: readonly Synonym[] = [
  { typed: 'rulemán', means: ['rodamiento'] },
  { typed: 'taco', means: ['pastilla'] },
];
const chupete: Synonym = { typed: 'chupete', means: ['retén de válvula'] };

const problemsOf = (...rows: readonly Synonym[]): readonly string[] => {
  const checked = checkedSynonyms(rows, builtIn);
  if (checked.ok) return [];
  return checked.val.problems.map((each) => (each.row === null ? each.flaw : `${each.row} ${each.part} ${each.flaw}`));
};

describe('a distributor’s own synonyms', () => {
  it.each<[readonly string[], readonly Synonym[]]>([
    [[], [chupete]],
    [['0 typed blank'], [{ typed: ' ', means: ['x'] }]],
    [['0 typed blank'], [{ typed: '---', means: [] }]],
    [['1 means blank'], [chupete, { typed: 'perno', means: ['bulón', ' '] }]],
    [['0 typed comma'], [{ typed: 'perno, bulón', means: ['tornillo'] }]],
    [['0 means comma'], [{ typed: 'perno', means: ['tornillo, bulón'] }]],
    [['0 typed too-long'], [{ typed: 'a'.repeat(61), means: ['x'] }]],
    [[], [{ typed: 'a'.repeat(60), means: ['x'] }]],
    [['0 means too-long'], [{ typed: 'x', means: ['a'.repeat(61)] }]],
    [['0 typed too-many-words'], [{ typed: 'uno dos tres cuatro cinco', means: ['x'] }]],
    [['0 means too-many-words'], [{ typed: 'x', means: ['uno-dos tres/cuatro cinco'] }]],
    [['1 typed twice'], [chupete, { typed: ' CHUPÉTE ', means: ['x'] }]],
    [['0 means means-itself'], [{ typed: 'perno', means: ['bulón', 'Pérno'] }]],
    [['0 means no-meaning'], [{ typed: 'perno', means: [] }]],
    [[], [{ typed: 'RULEMAN', means: [] }]],
    [
      ['0 means too-many-meanings'],
      [{ typed: 'x', means: Array.from({ length: maxMeanings + 1 }, (_, at) => `m${at}`) }],
    ],
    [['too-many-synonyms'], Array.from({ length: maxSynonyms + 1 }, (_, at) => ({ typed: `t${at}`, means: ['x'] }))],
  ])('have %j', (expected, rows) => {
    expect(problemsOf(...rows)).toEqual(expected);
  });

  it('are stored without needless space, and each meaning once', () => {
    expect(
      checkedSynonyms([{ typed: '  chu\u0000pete\n', means: [' retén  de válvula', 'Reten de valvula'] }]).unwrap(),
    ).toEqual([{ typed: 'chu pete', means: ['retén de válvula'] }]);
  });

  it('stored once are stored the same again, and nothing stored breaks a limit', () => {
    fc.assert(
      fc.property(fc.array(anySynonym, { maxLength: 8 }), (rows) => {
        const checked = checkedSynonyms(rows, builtIn);
        if (!checked.ok) {
          for (const { row } of checked.val.problems) expect(rows[row ?? 0]).toBeDefined();
          return;
        }
        expect(checkedSynonyms(checked.val, builtIn).unwrap()).toEqual(checked.val);
        expect(new Set(checked.val.map(({ typed }) => phraseKey(typed))).size).toBe(rows.length);
        for (const { typed, means } of checked.val) {
          for (const phrase of [typed, ...means]) {
            const words = phraseKey(phrase).split(' ').length;
            expect([words >= 1 && words <= maxPhraseWords, phrase.includes(',')]).toEqual([true, false]);
          }
          expect(means.map(phraseKey)).not.toContain(phraseKey(typed));
        }
      }),
    );
  });
});

describe('the synonyms that the search goes by', () => {
  it('are the own ones, then those of the program that none of them replaces', () => {
    expect(effectiveSynonyms(builtIn, [])).toEqual(builtIn);
    expect(effectiveSynonyms(builtIn, [chupete])).toEqual([chupete, ...builtIn]);
    const own = { typed: 'RULEMAN', means: ['bolilla'] };
    expect(effectiveSynonyms(builtIn, [own])).toEqual([own, builtIn[1]]);
    expect(effectiveSynonyms(builtIn, [{ typed: 'Ruleman', means: [] }])).toEqual([builtIn[1]]);
  });

  it('hold each name once, the distributor’s where there is one, and always lead somewhere', () => {
    fc.assert(
      fc.property(fc.array(anySynonym, { maxLength: 8 }), (rows) => {
        const own = checkedSynonyms(rows, builtIn).unwrapOr([]);
        const effective = effectiveSynonyms(builtIn, own);
        const keys = effective.map(({ typed }) => phraseKey(typed));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { means } of effective) expect(means.length).toBeGreaterThan(0);
        for (const each of own) {
          expect(effective.find(({ typed }) => phraseKey(typed) === phraseKey(each.typed))).toEqual(
            each.means.length === 0 ? undefined : each,
          );
        }
      }),
    );
  });
});

const word = fc.constantFrom(
  'rulemán',
  'Ruleman',
  'taco',
  'perno',
  'de',
  'bulón',
  '-',
  'poli-v',
  'e\u0301',
  'x,y',
  '\u0000',
);
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const anySynonym = fc.record({
  typed: fc.oneof(phrase, fc.string()),
  means: fc.array(fc.oneof(phrase, fc.string({ unit: 'binary' })), { maxLength: 4 }),
});
