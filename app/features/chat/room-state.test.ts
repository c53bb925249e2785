import { describe, expect, it } from 'vitest';
import {
  emptyRoom,
  findMessage,
  hasOlder,
  isAtTail,
  mostMessages,
  type RoomState,
  reduceRoom,
} from './room-state';
import { sampleMessage, sampleMessages } from './sample.test-data';

const seqs = (state: RoomState) => state.messages.map(({ seq }) => seq);
const opened = (from: number, to: number) =>
  reduceRoom(emptyRoom, { type: 'opened', messages: sampleMessages(from, to), change: to, newest: to });
const hear = (state: RoomState, ...messages: ReturnType<typeof sampleMessage>[]) =>
  reduceRoom(state, { type: 'heard', messages, isAtEnd: true });

describe('what is heard', () => {
  it('is added in order, once', () => {
    const state = hear(hear(opened(1, 3), sampleMessage(4)), sampleMessage(4));
    expect(seqs(state)).toEqual([1, 2, 3, 4]);
    expect(state.change).toBe(4);
  });

  it('waits for the one in between', () => {
    const early = hear(opened(1, 3), sampleMessage(5));
    expect(seqs(early)).toEqual([1, 2, 3]);
    expect(early.ahead).toEqual([5]);
    expect(isAtTail(early)).toBe(false);
    const late = hear(early, sampleMessage(4));
    expect(seqs(late)).toEqual([1, 2, 3, 4, 5]);
    expect(late).toMatchObject({ change: 5, ahead: [], held: [] });
  });

  it('changes what is there, and an older change changes nothing', () => {
    const edited = sampleMessage(2, { change: 10, body: 'Second' });
    const state = hear(hear(opened(1, 3), edited), sampleMessage(2, { change: 9, body: 'First' }));
    expect(findMessage(state, 2)?.body).toBe('Second');
  });

  it('takes deleted words out of the answers to them', () => {
    const replyTo = { id: 1001, seq: 1, authorId: 7, authorName: 'Ada', excerpt: 'secret', isDeleted: false };
    const state = hear(
      hear(opened(1, 3), sampleMessage(4, { replyTo })),
      sampleMessage(1, { change: 5, isDeleted: true, body: null }),
    );
    expect(findMessage(state, 4)?.replyTo).toMatchObject({ excerpt: '', isDeleted: true });
  });

  it('begins an empty room', () => {
    expect(seqs(hear(emptyRoom, sampleMessage(1)))).toEqual([1]);
  });

  it('leaves what is further back than the window alone', () => {
    expect(seqs(hear(opened(50, 60), sampleMessage(3, { change: 61 })))).toEqual(seqs(opened(50, 60)));
  });
});

describe('a gap', () => {
  it('is filled whatever the order of the changes', () => {
    const changes = [
      sampleMessage(5, { change: 5 }),
      sampleMessage(4, { change: 6 }),
      sampleMessage(1, { change: 7 }),
    ];
    const state = reduceRoom(hear(opened(1, 3), sampleMessage(6, { change: 9 })), {
      type: 'filled',
      messages: changes,
      isAtEnd: true,
      upTo: 9,
    });
    expect(seqs(state)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(state).toMatchObject({ change: 9, ahead: [] });
  });

  it('is known by its missing change', () => {
    expect(hear(opened(1, 3), sampleMessage(1, { change: 6 })).ahead).toEqual([6]);
  });
});

describe('the window', () => {
  it('drops the far end on the way up and reads it again on the way down', () => {
    let state = opened(401, 600);
    state = reduceRoom(state, { type: 'older', messages: sampleMessages(351, 400) });
    state = reduceRoom(state, { type: 'older', messages: sampleMessages(251, 350) });
    expect(state.messages.length).toBeLessThanOrEqual(mostMessages);
    expect(seqs(state)[0]).toBe(251);
    expect(isAtTail(state)).toBe(false);
    const last = seqs(state).at(-1) ?? 0;
    state = reduceRoom(state, { type: 'newer', messages: sampleMessages(last + 1, 600) });
    expect(isAtTail(state)).toBe(true);
    expect(hasOlder(state)).toBe(true);
  });

  it('stays where somebody reads, however much comes in', () => {
    let state = opened(1, mostMessages);
    state = reduceRoom(state, { type: 'heard', messages: [sampleMessage(mostMessages + 1)], isAtEnd: false });
    expect(seqs(state)[0]).toBe(1);
    expect(isAtTail(state)).toBe(false);
    state = reduceRoom(state, { type: 'newer', messages: [sampleMessage(mostMessages + 1)] });
    expect(isAtTail(state)).toBe(true);
  });

  it('goes along at the end', () => {
    const state = hear(opened(1, mostMessages), sampleMessage(mostMessages + 1));
    expect(state.messages.length).toBeLessThan(mostMessages);
    expect(isAtTail(state)).toBe(true);
  });
});
