/** A failure that the caller is told of: its HTTP status and a sentence for a person. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, sentence: string, { retryAfterSeconds }: { retryAfterSeconds?: number } = {}) {
    super(sentence);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
