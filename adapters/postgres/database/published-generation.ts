/** SQL for the catalogue's generation that everybody sees, 0 before the first. */
export const publishedGeneration = '(select coalesce(max(generation), 0) from catalogue_generation)';
