/** A failure that the caller is told of: its HTTP status and a sentence for a person. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  /** What the answer holds beside the sentence. */
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
