type Details = { code?: string | undefined; param?: string | undefined };

/** A refusal in Stripe's form, which the SDK turns into its own error classes. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  static invalid(message: string, details?: Details): ApiError {
    return new ApiError(400, 'invalid_request_error', message, details);
  }

  static missing(kind: string, id: string): ApiError {
    const message = `No such ${kind.replace('.', ' ')}: '${id}'`;
    return new ApiError(404, 'invalid_request_error', message, { code: 'resource_missing', param: 'id' });
  }

  toBody(): object {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}
