import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEYS = {
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'secret-of-the-test-store',
  region: 'ap-south-1',
};

export interface TestS3 {
  url: string;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  isDown: boolean;
  close(): Promise<void>;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmacOf = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

/** AWS Signature Version 4, computed a second time from the received request. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return false;
  const [, id, scope = '', signedHeaders = '', signature] = given;
  const [day = '', region = '', service = ''] = scope.split('/');
  const hash = String(request.headers['x-amz-content-sha256']);
  if (id !== S3_KEYS.accessKeyId || region !== S3_KEYS.region || service !== 's3') return false;
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  if (request.method === 'PUT' && hash === 'UNSIGNED-PAYLOAD') return false;
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name])}\n`);
  const [address = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    address,
    query.split('&').toSorted().join('&'),
    headers.join(''),
    signedHeaders,
    hash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join(
    '\n',
  );
  const key = [region, service, 'aws4_request'].reduce(
    hmacOf,
    hmacOf(`AWS4${S3_KEYS.secretAccessKey}`, day),
  );
  return hmacOf(key, text).toString('hex') === signature;
}

/** Objects of a list, two a page, so that readers have to turn pages. */
function listed(objects: TestS3['objects'], address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://store');
  const keys = Array.from(objects.keys(), (key) => key.slice(pathname.length + 1))
    .filter((key) => key.startsWith(searchParams.get('prefix') ?? ''))
    .toSorted();
  const from = Number(searchParams.get('continuation-token') ?? 0);
  const contents = keys
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next =
    from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/**
 * A store that speaks as much S3 as the file store uses, and accepts no request without a
 * signature.
 */
export async function startS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const name = request.url ?? '';
      if (test.isDown) return response.writeHead(503).end();
      if (!isSigned(request, body))
        return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (request.method === 'PUT') {
        objects.set(name, { bytes: body, contentType: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(name);
        return response.writeHead(204).end();
      }
      if (name.includes('list-type=2')) return response.writeHead(200).end(listed(objects, name));
      const found = objects.get(name);
      if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      return response.writeHead(200, { 'content-type': found.contentType }).end(found.bytes);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestS3 = {
    url: `s3://bucket/some/prefix?endpoint=${endpoint}`,
    objects,
    isDown: false,
    close,
  };
  return test;
}
