import { expect, test } from '@jest/globals';
import { isWebsite, websiteAddress } from './website.ts';

test.each([
  'example.com',
  'HTTPS://Example.COM',
  'http://a-b.example.co.in:8080/path/to?x=1&y=ü#top',
  '10.0.0.255',
  'http://192.168.1.1:3000',
  'example.com?x',
  'example.com#x',
])('%s is a web address', (text) => expect(isWebsite(text)).toBe(true));

test.each([
  '',
  'example',
  'ftp://example.com',
  'http:/example.com',
  'https://',
  'exa mple.com',
  'example.com/a b',
  '-a.com',
  'a-.com',
  'a..com',
  '256.1.1.1',
  '1.2.3',
  'example.com:port',
  'javascript:alert(1)',
  'example.com/\n',
])('%j is not a web address', (text) => expect(isWebsite(text)).toBe(false));

test('is checked in linear time for any text', () => {
  const start = performance.now();
  isWebsite(`${'a-'.repeat(5000)}!`);
  isWebsite(`${'a.'.repeat(5000)}!`);
  isWebsite(`1.${'1'.repeat(10_000)}!`);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a link needs a scheme', () => {
  expect(['example.com', 'http://example.com', 'HTTPS://example.com'].map(websiteAddress)).toEqual([
    'https://example.com',
    'http://example.com',
    'HTTPS://example.com',
  ]);
});
