import { Link } from 'react-router';
import { Picture, type Shown } from '~/ui/picture/picture';
import type { PosterKind } from '~/ui/poster/poster-svg';
import classes from './name-tile.module.css';

type NameTileProps = {
  kind: PosterKind;
  id: number;
  name: string;
  detail?: string;
  picture?: Shown | null;
  to: string;
};

/** A small tile that leads to somebody's or something's page. */
export function NameTile({ kind, id, name, detail, picture = null, to }: NameTileProps) {
  return (
    <li>
      <Link className={classes.tile} to={to} prefetch="intent">
        <span className={classes.picture} data-kind={kind}>
          <Picture picture={picture} kind={kind} id={id} ratio="square" sizes="48px" widest={160} />
        </span>
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          {detail && <span className={classes.detail}>{detail}</span>}
        </span>
      </Link>
    </li>
  );
}
