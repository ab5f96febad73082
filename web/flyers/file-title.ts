/** A file's name as people read it: '02-frenos_delanteros.svg' is 'Frenos delanteros'. */
export const fileTitle = (name: string): string => {
  const words = name
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/^\d+[-_ ]+/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
