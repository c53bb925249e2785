import { useState } from 'react';
import { href, Link } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import type { KeptDevice } from '../door-database';
import type { NewDevice } from '../messages';
import { ClaimForm } from './claim-form';
import controls from './controls.module.css';
import { waitingWords } from './leave-sheet';
import { type OpenEvent, RegisterForm } from './register-form';
import classes from './ways-in.module.css';

type Door = KeptDevice & { waiting: number };

type WaysInProps = {
  personName: string | null;
  events: OpenEvent[];
  doors: Door[];
  link: string | null;
  onOpen: (door: KeptDevice) => void;
  onNew: (device: NewDevice, eventTitle: string) => void;
  onGiveUpLink: () => void;
};

export function WaysIn({ personName, events, doors, link, onOpen, onNew, onGiveUpLink }: WaysInProps) {
  const [chosen, setChosen] = useState<OpenEvent | null>(null);
  const known = new Set(doors.map(({ eventId }) => eventId));
  const others = events.filter(({ id }) => !known.has(id));
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <Icon name="scan" size={44} />
        <h1>Scanner</h1>
      </header>
      {link !== null ? (
        <ClaimForm key={link} link={link} onClaimed={onNew} onGiveUp={onGiveUpLink} />
      ) : chosen ? (
        <RegisterForm
          event={chosen}
          personName={personName ?? ''}
          onRegistered={onNew}
          onGiveUp={() => setChosen(null)}
        />
      ) : (
        <>
          {doors.length > 0 && <Doors doors={doors} onOpen={onOpen} />}
          {others.length > 0 && <Events events={others} onChoose={setChosen} />}
          {personName === null ? (
            <SignIn hasDoors={doors.length > 0} />
          ) : (
            events.length === 0 && <NoEvents name={personName} />
          )}
          <p className={classes.leave}>
            <Link to={href('/')} reloadDocument>
              Leave the scanner
            </Link>
          </p>
        </>
      )}
    </main>
  );
}

function Doors({ doors, onOpen }: { doors: Door[]; onOpen: (door: KeptDevice) => void }) {
  return (
    <section className={classes.part} aria-labelledby="doors">
      <h2 id="doors">Doors on this phone</h2>
      <ul className={classes.choices}>
        {doors.map((door) => (
          <li key={door.eventId}>
            <button type="button" onClick={() => onOpen(door)}>
              <span className={classes.title}>{door.eventTitle}</span>
              <span>{door.device.name}</span>
              {door.waiting > 0 && (
                <span className={classes.waiting}>{waitingWords(door.waiting)} to be sent</span>
              )}
              <Icon name="chevron-right" size={24} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Events({ events, onChoose }: { events: OpenEvent[]; onChoose: (event: OpenEvent) => void }) {
  return (
    <section className={classes.part} aria-labelledby="events">
      <h2 id="events">Your events</h2>
      <ul className={classes.choices}>
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" onClick={() => onChoose(event)}>
              <span className={classes.title}>{event.title}</span>
              <span>{event.when}</span>
              <Icon name="chevron-right" size={24} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SignIn({ hasDoors }: { hasDoors: boolean }) {
  return (
    <>
      {!hasDoors && (
        <p className={classes.words}>
          Open the link that the organiser sent you, or sign in with the account that is on the team of an
          event.
        </p>
      )}
      <Link
        className={`${controls.button} ${hasDoors ? '' : controls.strong}`}
        to={`${href('/login')}?redirect=${encodeURIComponent(href('/scanner'))}`}
      >
        Sign in
      </Link>
    </>
  );
}

function NoEvents({ name }: { name: string }) {
  return (
    <p className={classes.words}>
      {name}, you are not on the door of any upcoming event. Ask the organiser to add you to their team or to
      send you a scanner link, then open this page again.
    </p>
  );
}
