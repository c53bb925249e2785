type Reason = { status: number; code: string; error: string; message: string };

/** A refusal in the words of Supabase Storage, whose client branches on `statusCode` and `code`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number;
  readonly code: string;
  readonly error: string;

  constructor({ status, code, error, message }: Reason, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.error = error;
  }

  /** Supabase answers every refusal with 400 and puts the real status into the body. */
  toResponse(): Response {
    const body = {
      statusCode: String(this.status),
      error: this.error,
      message: this.message,
      code: this.code,
    };
    return Response.json(body, { status: this.status >= 500 ? this.status : 400 });
  }
}

export function bucketNotFound(): StorageError {
  return new StorageError({
    status: 404,
    code: 'NoSuchBucket',
    error: 'Bucket not found',
    message: 'Bucket not found',
  });
}

export function objectNotFound(): StorageError {
  return new StorageError({
    status: 404,
    code: 'NoSuchKey',
    error: 'not_found',
    message: 'Object not found',
  });
}

export function alreadyExists(): StorageError {
  return new StorageError({
    status: 409,
    code: 'KeyAlreadyExists',
    error: 'Duplicate',
    message: 'The resource already exists',
  });
}

export function accessDenied(message = 'new row violates row-level security policy'): StorageError {
  return new StorageError({ status: 403, code: 'AccessDenied', error: 'Unauthorized', message });
}

export function invalidToken(message: string): StorageError {
  return new StorageError({ status: 403, code: 'InvalidJWT', error: 'Unauthorized', message });
}

export function invalidKey(): StorageError {
  return new StorageError({
    status: 400,
    code: 'InvalidKey',
    error: 'InvalidKey',
    message: 'The name of the object has characters or parts that are not allowed',
  });
}

export function invalidRequest(message: string, options?: ErrorOptions): StorageError {
  return new StorageError({ status: 400, code: 'InvalidRequest', error: 'InvalidRequest', message }, options);
}

export function invalidMimeType(type: string): StorageError {
  return new StorageError({
    status: 415,
    code: 'InvalidMimeType',
    error: 'invalid_mime_type',
    message: `mime type ${type} is not supported`,
  });
}

export function tooLarge(): StorageError {
  return new StorageError({
    status: 413,
    code: 'EntityTooLarge',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  });
}

export function busy(): StorageError {
  return new StorageError({
    status: 503,
    code: 'SlowDown',
    error: 'slow_down',
    message: 'Too many images are being resized',
  });
}
