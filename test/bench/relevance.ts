import { bearingQueries, keptApartBearings } from '#test/relevance/bearing-queries.ts';
import { demoProducts } from '#test/relevance/demo-documents.ts';
import { generatedQueries } from '#test/relevance/generated-queries.ts';
import {
  askable,
  failures,
  following,
  measure,
  measureNothingThere,
  nothingThereFailures,
  scoreByKind,
  scoreOf,
  scoreOfNothingThere,
  scoreTable,
} from '#test/relevance/measure.ts';
import { nothingThere } from '#test/relevance/nothing-there.ts';
import { demoQueries } from '#test/relevance/queries.ts';
import { keptApartDemo } from '#test/relevance/queries-kept-apart.ts';
import { queriesOfAStranger } from '#test/relevance/queries-of-a-stranger.ts';
import { bearings, hasRealCatalogues } from '#test/relevance/real-catalogues.ts';

/**
 * `npm run bench -- relevance`: what stands in the first rows for what counters type. RELEVANCE_DATA names the real
 * catalogues.
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const demoCatalogue = demoProducts();
const demo = askable(demoCatalogue);
const real = hasRealCatalogues() ? askable(await bearings()) : undefined;
const tuned = [...measure(demo, demoQueries), ...(real === undefined ? [] : measure(real, bearingQueries))];
const apart = [...measure(demo, keptApartDemo), ...(real === undefined ? [] : measure(real, keptApartBearings))];
const followed = [
  ...measure(following(demo), keptApartDemo),
  ...(real === undefined ? [] : measure(following(real), keptApartBearings)),
];
const stranger = measure(demo, queriesOfAStranger);
const generated = measure(demo, generatedQueries(demoCatalogue.products, 500));
const lacking = measureNothingThere(demo, nothingThere);

say('Queries whose first rows are not all right (those kept apart are not listed, so that nobody tunes to them):\n');
for (const line of failures([...tuned, ...stranger, ...generated])) say(`- ${line}`);
say('\nShown, and nothing fits:\n');
for (const line of nothingThereFailures(lacking)) say(`- ${line}`);
say('');
say(
  scoreTable([
    ...scoreByKind(tuned),
    ['all that may be tuned to', scoreOf(tuned)],
    ['kept apart', scoreOf(apart)],
    ['kept apart, taking the offered spelling', scoreOf(followed)],
    ['all 200', scoreOf([...tuned, ...apart])],
    ['by a stranger', scoreOf(stranger)],
    ['generated from the demo', scoreOf(generated)],
  ]),
);
const { queries, wrongRows, answersWithWrong } = scoreOfNothingThere(lacking);
say(`\nnothing there: ${queries} queries, ${answersWithWrong} answered with what does not fit, ${wrongRows} such rows`);
if (real === undefined) {
  say(
    `left out without RELEVANCE_DATA: ${bearingQueries.length + keptApartBearings.length} queries over real catalogues`,
  );
}
