import fs from 'node:fs';
import { expect, test } from '@jest/globals';

type Operation = { parameters?: { in: string; name: string }[] };
const document = JSON.parse(
  fs.readFileSync(new URL('../../../../schema/rest/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, { post?: Operation }> };

/** Uploads (removed when no record takes them), sessions, reads by POST, and what is the same when it is done twice. */
const NOT_REPEATABLE = [
  '/admin/role/effect',
  '/admin/user/logout',
  '/admin/user/unlock',
  '/admin/user/viewAs',
  // their answer shows a secret, and is not kept
  '/api_token',
  '/api_token/rotate',
  '/clickUp/task/attachment',
  '/company/mail/test',
  '/download_link',
  '/enquiry/sku',
  '/file-manager',
  '/imageUpload',
  '/resendOtp',
  '/sendOtp',
  '/set_up/administrator',
  '/set_up/company',
  '/set_up/registration',
  '/set_up/series',
  '/set_up/state',
  '/set_up/test_mail',
  '/sku/named',
  '/tickets/states',
  '/user/firstSteps/dismiss',
  '/user/logout',
  '/user/refreshAccessToken',
  '/user/setDefaultUser',
  '/userTracking',
  '/verifyUser',
];

test('every POST that makes or changes a record takes an Idempotency-Key', () => {
  const without = Object.entries(document.paths).flatMap(([path, { post }]) => {
    const takesKey = post?.parameters?.some(
      (parameter) => parameter.in === 'header' && parameter.name === 'idempotency-key',
    );
    return post && !takesKey ? [path] : [];
  });
  expect(without.toSorted()).toEqual(NOT_REPEATABLE);
});
