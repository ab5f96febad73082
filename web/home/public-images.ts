import { useCallback, useEffect, useState } from 'react';
import type { PublicFolder } from '#core/files/file-category.ts';
import { useFront } from '#web/front-context.tsx';
import { pictureAddress } from '#web/settings.ts';

export interface PublicImage {
  readonly name: string;
  readonly src: string;
}

/** The pictures of a public folder in the distributor's order; null until they are known. */
export function usePublicImages(folder: PublicFolder) {
  const { publicDesk, settings } = useFront();
  const [images, setImages] = useState<readonly PublicImage[] | null>(null);
  const [hasFailed, fail] = useState(false);

  const load = useCallback(
    async (isWanted: () => boolean) => {
      const answer = await publicDesk.images(folder);
      if (!isWanted()) return;
      fail(!answer.ok);
      if (!answer.ok) return;
      setImages(answer.val.map(({ name }) => ({ name, src: pictureAddress(settings, folder, name) })));
    },
    [publicDesk, settings, folder],
  );

  useEffect(() => {
    let isGone = false;
    void load(() => !isGone);
    return () => {
      isGone = true;
    };
  }, [load]);

  /** One that cannot be shown is left out. */
  const drop = useCallback(
    (name: string) => setImages((before) => before?.filter((image) => image.name !== name) ?? null),
    [],
  );
  const retry = () => void load(() => true);
  return { images, hasFailed, retry, drop };
}
