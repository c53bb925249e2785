import type { Side } from '../scene/side.ts';

/** A realtime topic: who listens, who says something on it, and which policies of the database say so. */
export type TopicRule = { topic: (side: Side) => string; listen: string; say: string; policies: string[] };

export const topics: TopicRule[] = [
  {
    topic: ({ event }) => `event:${event}:availability`,
    listen: 'everyone',
    say: 'none',
    policies: ['everyone can listen to what is left of events that are out'],
  },
  { topic: ({ draft }) => `event:${draft}:availability`, listen: 'crew+', say: 'none', policies: [] },
  {
    topic: ({ event }) => `event:${event}:timetable`,
    listen: 'everyone',
    say: 'none',
    policies: ['everyone can listen to timetables of events that are out'],
  },
  { topic: ({ draft }) => `event:${draft}:timetable`, listen: 'crew+', say: 'none', policies: [] },
  {
    topic: ({ event }) => `event:${event}:live`,
    listen: 'crew+',
    say: 'none',
    policies: ['teams can listen to the night of their event'],
  },
  {
    topic: ({ event, room }) => `event:${event}:chat:${room}`,
    listen: 'everyone',
    say: 'none',
    policies: ['readers of a room can listen to it'],
  },
  {
    topic: ({ event, room }) => `event:${event}:chat:${room}:typing`,
    listen: 'everyone',
    say: 'self crew+',
    policies: ['writers of a room can tell that they type'],
  },
  {
    topic: ({ event, crewRoom }) => `event:${event}:chat:${crewRoom}`,
    listen: 'crew+',
    say: 'none',
    policies: [],
  },
  {
    topic: ({ event, crewRoom }) => `event:${event}:chat:${crewRoom}:typing`,
    listen: 'crew+',
    say: 'crew+',
    policies: [],
  },
  {
    topic: ({ draft, drafted }) => `event:${draft}:chat:${drafted.room}`,
    listen: 'crew+',
    say: 'none',
    policies: [],
  },
  {
    topic: ({ person }) => `user:${person.id}`,
    listen: 'self',
    say: 'none',
    policies: ['people can listen to their own topic'],
  },
  {
    topic: ({ name }) => `self-check:${name}`,
    listen: 'staff',
    say: 'staff',
    policies: ['staff can listen to the test', 'staff can answer the test'],
  },
  // A room of one event under the name of another, and names that no policy knows.
  { topic: ({ draft, room }) => `event:${draft}:chat:${room}`, listen: 'none', say: 'none', policies: [] },
  { topic: ({ event }) => `event:${event}`, listen: 'none', say: 'none', policies: [] },
  { topic: ({ event }) => `event:${event}:live:more`, listen: 'none', say: 'none', policies: [] },
  { topic: () => 'user:', listen: 'none', say: 'none', policies: [] },
  { topic: () => 'user:0', listen: 'none', say: 'none', policies: [] },
];
