import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsFor } from '~/lib/reasons';
import { Icon } from '~/ui/icon/icon';
import { type FoundRow, listFound } from '../list-found';
import type { Direction } from '../messages';
import type { ScanSession } from '../scan-session';
import controls from './controls.module.css';
import classes from './search-sheet.module.css';
import { Sheet } from './sheet';
import { SureButton } from './sure-button';

/** Shorter than any ticket's code, longer than any name. */
const shortestCode = 100;

type SearchSheetProps = {
  session: ScanSession;
  isSearchAllowed: boolean;
  direction: Direction;
  zone: string;
  onClose: () => void;
};

type Found = { rows: FoundRow[]; reason: string | null };

/** Finds somebody whose code cannot be read: by order, by name where the event allows it, or by typing the code. */
export function SearchSheet({ session, isSearchAllowed, direction, zone, onClose }: SearchSheetProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The dialog begins on its way out; whoever opens this one wants to write.
  useEffect(() => field.current?.focus(), []);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text.length >= shortestCode) {
      void session.scanText(text);
      return onClose();
    }
    setBusy(true);
    const { guests, reason } = await session.find(text);
    setFound({ rows: listFound(guests, direction, zone), reason });
    setBusy(false);
  };
  const choose = (ticketId: number) => {
    void session.scanTicket(ticketId);
    onClose();
  };

  const verb = direction === 'entry' ? 'Let in' : 'Let out';
  return (
    <Sheet title="Search" onClose={onClose}>
      <form className={controls.form} onSubmit={(event) => void search(event)} autoComplete="off">
        <label className={controls.field}>
          {isSearchAllowed ? 'Name, order or code' : 'Order or code'}
          <input
            ref={field}
            name="q"
            type="search"
            enterKeyHint="search"
            autoCapitalize="words"
            spellCheck={false}
            required
          />
        </label>
        <button type="submit" className={controls.button} aria-disabled={isBusy || undefined}>
          <Icon name="search" size={22} /> Search
        </button>
      </form>
      {!isSearchAllowed && (
        <p className={controls.words}>The organiser has not allowed this event to be searched by name.</p>
      )}
      <div role="status">
        {found?.reason && <p className={controls.problem}>{wordsFor(found.reason)}</p>}
        {found && !found.reason && found.rows.length === 0 && (
          <p className={controls.words}>Nobody found. Check how it is written.</p>
        )}
      </div>
      {found && found.rows.length > 0 && (
        <ul className={classes.matches}>
          {found.rows.map(({ ticketId, name, words, standing, isExpected }) => (
            <li key={ticketId}>
              <div className={classes.who}>
                <p className={classes.name}>{name}</p>
                <p className={controls.words}>{words}</p>
                {standing && <p className={classes.standing}>{standing}</p>}
              </div>
              <SureButton
                label={verb}
                sureLabel={`${verb}: sure?`}
                tone={isExpected ? 'strong' : 'plain'}
                onSure={() => choose(ticketId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
