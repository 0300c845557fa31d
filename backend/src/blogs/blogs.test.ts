import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ALL_ROLES, Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import {
  memoryStore,
  SCRIPTED_PDF,
  sendForm,
  solid,
  uploadFor,
} from '../../testing/testUploads.ts';
import { removeOrphans } from '../documents/removeOrphans.ts';

let app: TestApp;
const files = memoryStore();
beforeAll(async () => {
  app = await createTestApp({ services: { files } });
});
afterAll(() => app.close());

const POST = { title: 'Towels that last', content: '<p>Wash warm.</p>' };
type Who = number;
const create = (more: object = {}, headers?: Record<string, string>, who: Who = Role.TOP_ADMIN) =>
  call(app, who, 'POST', '/v1/blog/create', { ...POST, ...more }, headers);
const change = (blog_post_id: number, more: object) =>
  call(app, Role.BROAD_ACCESS, 'PATCH', '/v1/blog/update', { blog_post_id, ...more });
const remove = (blog_post_id: number) =>
  call(app, Role.TOP_ADMIN, 'DELETE', '/v1/blog/delete', { blog_post_id });
const list = (query = '', who: Who = Role.TOP_ADMIN) =>
  call(app, who, 'GET', `/v1/blog/get?${query}`);
const made = async (more: object = {}) => (await create(more)).body.data;
const read = async (id: number) => (await list(`blog_post_id=${id}`)).body.data[0];
const picture = async () =>
  (await sendForm(app, '/imageUpload', [{ bytes: await solid(20, 20).png().toBuffer() }])).body[0];
const audited = (id: number) =>
  app.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'BLOG')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();

describe('writing', () => {
  test('made, read with its content, listed without it', async () => {
    const cover = await picture();
    const post = await made({
      title: '  Towels   that last ',
      tags: ['GST', ' gst', 'Bed  linen'],
      coverphoto: cover.file_name,
    });
    expect(post).toMatchObject({
      title: 'Towels that last',
      content: '<p>Wash warm.</p>',
      tags: ['GST', 'Bed linen'],
      coverphoto: cover.file_name,
      cover_url: expect.stringContaining(`${cover.file_name}?expires=`),
      cover_thumbnail: expect.stringContaining(`${cover.uuid}-sm.png?expires=`),
      status: 'ACTIVE',
      version: 1,
      created_by_info: { user_id: app.userIdOf(Role.TOP_ADMIN) },
    });
    expect(await read(post.blog_post_id)).toEqual(post);
    const listed = (await list('limit=1')).body;
    expect(listed.data).toEqual([{ ...post, content: null }]);
    expect(await audited(post.blog_post_id)).toMatchObject([{ action: 'CREATE' }]);
  });

  test('a change leaves what is absent, counts its version, and keeps no text in the trail', async () => {
    const { blog_post_id, updated_at } = await made({ tags: ['Care'] });
    const answer = await change(blog_post_id, { content: '<p>Wash cold.</p>', version: 1 });
    expect(answer.body.data).toMatchObject({
      title: POST.title,
      content: '<p>Wash cold.</p>',
      tags: ['Care'],
      version: 2,
    });
    expect(Date.parse(answer.body.data.updated_at)).toBeGreaterThan(Date.parse(updated_at));
    expect((await change(blog_post_id, { content: '<p>Wash cold.</p>' })).body.data.version).toBe(
      2,
    );
    const trail = await audited(blog_post_id);
    expect(trail.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE']);
    expect(trail[1]?.changes).toEqual({ content: { from: '17 characters', to: '17 characters' } });
  });

  test('of two changes on one version the second is refused and loses nothing', async () => {
    const { blog_post_id } = await made();
    const texts = ['<p>Hers.</p>', '<p>His.</p>'];
    const answers = await Promise.all(
      texts.map((content) => change(blog_post_id, { content, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      error: 'CONFLICT',
      message: 'This blog post was changed by someone else. Load it again to see the change.',
    });
    const winner = texts[answers.findIndex(({ status }) => status === 200)];
    expect(await read(blog_post_id)).toMatchObject({ content: winner, version: 2 });
  });

  test('archived and shown again; an empty coverphoto removes it', async () => {
    const { blog_post_id } = await made({ coverphoto: (await picture()).file_name });
    expect((await change(blog_post_id, { status: 'ARCHIVED' })).body.data.status).toBe('ARCHIVED');
    const shown = await change(blog_post_id, { status: 'ACTIVE', coverphoto: '' });
    expect(shown.body.data).toMatchObject({ status: 'ACTIVE', coverphoto: null, cover_url: null });
    const trail = await audited(blog_post_id);
    expect(trail[1]?.changes).toEqual({ status: { from: 'ACTIVE', to: 'ARCHIVED' } });
  });

  test('deleted once: out of every list, its row stays', async () => {
    const { blog_post_id } = await made();
    expect(await remove(blog_post_id)).toMatchObject({
      status: 200,
      body: { success: true, result: { blog_post_id } },
    });
    expect((await list(`blog_post_id=${blog_post_id}`)).body).toMatchObject({ data: [], count: 0 });
    for (const answer of [await remove(blog_post_id), await change(blog_post_id, { title: 'x' })])
      expect(answer).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    const row = app.db.selectFrom('blogs').select('is_deleted');
    expect(await row.where('blog_post_id', '=', blog_post_id).executeTakeFirst()).toEqual({
      is_deleted: true,
    });
    expect((await audited(blog_post_id)).at(-1)?.action).toBe('DELETE');
  });

  test('the same Idempotency-Key answers the first post again', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await create({}, headers);
    expect((await create({}, headers)).body).toEqual(first.body);
  });

  test.each([
    [{ title: '   ' }, 'title'],
    [{ title: 'x'.repeat(151) }, 'title'],
    [{ content: '' }, 'content'],
    [{ content: ' <p> &nbsp;</p><script>alert(1)</script>' }, 'content'],
    [{ content: `<p>${'क'.repeat(49_994)}</p>` }, 'content'],
    [{ content: 'x'.repeat(70_000) }, 'content'],
    [{ tags: Array.from({ length: 11 }, (_, i) => `Tag ${i}`) }, 'tags'],
    [{ tags: ['a,b'] }, 'tags.0'],
    [{ tags: ['ok', ' '] }, 'tags.1'],
    [{ tags: ['x'.repeat(31)] }, 'tags.0'],
    [{ status: 'DRAFT' }, 'status'],
    [{ coverphoto: '../secret.png' }, 'coverphoto'],
    [{ coverphoto: 'https://example.com/x.png' }, 'coverphoto'],
    [{ coverphoto: `${crypto.randomUUID()}.png` }, 'coverphoto'],
    [{ author: 'me' }, 'author'],
  ])('refuses %.60j', async (wrong, field) => {
    expect(await create(wrong)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('the longest content that is allowed, in any script', async () => {
    const content = `<p>${'क'.repeat(49_993)}</p>`;
    expect((await made({ content })).content).toBe(content);
  });
});

describe('reading', () => {
  test('by status and by any of the tags, whatever their case', async () => {
    const care = (await made({ tags: ['Wash Care', 'Towels'] })).blog_post_id;
    const tax = (await made({ tags: ['कर', 'Input credit'], status: 'ARCHIVED' })).blog_post_id;
    const idsOf = async (query: string) =>
      (await list(query)).body.data.map((row: { blog_post_id: number }) => row.blog_post_id);
    expect(await idsOf('tags=WASH%20care')).toEqual([care]);
    expect(await idsOf(`tags=towels,${encodeURIComponent('कर')}`)).toEqual([tax, care]);
    expect(await idsOf('tags=wash')).toEqual([]);
    expect(await idsOf('tags=wash%20care&status=ARCHIVED')).toEqual([]);
    expect(await idsOf('status=ARCHIVED')).toEqual([tax]);
    expect((await list('status=DRAFT')).status).toBe(400);
  });

  test('whoever has the permission sees all posts, others none', async () => {
    const { count } = (await list()).body;
    for (const role of ALL_ROLES) {
      const answer = await list('', role);
      if ([Role.TOP_ADMIN, Role.BROAD_ACCESS].some((one) => one === role))
        expect(answer.body.count).toBe(count);
      else expect([answer.status, (await create({}, {}, role)).status]).toEqual([403, 403]);
    }
  });
});

describe('pictures', () => {
  const contentWith = (...sources: string[]) =>
    `<p>Look:</p>${sources.map((source) => `<img src="${source}" alt="Towel">`).join('')}`;

  test('ours only, stored by name, with addresses signed anew on reading', async () => {
    const { uuid, file_name, fileUrl } = await picture();
    const signed = `<img src="/files/${file_name}?expires=`;
    const { blog_post_id, content } = await made({
      content: contentWith(fileUrl.replaceAll('&', '&amp;')),
    });
    expect(content).toContain(signed);
    const stored = app.db.selectFrom('blogs').select(['content', 'pictures']);
    expect(await stored.where('blog_post_id', '=', blog_post_id).executeTakeFirst()).toEqual({
      content: `<p>Look:</p><img src="${file_name}" alt="Towel" />`,
      pictures: [uuid],
    });
    // sends back what was read, unchanged
    const again = await change(blog_post_id, { content, title: 'Again' });
    expect(again.body.data.content).toContain(signed);
    const address = /src="([^"]+)"/.exec(content)![1]!.replaceAll('&amp;', '&');
    expect((await app.app.inject({ url: address })).headers['content-type']).toBe('image/png');
  });

  test('from elsewhere, of a record, or unknown: taken out', async () => {
    const pdf = await uploadFor(app, Role.TOP_ADMIN, SCRIPTED_PDF);
    const { content } = await made({
      content: contentWith(
        'https://example.com/a.png',
        '//example.com/a.png',
        'data:image/png;base64,iVBORw0KGgo=',
        `/files/${crypto.randomUUID()}.png`,
        pdf,
      ),
    });
    expect(content).toBe('<p>Look:</p>');
  });

  test('at most 50 in a post', async () => {
    const sources = await Promise.all(Array.from({ length: 51 }, picture));
    const names = sources.map(({ file_name }) => file_name as string);
    expect((await create({ content: contentWith(...names.slice(1)) })).status).toBe(200);
    expect(await create({ content: contentWith(...names) })).toMatchObject({
      status: 400,
      body: { field: 'content', message: 'content must have at most 50 pictures' },
    });
  });

  test('of a post, also of a deleted one, are never removed as unused', async () => {
    const [inText, cover, unused] = [await picture(), await picture(), await picture()];
    const { blog_post_id } = await made({
      content: contentWith(inText.file_name),
      coverphoto: cover.file_name,
    });
    await remove(blog_post_id);
    const uuids = [inText.uuid, cover.uuid, unused.uuid];
    await app.db
      .updateTable('files')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000).toISOString() })
      .where('uuid', 'in', uuids)
      .execute();
    await removeOrphans(app.db, files);
    const kept = app.db.selectFrom('files').select('uuid').where('uuid', 'in', uuids);
    expect(new Set((await kept.execute()).map(({ uuid }) => uuid))).toEqual(
      new Set([inText.uuid, cover.uuid]),
    );
  });
});
