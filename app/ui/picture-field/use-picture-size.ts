import { useEffect, useState } from 'react';
import type { Size } from '~/ui/picture-field/crop';

/** Its size as it is seen, whichever way the camera was held; null until it is known. */
export function usePictureSize(url: string): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return size;
}
