import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/**
 * A software authenticator for tests without a browser. It creates passkeys and signs with them as WebAuthn
 * specifies, with ES256 and without attestation. Its methods take the options that the server sends to a
 * browser, and return what the browser would send back.
 */
export class Authenticator {
  readonly #origin: string;
  readonly #rpIdHash: Buffer;
  readonly #id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Creates a passkey for these options. */
  create({ challenge }: Ceremony): object {
    const id = this.#id.toString('base64url');
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#coseKey(),
    ]);
    const data = this.#authenticatorData(0x41, attested);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.concat([
          // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR
          Buffer.from([0xa3]),
          cborText('fmt'),
          cborText('none'),
          cborText('attStmt'),
          Buffer.from([0xa0]),
          cborText('authData'),
          Buffer.from([0x58, data.length]),
          data,
        ]).toString('base64url'),
        transports: ['internal'],
      },
      id,
    };
  }

  /**
   * Signs a challenge. With `keepCount`, the counter does not increase, as in a copy of the authenticator.
   */
  sign({ challenge }: Ceremony, { keepCount = false } = {}): object {
    if (!keepCount) this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#authenticatorData(0x01);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      },
    };
  }

  #credential() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, more = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([this.#rpIdHash, head, more]);
  }

  /** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR: a key of the curve P-256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

type Ceremony = Readonly<Record<string, unknown>>;

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
