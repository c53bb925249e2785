import { expect, test } from 'vitest';
import { checkRoom, newRoom, usualRoom } from './room-settings';

const room = { ...newRoom, name: 'Camping' };

test('a room needs a name', () => {
  expect(checkRoom(room)).toEqual({});
  expect(checkRoom(newRoom)).toHaveProperty('name');
});

test('whoever may write has to be able to read, and crew rooms stay with the crew', () => {
  expect(checkRoom({ ...room, readBy: 'holders', writeBy: 'interested' })).toHaveProperty('writeBy');
  expect(checkRoom({ ...room, readBy: 'everyone', writeBy: 'organisers' })).toEqual({});
  expect(checkRoom({ ...room, kind: 'crew' })).toHaveProperty('readBy');
});

test('a stage room has a stage, and times have an order', () => {
  expect(checkRoom({ ...room, kind: 'stage' })).toHaveProperty('stageId');
  const opensAt = '2026-11-20T10:00:00Z';
  expect(checkRoom({ ...room, opensAt, closesAt: opensAt })).toHaveProperty('closesAt');
});

test('another kind brings its usual readers, and its name unless somebody gave one', () => {
  expect(usualRoom('crew', newRoom)).toMatchObject({ name: 'Crew', readBy: 'crew', writeBy: 'crew' });
  expect(usualRoom('ride_share', room)).toMatchObject({ name: 'Camping', readBy: 'holders' });
});
