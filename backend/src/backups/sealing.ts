import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/** Parameters of the key in a manifest: enough to derive it from the passphrase and to see that the passphrase is right. */
export interface KeyTerms {
  salt: string;
  check: string;
}

/** Turns bytes into what is stored, and back. */
export interface Sealer {
  /** Part of the names of stored files: those of another key are not taken for ours. */
  id: string;
  terms: KeyTerms | null;
  seal(name: string, bytes: Uint8Array): Uint8Array;
  /** Fails when a byte or the name is another. */
  open(name: string, bytes: Uint8Array): Uint8Array;
  /** Signature of a manifest: its hash, or with a key a value that only the key's holder can compute. */
  sign(text: string): string;
}

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

export const PLAIN: Sealer = {
  id: 'plain',
  terms: null,
  seal: (_, bytes) => bytes,
  open: (_, bytes) => bytes,
  sign: (text) => sha256(text),
};

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** 64 MB and a fifth of a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** AES-256-GCM under a key of the passphrase; each object with a nonce of its own and bound to its name. */
export async function sealerOf(passphrase: string, terms?: KeyTerms): Promise<Sealer> {
  const salt = terms ? Buffer.from(terms.salt, 'base64url') : randomBytes(KEY_BYTES);
  const key = await derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST);
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const check = hmac('munim backup');
  if (terms && !same(terms.check, check))
    throw new Error('The passphrase is not the one that the backup was made with');
  return {
    id: hmac('munim key').slice(0, 12),
    terms: { salt: salt.toString('base64url'), check },
    seal(name, bytes) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name));
      const body = [cipher.update(bytes), cipher.final()];
      return Buffer.concat([nonce, ...body, cipher.getAuthTag()]);
    },
    open(name, bytes) {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]);
    },
    sign: (text) => hmac(`manifest ${text}`),
  };
}
