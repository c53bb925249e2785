import { expect, test } from 'vitest';
import { AppError } from '~/lib/app-error';
import { fieldErrorOf } from '~/lib/constraints';

test('a named constraint leads to its field', () => {
  const error = AppError.fromBackend({
    code: '23514',
    message: 'new row for relation "events" violates check constraint "event_doors_same_day"',
  });
  expect(fieldErrorOf(error)?.field).toBe('doors_at');
});

test('so does a reason that is about one field', () => {
  expect(fieldErrorOf(new AppError('unknown_timezone'))?.field).toBe('timezone');
});

test('other refusals belong to no field', () => {
  expect(fieldErrorOf(new AppError('not_allowed'))).toBeUndefined();
});
