import { describe, expect, it } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import { failureStatuses, fillPath, type Endpoint } from './endpoint.ts';
import { readUserEndpoint } from './session-endpoints.ts';

// The one place besides the endpoints where paths are typed: a change here is a change that other programs notice.
const published = `
GET /health (everyone) 200
GET /ready (everyone) 200 503
POST /login (everyone) 200 400 401 403 429
POST /check-availability (everyone) 200 400 429
POST /send-otp (everyone) 200 400 409 429 503
POST /verify-otp (everyone) 200 400 429
POST /register (everyone) 201 400 403 409 429
POST /send-reset-otp (everyone) 200 400 429
POST /reset-password (everyone) 200 400 429
POST /logout (session) 200 401
GET /session (session) 200 401
GET /user (session) 200 401
GET /api/progress (session) 200 400 401
PUT /api/progress (session) 200 400 401 413
GET /api/account (session) 200 401
POST /api/account/password (session) 200 400 401 403 429
GET /api/account/sessions (session) 200 401
DELETE /api/account/sessions/:id (session) 200 401 404
GET /api/account/email (session) 200 401
POST /api/account/email (session) 200 400 401 403 429 503
DELETE /api/account/email (session) 200 401
POST /api/account/email/codes (session) 200 401 409 429 503
POST /api/account/email/confirm (session) 200 400 401 403 409 429
GET /api/account/export (session) 200 401
DELETE /api/account (session) 200 400 401 403 409 429
POST /login/second-factor (everyone) 200 400 401 403 429
GET /api/account/second-factor (session) 200 401
POST /api/account/passkeys/options (session) 200 400 401 403 409 429
POST /api/account/passkeys (session) 200 400 401 409
DELETE /api/account/passkeys/:id (session) 200 400 401 403 404 429
POST /api/account/authenticator-app (session) 200 400 401 403 409 429
POST /api/account/authenticator-app/confirm (session) 200 400 401 409 429
DELETE /api/account/authenticator-app (session) 200 400 401 403 404 429
POST /api/account/recovery-codes (session) 200 400 401 403 409 429
POST /api/account/reauthentication/options (session) 200 401
POST /api/account/reauthentication (session) 200 400 401 403 409 429
GET /api/admin/users (admin) 200 400 401 403
PATCH /api/admin/users/:userId (admin) 200 400 401 403 404 409
GET /api/admin/users.csv (admin) 200 400 401 403
GET /api/admin/users/:userId (admin) 200 401 403 404
POST /api/admin/users/:userId/reset-mail (admin) 200 400 401 403 404 429
DELETE /api/admin/users/:userId (admin) 200 400 401 403 404 409
DELETE /api/admin/users/:userId/sessions (admin) 200 400 401 403 404
DELETE /api/admin/users/:userId/sessions/:sessionId (admin) 200 400 401 403 404
GET /api/admin/acts (admin) 200 400 401 403
GET /api/admin/acts.csv (admin) 200 400 401 403
`;

function formatEndpoint(endpoint: Endpoint): string {
  const { method, path, access, status } = endpoint;
  return [method, path, `(${access})`, status, ...failureStatuses(endpoint)].join(' ');
}

describe('the endpoints', () => {
  it('are those that are published', () => {
    expect(allEndpoints.map(formatEndpoint).toSorted()).toEqual(published.trim().split('\n').toSorted());
  });

  it('have a path that names their parameters', () => {
    for (const { path, params } of allEndpoints) expect(path.includes(':')).toBe(params !== undefined);
  });
});

describe('fillPath', () => {
  it('encodes what it fills in', () => {
    expect(fillPath('/api/admin/users/:userId', { userId: 'a/../b?' })).toBe(
      '/api/admin/users/a%2F..%2Fb%3F',
    );
    expect(fillPath(readUserEndpoint.path)).toBe('/user');
  });

  it('throws where a parameter is missing', () => {
    expect(() => fillPath('/api/account/sessions/:id')).toThrow(/needs the parameter id/);
  });
});
