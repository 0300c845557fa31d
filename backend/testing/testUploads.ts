import { crc32, deflateSync } from 'node:zlib';
import { Role } from '@munim/schema/shared/roles.ts';
import sharp from 'sharp';
import type { ListedStore } from '../src/documents/fileStore.ts';
import type { TestApp } from './testApp.ts';
import { call } from './testCompany.ts';

/** A store whose files tests can read. */
export function memoryStore(): ListedStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: async (name, bytes) => void files.set(name, bytes),
    get: async (name) => files.get(name),
    remove: async (name) => void files.delete(name),
    list: async () => Array.from(files.keys()),
  };
}

export interface Part {
  name?: string;
  filename?: string;
  type?: string;
  /** A text is a text field. */
  bytes: Uint8Array | string;
}

/** Sends a multipart form as a role or user, or as nobody. */
export async function sendForm(
  app: TestApp,
  url: string,
  parts: Part[],
  who: number | null = Role.TOP_ADMIN,
) {
  const form = new FormData();
  for (const { name = 'file', filename = 'photo.jpg', type = 'image/jpeg', bytes } of parts)
    if (typeof bytes === 'string') form.append(name, bytes);
    else form.append(name, new File([Uint8Array.from(bytes)], filename, { type }));
  const encoded = new Response(form);
  const response = await app.app.inject({
    method: 'POST',
    url,
    headers: {
      ...(who === null ? {} : await app.as(who)),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Uploads for a record, or for a comment that is to be written; answers the address. */
export async function uploadFor(
  app: TestApp,
  who: number,
  bytes: Uint8Array,
  entity = 'COMMENT',
  filename = 'paper.pdf',
): Promise<string> {
  const { body } = await sendForm(
    app,
    '/file-manager',
    [
      { bytes, filename },
      { name: 'entity_name', bytes: entity },
    ],
    who,
  );
  return body[0].fileUrl;
}

/** A picture of one colour. */
export const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

/** A PDF with a script in it, as hostile as they come by mail. */
export const SCRIPTED_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n<script>alert(1)</script>\n%%EOF\n',
);

/** A PNG of so many pixels a side in a few kilobytes. */
export function pixelBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A sales user without one of the pairs. */
export async function withoutPair(app: TestApp, role: number, entity: string): Promise<number> {
  const { permissions, ...rest } = await app.db
    .selectFrom('users')
    .select(['permissions', 'role_id'])
    .where('user_id', '=', app.userIdOf(role))
    .executeTakeFirstOrThrow();
  const mark = crypto.randomUUID().slice(0, 8);
  const left = Object.fromEntries(Object.entries(permissions).filter(([name]) => name !== entity));
  const { user_id } = await app.db
    .insertInto('users')
    .values({
      ...rest,
      first_name: 'Less',
      email: `${mark}@example.com`,
      username: mark,
      permissions: JSON.stringify(left),
      mobile: String(7_000_000_000 + Math.floor(Math.random() * 999_999_999)),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
}

/** An order of the company's customer, through the API; returns its number. */
export async function addOrder(app: TestApp, quotationId: number): Promise<string> {
  await call(app, Role.TOP_ADMIN, 'PUT', '/quotation', {
    quotation_id: quotationId,
    status: 'CONFIRMED',
  });
  const { body } = await call(app, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', {
    quotation_id: quotationId,
  });
  return body.order.order_number;
}
