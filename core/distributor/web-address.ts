/** An address of the web: what comes from outside is a link only where it is one. */
export const isWebAddress = (link: string): boolean => /^https?:\/\/[^\s/?#]+\S*$/i.test(link);
