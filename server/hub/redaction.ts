/** A URL as logs may show it: the values of tickets, tokens and connection ids are secrets while they last. */
export const withoutSecrets = (url: string): string => url.replace(/([?&](?:access_token|id)=)[^&#]*/gi, '$1…');
