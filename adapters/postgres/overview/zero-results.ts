import type {
  ZeroResultRepository,
  ZeroResultSearch,
} from '#core/catalogue/text-search/zero-result.repository.port.ts';
import { zeroResultsKeptDays } from '#core/catalogue/text-search/zero-result-search.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import type { Database } from '../database/database.ts';

const noteSql = `
  with old as (delete from zero_result_search where day < $3::date)
  insert into zero_result_search (day, text) values ($1::date, $2)
  on conflict (day, text) do update set times = zero_result_search.times + 1`;

const mostAskedSql = `
  select text, sum(times)::int as times from zero_result_search where day >= $1::date
   group by text order by times desc, max(day) desc, text limit $2`;

/** Searches that found nothing: written down, and listed by how often. */
export const createZeroResultRepository = (database: Database): ZeroResultRepository => ({
  async note(text, day) {
    await database.query(noteSql, [day, text, dayAfter(day, -zeroResultsKeptDays)]);
  },
  mostAsked: (since, count) => database.query<ZeroResultSearch>(mostAskedSql, [since, count]),
});
