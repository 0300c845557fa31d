import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createApolloClient } from './apolloClient.ts';

const UPLOAD = gql`
  mutation Upload($files: [Upload!]!, $note: String) {
    upload(files: $files, note: $note)
  }
`;
const seen: { body: string; headers: Record<string, unknown> }[] = [];
let server: Server;
let uri: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/graphql-response+json');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST')
        seen.push({ body: Buffer.concat(parts).toString(), headers: request.headers });
      response.end(JSON.stringify({ data: { upload: 'kept' } }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => void server.close());

it('sends files as a GraphQL multipart request and reports progress', async () => {
  globalThis.fetch = () => Promise.reject(new Error('files do not go by fetch'));
  const client = createApolloClient({
    uri,
    loading: { begin: jest.fn(), end: jest.fn() },
    onSessionLost: jest.fn(),
  });
  const onUploadProgress = jest.fn();
  const files = [new File(['first'], 'a.txt'), new File(['second'], 'b.txt')];
  const { data } = await client.mutate({
    mutation: UPLOAD,
    variables: { files, note: 'two' },
    context: { onUploadProgress },
  });

  expect(data).toEqual({ upload: 'kept' });
  const [{ body, headers }] = seen as [(typeof seen)[0]];
  expect(headers['apollo-require-preflight']).toBe('true');
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('"variables":{"files":[null,null],"note":"two"}');
  expect(body).toContain('{"0":["variables.files.0"],"1":["variables.files.1"]}');
  expect(body.indexOf('name="operations"')).toBeLessThan(body.indexOf('name="map"'));
  expect(body.indexOf('name="map"')).toBeLessThan(body.indexOf('filename="a.txt"'));
  expect(body).toContain('second');
  expect(onUploadProgress).toHaveBeenLastCalledWith(1);
});
