import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('without a network', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['the browser says so', false, new Error('boom'), 'offline'],
    ['nothing answers', true, new AppError('unreachable'), 'offline'],
    ['it is our own fault', true, new Error('boom'), 'page'],
    ['there was an answer', false, new ErrorResponse(404, 'Not Found', null), 'page'],
  ])('%s', (_name, onLine, error, kind) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', { onLine });
    expect(describeError(error, '/x').kind).toBe(kind);
  });

  test('a server is never offline', () => {
    expect(describeError(new AppError('unreachable'), '/x').kind).toBe('page');
  });
});
