/** Bytes for a body of JSON. In pieces, since a call takes so many arguments only. */
export const base64Of = (content: Uint8Array): string => {
  let signs = '';
  for (let at = 0; at < content.length; at += 8192) signs += String.fromCharCode(...content.subarray(at, at + 8192));
  return btoa(signs);
};
