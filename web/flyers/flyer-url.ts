/** The articles of a flyer, by the name of its picture. */
export const linkToFlyer = (name: string): string => `/flyers?${new URLSearchParams({ flyer: name })}`;
