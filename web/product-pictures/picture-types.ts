/** The types that a file field offers. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
