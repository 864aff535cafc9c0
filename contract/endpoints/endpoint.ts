import type { $ZodType } from 'zod/v4/core';

/** Who may make a call: everyone, people who are signed in (bearer token), or admins. */
export type EndpointAccess = 'everyone' | 'session' | 'admin';

/**
 * One call of the API, described once: the server registers its route from it, the browser calls it, and the
 * development proxy, the API reference and the tests read it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` where a parameter goes. */
  path: `/${string}`;
  access: EndpointAccess;
  /** The heading that the reference lists it under. */
  group: string;
  summary: string;
  description?: string;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** The status and the body of a success: JSON unless `mediaType` says otherwise. */
  status: 200 | 201;
  mediaType?: 'text/csv';
  response: $ZodType;
  /** Statuses of failure, besides those that follow from access and input: see `failureStatuses`. */
  failures?: readonly number[];
  /** The body of a failure, where it has more fields than those of `errorSchema`. */
  failureResponses?: Readonly<Record<number, $ZodType>>;
};

/** Every status a call may fail with: 400 where it takes input, 401 and 403 by its access, and its own. */
export function failureStatuses({ access, query, body, failures = [] }: Endpoint): number[] {
  const statuses = new Set(failures);
  if (query !== undefined || body !== undefined) statuses.add(400);
  if (access !== 'everyone') statuses.add(401);
  if (access === 'admin') statuses.add(403);
  return [...statuses].toSorted((a, b) => a - b);
}

/** The path with its parameters filled in, each encoded. Throws a TypeError when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}
