import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { HOSTILE_HTML } from '../../testing/testHostileHtml.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const created = async (content: string): Promise<{ blog_post_id: number; content: string }> => {
  const post = { title: 'A post', content };
  const { status, body } = await call(app, Role.TOP_ADMIN, 'POST', '/v1/blog/create', post);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
};
const read = async (id: number): Promise<string> =>
  (await call(app, Role.TOP_ADMIN, 'GET', `/v1/blog/get?blog_post_id=${id}`)).body.data[0].content;
const stored = async (id: number) =>
  (
    await app.db
      .selectFrom('blogs')
      .select('content')
      .where('blog_post_id', '=', id)
      .executeTakeFirstOrThrow()
  ).content;

describe('what is not allowed is taken out before it is stored', () => {
  test.each(HOSTILE_HTML)('%s', async (_, html, clean) => {
    const { blog_post_id, content } = await created(html);
    expect(content).toBe(clean);
    expect([await stored(blog_post_id), await read(blog_post_id)]).toEqual([content, content]);
    // a change goes the same way
    const answer = await call(app, Role.TOP_ADMIN, 'PATCH', '/v1/blog/update', {
      blog_post_id,
      content: `<p>b</p>${html}`,
    });
    expect(answer.body.data.content).toBe(`<p>b</p>${clean}`);
  });
});

describe('what the editor writes stays as it is', () => {
  test.each([
    '<h2>Towels</h2><h3>Bath</h3><h4>Hotel</h4><p>One<br />two</p><hr />',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p><pre><code>f &lt; g</code></pre>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><ol start="3"><li><p>c</p></li></ol><blockquote><p>d</p></blockquote>',
    '<table><tbody><tr><th colspan="2"><p>Size</p></th></tr><tr><td rowspan="2"><p>16 × 24</p></td><td><p>₹ 240</p></td></tr></tbody></table>',
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">link</a> <a href="mailto:desk@example.com" rel="noopener noreferrer">mail</a></p>',
    '<p>तौलिया — ‘600 GSM’ &amp; “soft” 🧺</p>',
  ])('%.60s', async (html) => {
    expect((await created(html)).content).toBe(html);
  });
});

test.each([
  ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
  ['<p><b>a</b><i>b</i><del>c</del></p>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
  ['<thead><tr><th>a</th></tr></thead>', '<tbody><tr><th>a</th></tr></tbody>'],
  ['<div><span style="color:red">a</span></div>', 'a'],
])('other spellings: %s', async (html, clean) => expect((await created(html)).content).toBe(clean));

test('elements twelve thousand levels deep end soon', async () => {
  const since = Date.now();
  const { content } = await created(`<p>a</p>${'<em>'.repeat(12_000)}deep`);
  const kept = 30;
  expect(content).toBe(`<p>a</p>${'<em>'.repeat(kept)}deep${'</em>'.repeat(kept)}`);
  expect(Date.now() - since).toBeLessThan(30_000);
});
