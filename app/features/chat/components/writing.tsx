import type { ReactNode } from 'react';
import { mayEdit } from '../menu-items';
import { useRoom } from '../room-context';
import type { useRoomState } from '../use-room-state';
import { typingWords } from '../words';
import { Composer } from './composer';
import { Standing } from './standing';
import classes from './strips.module.css';

type WritingProps = {
  state: ReturnType<typeof useRoomState>;
  viewerId: number | null;
  signInPath: string;
  interest: ReactNode;
};

/** Below the messages: who types, the state of the line, and the field to write in or why there is none. */
export function Writing({ state, viewerId, signInPath, interest }: WritingProps) {
  const { zone } = useRoom();
  const { room, view, target, outgoing } = state;
  const save = async (body: string) => {
    if (!target) return false;
    const isSaved = body === target.message.body || (await state.commands.edit(target.message, body));
    if (isSaved) state.setTarget(null);
    return isSaved;
  };
  const editLast = () => {
    const last = view.room.messages.findLast((message) => mayEdit(message, viewerId, Date.now()));
    if (last) state.setTarget({ message: last, isEditing: true });
  };
  return (
    <>
      {view.isLive ? (
        <p className={classes.typing}>{typingWords(namesOf(state))}</p>
      ) : (
        <p className={classes.line} role="status">
          No connection. What you write is kept and sent when it is back.
        </p>
      )}
      {room.mayWrite && viewerId !== null ? (
        <Composer
          key={target?.isEditing ? target.message.id : 'new'}
          ref={state.composer}
          room={room}
          userId={viewerId}
          target={target}
          refusal={outgoing.refusal}
          quietUntil={state.quietUntil}
          onSend={state.send}
          onSave={save}
          onCancel={() => state.setTarget(null)}
          onTyping={state.line.tellTyping}
          onEditLast={editLast}
        />
      ) : (
        <Standing room={room} zone={zone} viewerId={viewerId} signInPath={signInPath} interest={interest} />
      )}
    </>
  );
}

/** Names that the room itself has shown; whoever is not known by one is not named. */
function namesOf({ view }: WritingProps['state']): string[] {
  if (view.typing.size === 0) return [];
  const known = new Map<number, string>();
  for (const { author } of view.room.messages) known.set(author.id, author.name);
  for (const { id, name } of view.here.people) known.set(id, name);
  return [...view.typing.keys()].flatMap((id) => known.get(id) ?? []);
}
