import type { Answer, Api } from '../api.ts';

/** Sends a DELETE, with the token and the body when they are given. */
export async function remove(
  api: Api,
  path: string,
  token?: string,
  body?: object,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await api.app.inject({
    method: 'DELETE',
    url: path,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}
