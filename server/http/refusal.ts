/** An answer other than success, with a sentence for a person. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, sentence: string, { retryAfterSeconds }: { retryAfterSeconds?: number } = {}) {
    super(sentence);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
