import { useCallback, useEffect, useState } from 'react';
import type { PublicFolder } from '#core/files/file-category.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress, type WebSettings } from '#web/settings.ts';

export interface PublicImage {
  readonly name: string;
  readonly src: string;
}

/**
 * The pictures of a public folder in the distributor's order: at first those that the page came with, or null, then
 * those of now.
 */
export function usePublicImages(folder: PublicFolder) {
  const { publicService, settings } = usePublicServices();
  const [images, setImages] = useState<readonly PublicImage[] | null>(
    () => settings.home?.images[folder].map((name) => imageOf(settings, folder, name)) ?? null,
  );
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(
    async (isWanted: () => boolean) => {
      const answer = await publicService.images(folder);
      if (!isWanted()) return;
      setHasFailed(!answer.ok);
      if (!answer.ok) return;
      setImages(answer.val.map(({ name }) => imageOf(settings, folder, name)));
    },
    [publicService, settings, folder],
  );

  useEffect(() => {
    let isGone = false;
    void load(() => !isGone);
    return () => {
      isGone = true;
    };
  }, [load]);

  /** A picture that cannot be shown is left out. */
  const drop = useCallback(
    (name: string) => setImages((before) => before?.filter((image) => image.name !== name) ?? null),
    [],
  );
  const retry = () => void load(() => true);
  return { images, hasFailed, retry, drop };
}

const imageOf = (settings: WebSettings, folder: PublicFolder, name: string): PublicImage => ({
  name,
  src: pictureAddress(settings, folder, name),
});

/** For an image's ref: no event came for an image that failed before the script ran, so it is asked for once more. */
export const askAgainWhereBroken = (image: HTMLImageElement | null): void => {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
};
