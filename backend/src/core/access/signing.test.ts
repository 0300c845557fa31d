import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSigned, signedAddress } from './signing.ts';

const HOUR_MS = 3_600_000;
const files = { assetBaseUrl: '/files' } as Parameters<typeof signedAddress>[0]['files'];
const parts = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return {
    name: pathname.slice('/files/'.length),
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  };
};

test('an address is of its own key, name and hour, in whatever order they are signed', () => {
  const one = fc.record({
    fileSigningKey: fc.constantFrom('first key', 'second key'),
    name: fc.constantFrom('a', 'b', 'a-sm'),
    hour: fc.integer({ min: 490_000, max: 490_002 }),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (asked) => {
      for (const { fileSigningKey, name, hour } of asked) {
        const now = hour * HOUR_MS + 1;
        const address = signedAddress({ files, fileSigningKey }, name, now);
        const { signature, expires, ...shown } = parts(address);
        expect(shown.name).toBe(name);
        expect(expires).toBe((hour + 2) * 3600);
        const opens = (key: string, what: string) => isSigned(key, what, expires, signature, now);
        expect(opens(fileSigningKey, name)).toBe(true);
        expect(opens('another key', name)).toBe(false);
        expect(opens(fileSigningKey, `${name}x`)).toBe(false);
      }
    }),
  );
});
