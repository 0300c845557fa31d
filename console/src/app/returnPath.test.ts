import { expect, it } from '@jest/globals';
import { isDevelopment } from './environment.ts';
import { loginPath, returnPath } from './returnPath.ts';

it('returns to the requested page with its filters', () => {
  const login = loginPath('/sales/orders?page=2&status=PAID');
  expect(returnPath(login.slice('/login'.length))).toBe('/sales/orders?page=2&status=PAID');
  expect(loginPath('/')).toBe('/login');
});

it.each([
  '?return=//evil.example',
  '?return=https://evil.example',
  '?return=/\\evil.example',
  '?return=/%09/evil.example',
  '?return=/x/..//evil.example',
  '?return=/.//evil.example/x',
  '?return=/login',
  '?return=',
  '',
])('redirects to Home instead of following %s', (search) => expect(returnPath(search)).toBe('/'));

it.each([
  ['localhost:3000', true],
  ['192.168.1.7', true],
  ['console.dev.example.com', true],
  ['console.example.com', false],
])('%s: development %s', (host, expected) => expect(isDevelopment(host)).toBe(expected));
