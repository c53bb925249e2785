/** SQLSTATEs of the backend that mean something to people; `PTnnn` carries its own reason as the message. */
const reasonsByCode: Record<string, string> = {
  PGRST116: 'not_found',
  '42501': 'not_allowed',
  '23505': 'already_exists',
  '23514': 'invalid_value',
  '22P02': 'invalid_value',
  '22003': 'invalid_value',
};

/** How the client of the backend writes that no answer came at all. */
const fetchFailed = /^(TypeError|AbortError|TimeoutError|FetchError)\b/;

/** A refusal or failure with a stable snake_case reason; app/lib/reasons.ts puts it into words. */
export class AppError extends Error {
  override name = 'AppError';
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }

  static fromBackend(error: { code?: string; message: string }): AppError {
    const { code = '', message } = error;
    const failure = code === '' && fetchFailed.test(message) ? 'unreachable' : 'backend_failed';
    const reason = /^PT\d{3}$/.test(code) ? message : (reasonsByCode[code] ?? failure);
    return new AppError(reason, { cause: error });
  }
}
