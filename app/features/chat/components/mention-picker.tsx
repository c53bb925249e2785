import { Avatar } from '~/ui/avatar/avatar';
import { useRoom } from '../room-context';
import type { Mentionable } from '../types';
import classes from './composer.module.css';

type MentionPickerProps = {
  id: string;
  people: readonly Mentionable[];
  chosen: Mentionable | undefined;
  onChoose: (person: Mentionable) => void;
};

export const optionId = (listId: string, { id }: Mentionable) => `${listId}-${id}`;

/** Opens above the field; the field keeps the focus and walks through it with the arrows. */
export function MentionPicker({ id, people, chosen, onChoose }: MentionPickerProps) {
  const { backend } = useRoom();
  return (
    <div id={id} role="listbox" aria-label="People" className={classes.picker}>
      {people.map((person) => (
        <div
          key={person.id}
          id={optionId(id, person)}
          role="option"
          tabIndex={-1}
          aria-selected={person === chosen}
          className={classes.option}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          <Avatar userId={person.id} picture={person.picture} backend={backend} />
          {person.name}
        </div>
      ))}
    </div>
  );
}
