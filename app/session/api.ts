import { safeParse, type $ZodType, type input, type output } from 'zod/v4/core';
import { partial } from 'zod/mini';
import { errorSchema, messageSchema } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { fillPath, type Endpoint } from '#contract/endpoints/endpoint.ts';
import { findStoredSession } from '#app/session/stored-session.ts';

/** A call that did not succeed. `message` is a sentence for a person. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The HTTP status; 0 when there was no response, or none that concerns the stored session. */
  readonly status: number;
  /** The word for programs; undefined when the failure is not the server's. */
  readonly code: ErrorCode | undefined;
  /** The first field of the request that breaks a rule. */
  readonly field: string | undefined;
  /** From the response's Retry-After header. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether `message` is the server's. If not, a caller may show its own fallback. */
  readonly hasServerMessage: boolean;
  /** The parsed body of the response: a few failures have more fields than those of every failure. */
  readonly content: unknown;

  constructor(
    message: string,
    answer: {
      status: number;
      hasServerMessage: boolean;
      code?: ErrorCode;
      field?: string;
      retryAfterSeconds?: number;
      content?: unknown;
    },
  ) {
    super(message);
    this.code = answer.code;
    this.field = answer.field;
    this.status = answer.status;
    this.hasServerMessage = answer.hasServerMessage;
    this.content = answer.content;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }
}

/** A proxy in front of the server may answer with a sentence alone. */
const receivedFailure = partial(errorSchema);

/** Whether a failed call may have had its effect: the connection may have broken after the call arrived. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof CallError && !error.hasServerMessage;
}

type SendOptions = {
  signal?: AbortSignal;
  /** The bearer token; the stored one when left out. */
  token?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
};

/** The endpoint's inputs: those of `params`, `query` and `body` for which it has a schema. */
type Inputs<E extends Endpoint> = {
  [
    Name in 'params' | 'query' | 'body' as E extends Record<Name, $ZodType> ? Name : never
  ]: E[Name] extends $ZodType ? input<E[Name]> : never;
};

type CallArguments<E extends Endpoint> =
  Record<never, never> extends Inputs<E>
    ? [options?: SendOptions & Inputs<E>]
    : [options: SendOptions & Inputs<E>];

/**
 * Makes one call of the API, with the stored token as bearer when there is one. It has no time-out. Throws
 * CallError, whose message is the answer's `error`, else its `message`, else a generic one; an aborted call
 * throws the signal's reason. To read only a part of a response, pass `{ ...endpoint, response: part }`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...options: CallArguments<E>
): Promise<output<E['response']>>;
export async function call(endpoint: Endpoint, options: SendOptions & SentInputs = {}): Promise<unknown> {
  const { response, content } = await send(endpoint, options, (response) => response.text());
  const parsed = safeParse(endpoint.response, parseJson(content));
  if (!parsed.success)
    throw new CallError('The server’s answer could not be read. Please try again.', {
      status: response.status,
      hasServerMessage: false,
    });
  return parsed.data;
}

/**
 * Downloads the file of an endpoint. Throws as `call` does, also when the connection breaks during the
 * download.
 */
export async function download<E extends Endpoint & { mediaType: string }>(
  endpoint: E,
  ...[options]: CallArguments<E>
): Promise<Blob> {
  const { content } = await send(endpoint, options ?? {}, (response) => response.blob());
  return content;
}

type SentInputs = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

async function send<Content>(
  { method, path, mediaType }: Endpoint,
  { params, query, body, signal, token, keepalive = false }: SendOptions & SentInputs,
  read: (response: Response) => Promise<Content>,
): Promise<{ response: Response; content: Content }> {
  const bearer = token ?? findStoredSession()?.token;
  const base: string = import.meta.env.VITE_SITE_API_URL ?? '';
  const search = new URLSearchParams(query).toString();
  let response: Response;
  let errorText: string;
  try {
    response = await fetch(base.replace(/\/$/, '') + fillPath(path, params) + (search && `?${search}`), {
      method,
      headers: {
        accept: mediaType === undefined ? 'application/json' : `${mediaType}, application/json`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      keepalive,
      // The cookies of the API say that this browser verified an email or is known to the account.
      credentials: base === '' ? 'same-origin' : 'include',
      cache: 'no-store',
    });
    if (response.ok) return { response, content: await read(response) };
    errorText = await response.text();
  } catch {
    signal?.throwIfAborted();
    throw new CallError(
      'Network error: the server could not be reached. Check your connection and try again.',
      { status: 0, hasServerMessage: false },
    );
  }
  if (response.status === 401 && isReplaced(bearer))
    throw new CallError('You have logged in again since. Please try again.', {
      status: 0,
      hasServerMessage: true,
    });
  throw toCallError(response, parseJson(errorText));
}

/** Whether somebody has logged in since the call was sent. Its 401 says nothing about their session. */
function isReplaced(bearer: string | undefined): boolean {
  const stored = findStoredSession();
  return bearer !== undefined && stored !== undefined && stored.token !== bearer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's HTML page, or nothing: the caller falls back on the status
  }
}

function toCallError(response: Response, content: unknown): CallError {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const failure = receivedFailure.safeParse(content).data;
  const serverMessage = failure?.error || messageSchema.safeParse(content).data?.message;
  return new CallError(
    serverMessage || `HTTP error ${response.status}: something went wrong on the server. Please try again.`,
    {
      status: response.status,
      hasServerMessage: !!serverMessage,
      content,
      ...(failure?.code && { code: failure.code as ErrorCode }),
      ...(failure?.field && { field: failure.field }),
      ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}),
    },
  );
}
