/** A failure that becomes the response: an HTTP status and a sentence for a person. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  /** Further fields of the response, beside `error`. */
  readonly details: object;

  constructor(
    status: number,
    sentence: string,
    { retryAfterSeconds, details = {} }: { retryAfterSeconds?: number; details?: object } = {},
  ) {
    super(sentence);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}
