import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppError } from '~/lib/app-error';
import { describeError } from '~/ui/errors/describe-error';

describe('unmatched routes', () => {
  test.each([
    ['the splat route', { unmatched: '/nowhere' }],
    ['the router', 'Error: No route matches URL "/nowhere"'],
  ])('%s names the path', (_name, body) => {
    const error = new ErrorResponse(404, 'Not Found', body);
    expect(describeError(error, '/nowhere')).toEqual({ kind: 'unmatched', path: '/nowhere' });
  });
});

test.each([
  [new ErrorResponse(404, 'Not Found', null), 404, 'Page Not Found', false],
  [new AppError('not_found'), 404, 'Page Not Found', false],
  [new ErrorResponse(500, '', null), 500, 'Internal Server Error', false],
  [new ErrorResponse(403, '', null), 403, 'Internal Server Error', false],
  [new Error('boom'), 500, 'Internal Server Error', true],
  [undefined, 500, 'Internal Server Error', true],
])('%o', (error, status, message, unexpected) => {
  expect(describeError(error, '/x')).toMatchObject({ kind: 'page', status, message, unexpected });
});
