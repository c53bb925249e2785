import { pictureAddress } from '~/lib/picture-address';
import { Picture } from '~/ui/picture/picture';
import type { StoredPicture } from '../queries';
import classes from './gallery.module.css';

/** Further pictures, small; each opens by itself. */
export function Gallery({ pictures, of }: { pictures: StoredPicture[]; of: string }) {
  if (pictures.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="pictures">
      <h2 id="pictures">Pictures</h2>
      <ul className={classes.gallery}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a href={pictureAddress(picture.path, 2000)}>
              <Picture
                picture={picture}
                kind="event"
                id={picture.id}
                ratio="square"
                sizes="(min-width: 820px) 220px, 45vw"
                widest={640}
                alt={picture.description || `Picture ${index + 2} of ${of}`}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
