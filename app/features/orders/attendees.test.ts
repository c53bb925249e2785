import { expect, test } from 'vitest';
import { questionsFor, readAttendees, readTyped } from './attendees';

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

test('each ticket has its own fields; a ticket without any is left out', () => {
  const posted = form({
    name: 'Ann',
    'attendee-1-name': ' Ann ',
    'attendee-1-answer-7': 'Vegan',
    'attendee-11-email': 'bob@example.org',
  });
  const places = [1, 2, 11].map((n) => ({ n, typeId: 5 }));
  expect(readAttendees(posted, places)).toEqual([
    { n: 1, typeId: 5, name: 'Ann', email: '', answers: { 7: 'Vegan' } },
    { n: 11, typeId: 5, name: '', email: 'bob@example.org', answers: {} },
  ]);
});

test('nothing but the fields of the form is shown again', () => {
  const posted = form({
    name: 'Ann',
    intent: 'pay',
    'attendee-1-answer-x': 'no',
    'attendee-2-name': 'Bo\0b',
  });
  expect(readTyped(posted)).toEqual({ name: 'Ann', 'attendee-2-name': 'Bob' });
});

test('questions are for all types or for some', () => {
  const all = { id: 1, typeIds: [] };
  const some = { id: 2, typeIds: [5] };
  expect(questionsFor([all, some], 5)).toEqual([all, some]);
  expect(questionsFor([all, some], 6)).toEqual([all]);
});
