import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about security. */
export const securityTechnologies: TechnologyDetail[] = [
  {
    id: 'sessions',
    description:
      'HTTP forgets you after each request. A session remembers: the server keeps a record, and the browser holds only a long random id in a cookie. Because the record is yours, logging out, or ending every device after a theft, works at once. Set the cookie to HttpOnly, Secure and SameSite, make a new id at login, and let idle sessions end. For most websites this is all you need.',
    features: [
      'Random ids that cannot be guessed',
      'Cookies that scripts cannot read',
      'A new id whenever rights change',
      'Ended on the server, effective immediately',
      'SameSite and tokens against forged requests',
    ],
    resources: [
      {
        name: 'Session management cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
      },
      {
        name: 'Using HTTP cookies on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Cookies',
      },
      {
        name: 'Authentication at Web Security Academy',
        url: 'https://portswigger.net/web-security/authentication',
      },
    ],
  },
  {
    id: 'jwt',
    description:
      'A JSON Web Token is a signed note: who you are, what you may do, until when. Any server with the key can check it without asking a database, which suits services that talk to each other. The same quality makes it hard to take back, so keep its life short. Anybody can read what is inside. For a website with one server, a plain session in a cookie is simpler and safer.',
    features: [
      'Header, claims and signature, joined by dots',
      'Signed, usually not encrypted',
      'Standard claims such as exp, iss and aud',
      'Check the algorithm, do not trust the header',
      'Short life, refreshed or revoked elsewhere',
    ],
    resources: [
      { name: 'Introduction to JSON Web Tokens', url: 'https://www.jwt.io/introduction' },
      { name: 'JWT, RFC 7519', url: 'https://www.rfc-editor.org/rfc/rfc7519.html' },
      { name: 'JWT best current practices, RFC 8725', url: 'https://www.rfc-editor.org/rfc/rfc8725.html' },
      { name: 'JWT attacks at Web Security Academy', url: 'https://portswigger.net/web-security/jwt' },
    ],
  },
  {
    id: 'oauth',
    description:
      'Log in with Google is OAuth at work, with OpenID Connect on top to say who the person is. The user gives consent to somebody they already trust, and your application receives a token instead of a password. Use the authorization code flow with PKCE; the other flows of old are discouraged. Let a tested library do it, check state and redirect URL exactly, and ask for few scopes.',
    features: [
      'Authorization code flow with PKCE',
      'Access tokens short, refresh tokens guarded',
      'Scopes limit what an app may do',
      'OpenID Connect adds a verified identity',
      'Redirect URLs compared character by character',
    ],
    resources: [
      { name: 'OAuth 2.0 on oauth.net', url: 'https://oauth.net/2/' },
      { name: 'OAuth 2.0 Simplified', url: 'https://www.oauth.com/' },
      {
        name: 'Security best current practice, RFC 9700',
        url: 'https://www.rfc-editor.org/rfc/rfc9700.html',
      },
      { name: 'How OpenID Connect works', url: 'https://openid.net/developers/how-connect-works/' },
    ],
  },
  {
    id: 'password-hashing',
    description:
      "A site must be able to check a password without being able to reveal it. So it stores a hash from a function that is slow on purpose and salted for each user; Argon2id is today's first choice. Never invent one, and never use plain SHA for this. Measure the settings on your own server until one check costs a noticeable fraction of a second, and raise them as machines improve.",
    features: [
      'Slow and hungry for memory, on purpose',
      'A fresh salt for every password',
      'Settings are stored inside the hash',
      'Rehash at login when settings have changed',
      'Refuse passwords known from leaks',
    ],
    resources: [
      {
        name: 'Password storage cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
      },
      { name: 'Argon2, RFC 9106', url: 'https://www.rfc-editor.org/rfc/rfc9106.html' },
      { name: 'Digital identity guidelines of NIST', url: 'https://pages.nist.gov/800-63-4/' },
    ],
  },
  {
    id: 'rate-limiting',
    description:
      'Somebody will try ten thousand passwords, and somebody else will write a loop by mistake. A limit says how many requests a client may send in a given time, and answers 429 beyond that. Count by account as well as by IP address, since a whole hostel can share one address. Put the strictest limits on login, codes and mail. With more than one server, keep the counters in a shared store such as Redis.',
    features: [
      'Token bucket or sliding window',
      '429 with a Retry-After header',
      'Separate limits for costly routes',
      'Shared counters behind several servers',
      'Log who was stopped, without their secrets',
    ],
    resources: [
      {
        name: 'Status 429 on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/429',
      },
      {
        name: 'Blocking brute force attacks, OWASP',
        url: 'https://owasp.org/www-community/controls/Blocking_Brute_Force_Attacks',
      },
      {
        name: 'Denial of service cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Denial_of_Service_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'cors',
    description:
      'Browsers stop a page from reading answers of another origin unless that origin agrees. CORS is how it agrees: headers on the response naming who may read, with which methods and headers. Sometimes the browser asks first, in a preflight OPTIONS request. Remember that it protects only users of your API in browsers: curl ignores it, so it never replaces checking who is asking.',
    features: [
      'An origin is scheme, host and port together',
      'Preflight requests for anything unusual',
      'Credentials need an exact origin, never a star',
      'Max-Age lets browsers remember the answer',
      'Errors show in the console, not to your code',
    ],
    resources: [
      { name: 'CORS on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS' },
      {
        name: 'Same-origin policy on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Same-origin_policy',
      },
      { name: 'CORS at PortSwigger Web Security Academy', url: 'https://portswigger.net/web-security/cors' },
    ],
  },
  {
    id: 'tls',
    description:
      "The little lock means that nobody between two machines can read or change what they say, and that the server is who its certificate claims. TLS does both, and today it costs nothing: Let's Encrypt issues certificates and renewing them is a program's work. Let a proxy or your platform handle it where you can. Accept version 1.2 and newer only, and never switch off checking to silence an error.",
    features: [
      'Encryption and proof of identity in one',
      'Certificates signed by trusted authorities',
      'Short lives with automatic renewal',
      'HSTS keeps browsers on the safe path',
      'Both sides may show a certificate',
    ],
    resources: [
      {
        name: 'TLS on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Transport_Layer_Security',
      },
      { name: "Let's Encrypt documentation", url: 'https://letsencrypt.org/docs/' },
      {
        name: 'TLS cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
      },
      { name: 'Package crypto/tls', url: 'https://pkg.go.dev/crypto/tls' },
    ],
  },
  {
    id: 'owasp-top-ten',
    description:
      'Every few years OWASP counts which weaknesses hurt web applications most, and the list changes less than one would hope. Broken access control leads: users who reach what belongs to others by changing an id in the URL. Misconfiguration, careless dependencies and injection follow. Read one entry a day for ten days and look for it in your own project; you may well find three.',
    features: [
      'Broken access control in first place',
      'Misconfiguration and software supply chain next',
      'Cryptographic failures and injection',
      'Each entry with examples and prevention',
      'Cheat sheets tell how to do it right',
    ],
    resources: [
      { name: 'OWASP Top Ten', url: 'https://owasp.org/www-project-top-ten/' },
      { name: 'OWASP cheat sheets', url: 'https://cheatsheetseries.owasp.org/' },
      { name: 'PortSwigger Web Security Academy', url: 'https://portswigger.net/web-security' },
    ],
  },
];
