import { errors, type ErrorCode } from '#contract/errors.ts';

/** The codes whose sentence depends on the case, and the others. */
type VaryingCode = {
  [Code in ErrorCode]: (typeof errors)[Code] extends { sentence: string } ? never : Code;
}[ErrorCode];
export type FixedCode = Exclude<ErrorCode, VaryingCode>;

type Options = {
  retryAfterSeconds?: number;
  /** Further fields of the response, beside `error` and `code`. */
  details?: object;
};

/** A failure that the caller is told about. Its status and sentence come from the table of `contract/errors.ts`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly details: object;

  constructor(code: FixedCode, options?: Options);
  constructor(code: VaryingCode, options: Options & { sentence: string });
  constructor(
    code: ErrorCode,
    { sentence, retryAfterSeconds, details = {} }: Options & { sentence?: string } = {},
  ) {
    const entry: { status: number; sentence?: string } = errors[code];
    super(sentence ?? entry.sentence);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }

  /** The HTTP status of the response. */
  get status(): number {
    return errors[this.code].status;
  }
}
