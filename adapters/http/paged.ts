import * as z from 'zod/mini';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A page of a list: another back end may answer the bare list, or leave out what page it is (docs/rules/wire.md 6). */
export const paged = <Page>(name: string, page: z.ZodMiniType<Page>): z.ZodMiniType<Page> =>
  z.pipe(
    z.transform((answer: unknown): unknown => {
      if (isList(answer)) return { [name]: answer, currentPage: 1, totalPages: answer.length === 0 ? 0 : 1 };
      if (answer === null) return { [name]: [], currentPage: 1, totalPages: 0 };
      return answer;
    }),
    page as z.ZodMiniType<Page, unknown> & z.ZodMiniType<unknown, never>,
  ) as unknown as z.ZodMiniType<Page>;
