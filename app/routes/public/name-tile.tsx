import { Link } from 'react-router';
import { Poster } from '~/ui/poster/poster';
import type { PosterKind } from '~/ui/poster/poster-svg';
import classes from './name-tile.module.css';

type NameTileProps = { kind: PosterKind; id: number; name: string; detail?: string; to: string };

/** A small tile that leads to somebody's or something's page. */
export function NameTile({ kind, id, name, detail, to }: NameTileProps) {
  return (
    <li>
      <Link className={classes.tile} to={to} prefetch="intent">
        <span className={classes.picture} data-kind={kind}>
          <Poster kind={kind} id={id} ratio="square" />
        </span>
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          {detail && <span className={classes.detail}>{detail}</span>}
        </span>
      </Link>
    </li>
  );
}
