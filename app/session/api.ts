import { errorSchema, messageSchema } from '#contract/accounts.ts';
import { findStoredSession } from '#app/session/stored-session.ts';

/** A call that did not succeed. `message` is a sentence for a person. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** From the answer's Retry-After header. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether `message` is the server's own, so that a caller's fallback stands in only where it isn't. */
  readonly stated: boolean;

  constructor(message: string, answer: { status: number; stated: boolean; retryAfterSeconds?: number }) {
    super(message);
    this.status = answer.status;
    this.stated = answer.stated;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

/** A schema of zod, of its full build or its mini one. */
type Schema<Content> = { safeParse(content: unknown): { success: true; data: Content } | { success: false } };

type CallOptions<Answer> = {
  /** The contract's schema of the answer. */
  answer: Schema<Answer>;
  /** Sent as JSON when given. */
  body?: unknown;
  signal?: AbortSignal;
  /** The bearer token; the stored one when left out. */
  token?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
};

/**
 * One call of the API, with the stored token as bearer when there is one; it has no time-out (spec.md section 7).
 * Throws CallError, whose message is the answer's `error`, else its `message`, else a generic one (section 8);
 * an aborted call throws the signal's reason.
 */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { answer, body, signal, token, keepalive = false }: CallOptions<Answer>,
): Promise<Answer> {
  const bearer = token ?? findStoredSession()?.token;
  const base: string = import.meta.env.VITE_SITE_API_URL ?? '';
  let response: Response;
  let text: string;
  try {
    response = await fetch(base.replace(/\/$/, '') + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      keepalive,
      credentials: 'omit',
      cache: 'no-store',
    });
    text = await response.text();
  } catch {
    signal?.throwIfAborted();
    throw new CallError(
      'Network error: the server could not be reached. Check your connection and try again.',
      { status: 0, stated: false },
    );
  }
  const content = parseJson(text);
  if (!response.ok) throw failureOf(response, content);
  const parsed = answer.safeParse(content);
  if (!parsed.success)
    throw new CallError('The server’s answer could not be read. Please try again.', {
      status: response.status,
      stated: false,
    });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's HTML page, or nothing: the caller falls back on the status
  }
}

function failureOf(response: Response, content: unknown): CallError {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const said = errorSchema.safeParse(content).data?.error || messageSchema.safeParse(content).data?.message;
  return new CallError(
    said || `HTTP error ${response.status}: something went wrong on the server. Please try again.`,
    {
      status: response.status,
      stated: !!said,
      ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}),
    },
  );
}
