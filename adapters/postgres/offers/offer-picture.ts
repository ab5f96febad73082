import type { FileCategory } from '#core/files/file-category.ts';

/** SQL: the newest picture that bears this id as its name ('12.svg'), or ''. */
export const offerPicture = (category: FileCategory, id: string): string => `
  coalesce((select f.name from stored_file f
             where f.category = '${category}' and f.name ~ ('^' || ${id} || '\\.[^.]+$')
             order by f.created_at desc, f.name limit 1), '')`;
