import { type PictureWidth, pictureAddress, pictureSources } from '~/lib/picture-address';
import { opening, Poster } from '~/ui/poster/poster';
import type { PosterKind } from '~/ui/poster/poster-svg';
import classes from './picture.module.css';

export type Shown = { path: string; focusX: number; focusY: number };

type PictureProps = {
  /** The photo, where there is one; otherwise the generated art of what it stands for. */
  picture: Shown | null;
  kind: PosterKind;
  id: number;
  alt?: string;
  ratio?: 'poster' | 'square' | 'wide';
  /** The `sizes` of the photo: how wide it is shown. */
  sizes?: string;
  widest?: PictureWidth;
  /** For the one picture that a page opens with. */
  eager?: boolean;
};

/** A photo around its focus, or poster art: always something to look at, in a frame that never jumps. */
export function Picture(props: PictureProps) {
  const { picture, kind, id, alt = '', ratio = 'poster', sizes = '100vw', widest = 1280, eager } = props;
  if (!picture) return <Poster kind={kind} id={id} alt={alt} ratio={ratio} eager={eager} />;
  return (
    <img
      className={classes.photo}
      data-ratio={ratio}
      src={pictureAddress(picture.path, 640)}
      srcSet={pictureSources(picture.path, widest)}
      sizes={sizes}
      alt={alt}
      {...(eager ? opening : { loading: 'lazy', decoding: 'async' })}
      style={{ objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
    />
  );
}
