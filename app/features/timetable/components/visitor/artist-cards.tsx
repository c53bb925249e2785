import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { getBrowserDb } from '~/db/browser-middleware';
import { excerpt } from '~/lib/page-meta';
import { plainText } from '~/lib/rich-text';
import { Picture } from '~/ui/picture/picture';
import { type ArtistDetails, listArtistDetails } from '../../plan-queries';
import type { VisitorArtist } from '../../visitor-types';
import classes from './slot-dialog.module.css';

/** Who plays: name and genres at once, portrait and text as soon as they are read. */
export function ArtistCards({ artists }: { artists: VisitorArtist[] }) {
  const [details, setDetails] = useState<ArtistDetails[]>();
  const ids = artists.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === '') return;
    let isCurrent = true;
    getBrowserDb()
      .then((db) => listArtistDetails(db, ids.split(',').map(Number)))
      .then((found) => isCurrent && setDetails(found))
      // Without a connection the names have to do.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  if (artists.length === 0) return null;
  return (
    <ul className={classes.artists}>
      {artists.map(({ id, name, genres }) => {
        const known = details?.find((found) => found.id === id);
        return (
          <li key={id}>
            <span className={classes.portrait}>
              {known && (
                <Picture
                  picture={known.picture}
                  kind="artist"
                  id={id}
                  ratio="square"
                  sizes="72px"
                  widest={160}
                />
              )}
            </span>
            <div>
              <Link className={classes.artist} to={href('/artist/:id', { id: String(id) })}>
                {name}
              </Link>
              {genres.length > 0 && <p className={classes.genres}>{genres.join(' · ')}</p>}
              {known?.text && <p className={classes.text}>{excerpt(plainText(known.text), '', 220)}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
