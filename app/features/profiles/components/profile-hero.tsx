import { Poster } from '~/ui/poster/poster';
import type { PosterKind } from '~/ui/poster/poster-svg';
import classes from './profile-hero.module.css';

type ProfileHeroProps = {
  kind: PosterKind;
  id: number;
  eyebrow: string;
  title: string;
  text?: React.ReactNode;
  /** In place of the artwork that is drawn for whoever has no picture. */
  picture?: React.ReactNode;
  children?: React.ReactNode;
};

/** The head of the page of an artist, venue, promoter, genre or person. */
export function ProfileHero({ kind, id, eyebrow, title, text, picture, children }: ProfileHeroProps) {
  return (
    <header className={classes.hero} data-kind={kind}>
      <div className={classes.picture}>{picture ?? <Poster kind={kind} id={id} ratio="square" />}</div>
      <div className={classes.name}>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h1>{title}</h1>
      </div>
      <div className={classes.facts}>
        {text && <p className={classes.description}>{text}</p>}
        {children}
      </div>
    </header>
  );
}
