import { type ReactNode, useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { type GenreNode, stepOf } from '../genre-tree';
import { usageWords } from '../usage-words';
import classes from './genre-tree-list.module.css';

type GenreTreeListProps = {
  tree: GenreNode[];
  /** Undefined for those who only look. */
  onStep: ((genre: GenreNode, beforeId: number | null) => Promise<boolean>) | undefined;
  onEdit: ((genre: GenreNode) => void) | undefined;
};

type Direction = 'up' | 'down';

/** Genres below the ones that they belong to, with how much each is used. */
export function GenreTreeList({ tree, onStep, onEdit }: GenreTreeListProps) {
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState<{ id: number; direction: Direction; previous: number | null } | null>(
    null,
  );
  const list = useRef<HTMLDivElement>(null);

  // The row has gone elsewhere, and whoever moves it goes on from there.
  useEffect(() => {
    // Until the new order is drawn, its buttons are those of the place that it had.
    if (!moved || tree.find(({ id }) => id === moved.id)?.previous === moved.previous) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-moves="${moved.id}"]`) ?? []),
    ];
    const same = buttons.find(({ dataset, disabled }) => dataset.direction === moved.direction && !disabled);
    (same ?? buttons.find(({ disabled }) => !disabled))?.focus();
    setMoved(null);
  }, [moved, tree]);

  const step = async (genre: GenreNode, direction: Direction) => {
    const beforeId = stepOf(genre, direction, tree);
    if (!onStep || beforeId === undefined || !(await onStep(genre, beforeId))) return;
    setMoved({ id: genre.id, direction, previous: genre.previous });
    setSaid(`${genre.name} is one further ${direction}.`);
  };
  const mover = (genre: GenreNode, direction: Direction) => (
    <IconButton
      icon={direction === 'up' ? 'chevron-up' : 'chevron-down'}
      label={`Move ${genre.name} ${direction}`}
      data-moves={genre.id}
      data-direction={direction}
      disabled={(direction === 'up' ? genre.previous : genre.next) === null}
      onClick={() => void step(genre, direction)}
    />
  );
  const branches = (parent: number | null): ReactNode => (
    <ul className={classes.branches}>
      {tree
        .filter(({ parent_id }) => parent_id === parent)
        .map((genre) => (
          <li key={genre.id}>
            <div className={classes.row}>
              <div className={classes.facts}>
                <Link to={href('/genre/:id', { id: String(genre.id) })} className={classes.name}>
                  {genre.name}
                </Link>
                <span className={classes.usage}>{usageWords(genre)}</span>
              </div>
              <div className={classes.tools}>
                {onStep && mover(genre, 'up')}
                {onStep && mover(genre, 'down')}
                {onEdit && (
                  <Button
                    size="sm"
                    kind="secondary"
                    aria-label={`Edit ${genre.name}`}
                    onClick={() => onEdit(genre)}
                  >
                    Edit
                  </Button>
                )}
              </div>
            </div>
            {genre.hasBranches && branches(genre.id)}
          </li>
        ))}
    </ul>
  );
  return (
    <div ref={list} className={classes.tree}>
      {branches(null)}
      <p className={classes.said} role="status">
        {said}
      </p>
    </div>
  );
}
