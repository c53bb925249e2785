import { type FormEvent, useState } from 'react';
import { wordsFor } from '~/lib/reasons';
import { registerDevice } from '../door-requests';
import type { NewDevice } from '../messages';
import controls from './controls.module.css';
import classes from './ways-in.module.css';

export type OpenEvent = {
  id: number;
  title: string;
  when: string;
  gates: { id: number; name: string }[];
};

type RegisterFormProps = {
  event: OpenEvent;
  personName: string;
  onRegistered: (device: NewDevice, eventTitle: string) => void;
  onGiveUp: () => void;
};

/** Where this phone stands and what the others call it. */
export function RegisterForm({ event, personName, onRegistered, onGiveUp }: RegisterFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  const register = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const gate = Number(form.get('gate'));
    const name = String(form.get('name') ?? '').trim();
    const reply = await registerDevice({ eventId: event.id, gateId: gate || null, name });
    if (reply.kind === 'answer') onRegistered(reply.value, event.title);
    else setProblem(reply.kind === 'refused' ? reply.reason : 'unreachable');
  };

  return (
    <>
      <p className={classes.words}>
        <strong className={classes.title}>{event.title}</strong>
        {event.when}
      </p>
      <form className={classes.form} onSubmit={(submitted) => void register(submitted)}>
        {event.gates.length > 0 && (
          <label className={controls.field}>
            Gate
            <select name="gate" defaultValue={event.gates[0]?.id}>
              {event.gates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="">No gate</option>
            </select>
          </label>
        )}
        <label className={controls.field}>
          Name of this phone
          <input name="name" defaultValue={`${personName.split(' ')[0]}’s phone`} maxLength={60} required />
        </label>
        {problem && (
          <p className={controls.problem} role="alert">
            {wordsFor(problem)}
          </p>
        )}
        <button type="submit" className={`${controls.button} ${controls.strong}`}>
          Begin scanning
        </button>
        <button type="button" className={controls.button} onClick={onGiveUp}>
          Another event
        </button>
      </form>
    </>
  );
}
