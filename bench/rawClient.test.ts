import { expect, test } from '@jest/globals';
import { percentile } from './closedLoop.ts';
import { parseAnswer } from './rawClient.ts';

const bytes = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

test('an answer with its length is whole when all its bytes are there', () => {
  const head = ['HTTP/1.1 200 OK', 'Content-Length: 4', ''];
  expect(parseAnswer(bytes(...head, '{"a'))).toBeUndefined();
  expect(parseAnswer(bytes('HTTP/1.1 200 OK', 'Content-'))).toBeUndefined();
  expect(parseAnswer(bytes(...head, 'true'))).toEqual({ status: 200, body: Buffer.from('true') });
});

test('an answer in chunks is put together when the last has come', () => {
  const head = ['HTTP/1.1 404 Not Found', 'transfer-encoding: chunked', ''];
  expect(parseAnswer(bytes(...head, '3', 'abc', '2', 'd'))).toBeUndefined();
  expect(parseAnswer(bytes(...head, '3', 'abc', '2', 'de', ''))).toBeUndefined();
  expect(parseAnswer(bytes(...head, '3', 'abc', '2', 'de', '0', '', ''))).toEqual({
    status: 404,
    body: Buffer.from('abcde'),
  });
});

test('one of a hundred latencies may be longer than the 99th', () => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      99,
    ),
  ).toBe(99);
  expect(percentile([5, 1, 3], 99)).toBe(5);
});
