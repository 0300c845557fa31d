import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Settings } from '../core/settings.ts';
import { checkedName, isFileName, type ListedStore } from './fileStore.ts';

const LIMIT_MS = 15_000;

/** s3://bucket/prefix, at Amazon or, with ?endpoint=, at any store that speaks S3 with paths. */
export function s3Store({
  url,
  accessKeyId,
  secretAccessKey,
  region,
}: Settings['files']): ListedStore {
  const { hostname: bucket, pathname, searchParams } = new URL(url);
  if (!accessKeyId || !secretAccessKey)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set for an s3:// store');
  const endpoint = (searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(
    /\/$/,
    '',
  );
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const folder = [endpoint, bucket, prefix].filter(Boolean).join('/');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = (name: string, init: RequestInit) =>
    client.fetch(`${folder}/${checkedName(name)}`, {
      ...init,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  return {
    async put(name, bytes, contentType) {
      // The bytes are signed too: what arrives is what was sent, or nothing.
      const headers = {
        'content-type': contentType,
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const response = await call(name, { method: 'PUT', headers, body: Uint8Array.from(bytes) });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The file store answered ${response.status} to PUT`);
    },
    async get(name) {
      const response = await call(name, {});
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new Error(`The file store answered ${response.status} to GET`);
    },
    async remove(name) {
      const response = await call(name, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404)
        throw new Error(`The file store answered ${response.status} to DELETE`);
    },
    async list() {
      const names: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix && `${prefix}/` });
        if (token) query.set('continuation-token', token);
        const response = await client.fetch(`${endpoint}/${bucket}?${query}`, {
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        const text = await response.text();
        if (!response.ok) throw new Error(`The file store answered ${response.status} to a list`);
        const keys = Array.from(text.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key]) => String(key));
        names.push(...keys.map((key) => key.slice(prefix ? prefix.length + 1 : 0)));
        // a token is base64, so without characters that XML would escape
        token = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
      }
      // another prefix may begin with this one's name and a slash
      return names.filter(isFileName);
    },
  };
}
