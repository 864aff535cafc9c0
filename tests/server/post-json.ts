/** Sends the body as JSON, with the cookie. Rejects when the response is not JSON. */
export async function postJson(
  url: string,
  body: object,
  cookie = '',
): Promise<{ status: number; body: Record<string, unknown>; cookie: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const [given = ''] = response.headers.getSetCookie();
  return { status: response.status, body: await response.json(), cookie: given.split(';')[0] ?? '' };
}
