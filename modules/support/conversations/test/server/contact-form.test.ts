import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { type PublicSite, startPublicSite } from '#quality/support/public-site.ts';
import { setConversationStatus } from '#quality/support/set-conversation-status.ts';
import { stableAnswer } from '#quality/support/stable-answer.ts';
import { formTimestamp } from '../../server/contact/form-timestamp.ts';

let portal: TestPortal;
let site: PublicSite;

beforeAll(async () => {
  portal = await startTestPortal();
  site = await startPublicSite(portal);
});
// All tests send from one IP address, so the rate limit is reset.
beforeEach(() => portal.db.deleteFrom('Attempt').execute());
afterAll(async () => {
  await site?.close();
  await portal?.close();
});

/** Returns the timestamp of a form rendered the given number of seconds ago. */
const renderedForm = (seconds: number) =>
  formTimestamp(portal.portal, new Date(Date.now() - seconds * 1_000));
const conversations = () => portal.db.selectFrom('Conversation').selectAll().orderBy('Id').execute();
const newest = async () => (await conversations()).at(-1);
const mails = (to: string) =>
  portal.db.selectFrom('Mail').selectAll().where('Recipient', '=', to).orderBy('Id').execute();
const messages = (id: number | undefined) =>
  portal.db
    .selectFrom('ConversationMessage')
    .selectAll()
    .where('ConversationId', '=', id ?? 0)
    .orderBy('Seq')
    .execute();

let count = 0;
/** A valid form with a unique text. */
async function form(more: Record<string, string> = {}): Promise<Record<string, string>> {
  count += 1;
  return {
    name: 'Chan Siu Ming',
    email: `asker${count}@shop.test`,
    organisation: 'Kowloon Trading',
    topic: 'CERTIFICATE',
    message: `Is the certificate of our supplier no. ${count} still valid?\r\nThank you.`,
    website: '',
    rendered: await renderedForm(30),
    ...more,
  };
}
const sent = async (more: Record<string, string> = {}) => site.post('/contact', await form(more));

describe('the page', () => {
  it.each([
    ['EN', 'Topic', 'Complaint or appeal'],
    ['CHT', '查詢類別', '投訴或上訴'],
    ['CHS', '咨询类别', '投诉或申诉'],
  ])('has its form in %s, without script', async (lang, label, topic) => {
    const page = await site.get(`/contact?lang=${lang}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('action="/contact" method="post"');
    expect(page.body).toContain(label);
    expect(page.body).toContain(topic);
  });

  it('accepts a topic from a link', async () => {
    expect((await site.get('/contact?topic=COMPLAINT')).body).toMatch(/<option value="COMPLAINT" selected/);
    expect((await site.get('/contact?topic=%3Cscript%3E')).body).not.toContain('<script>"');
  });
});

describe('an enquiry', () => {
  it('is not created by a cross-site request', async () => {
    const before = (await conversations()).length;
    const answer = await site.post('/contact', await form(), { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact']);
    expect(await conversations()).toHaveLength(before);
  });

  it('is stored and confirmed by email, with a reference and without its text', async () => {
    const fields = await form({ email: 'Buyer@Shop.test' });
    const answer = await site.post('/contact', fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact?sent=yes']);
    expect((await site.get('/contact?sent=yes')).body).toContain('Message received. Thank you');
    const stored = await newest();
    expect(stored).toMatchObject({
      Source: 'CONTACT',
      Status: 'OPEN',
      Topic: 'CERTIFICATE',
      Email: 'buyer@shop.test',
      Name: 'Chan Siu Ming',
      Language: 'EN',
      AccountId: null,
      Suspicions: [],
      LastSeq: 1,
    });
    expect(stored?.ConversationNo).toMatch(/^Q-20\d\d-00001$/);
    expect((await messages(stored?.Id)).map(({ Side, Text }) => [Side, Text])).toEqual([
      ['ASKER', `Is the certificate of our supplier no. ${count} still valid?\nThank you.`],
    ]);
    const [mail, ...others] = await mails('buyer@shop.test');
    expect(others).toEqual([]);
    expect(mail?.Subject).toBe(`Message received: ${stored?.ConversationNo}`);
    expect(mail?.Text).toContain('http://portal.test/contact?lang=EN&code=');
    // A visitor's text is never emailed to an address that a visitor typed.
    expect(mail?.Text).not.toContain('supplier');
  });

  it('is shown again as typed, with the errors at its fields', async () => {
    const before = (await conversations()).length;
    const page = await sent({
      name: '',
      email: 'nobody',
      topic: '',
      message: '</textarea><script>1</script>',
      organisation: 'A & B',
    });
    expect(page.statusCode).toBe(422);
    for (const problem of ['Enter your name.', 'Enter one email address', 'Choose a topic.'])
      expect(page.body).toContain(problem);
    expect(page.body).toContain('A &amp; B');
    expect(page.body).toContain('&lt;/textarea&gt;&lt;script&gt;1&lt;/script&gt;');
    expect(page.body).not.toContain('<script>1');
    expect(page.body).toContain('value="nobody"');
    expect(page.body).toContain('aria-describedby="email-problem"');
    expect(await conversations()).toHaveLength(before);
  });

  it.each([
    ['message', 'short'],
    ['message', 'x'.repeat(4_001)],
    ['email', 'a@b.test, c@d.test'],
    ['email', 'a@b.test\r\nBcc: c@d.test'],
    ['topic', 'NOTHING'],
    ['name', 'x'.repeat(121)],
  ])('is refused for its %s', async (field, value) => {
    const before = (await conversations()).length;
    expect((await sent({ [field]: value })).statusCode).toBe(422);
    expect(await conversations()).toHaveLength(before);
  });

  it('sent twice is stored once, also concurrently', async () => {
    const fields = await form();
    const [one, two] = await Promise.all([site.post('/contact', fields), site.post('/contact', fields)]);
    const three = await site.post('/contact', { ...fields, message: `${fields.message}  ` });
    expect([one?.statusCode, two?.statusCode, three.statusCode]).toEqual([303, 303, 303]);
    expect((await conversations()).filter(({ Email }) => Email === fields.email)).toHaveLength(1);
    expect(await mails(String(fields.email))).toHaveLength(1);
  });
});

describe('spam protection', () => {
  it.each([
    ['the hidden field', 'TRAP', { website: 'http://x.test' }],
    ['many links', 'MANY_LINKS', { message: 'Buy http://a.test http://b.test http://c.test www.d.test now' }],
    ['a link as name', 'MANY_LINKS', { name: 'You have won: http://a.test/prize' }],
    ['a link as organisation', 'MANY_LINKS', { organisation: 'WWW.a.test' }],
  ] as const)('%s: stored as spam, and the sender is not informed', async (_what, suspicion, more) => {
    const good = await sent();
    const bad = await sent(more);
    expect(stableAnswer(bad)).toEqual(stableAnswer(good));
    const stored = await newest();
    expect([stored?.Status, stored?.Suspicions]).toEqual(['SPAM', [suspicion]]);
    expect(await mails(String(stored?.Email))).toEqual([]);
  });

  it('flags a form that was submitted within two seconds', async () => {
    expect((await sent({ rendered: await renderedForm(1) })).statusCode).toBe(303);
    expect((await newest())?.Suspicions).toEqual(['TOO_QUICK']);
    expect((await sent({ rendered: await renderedForm(5) })).statusCode).toBe(303);
    expect((await newest())?.Suspicions).toEqual([]);
  });

  it('flags one text from many senders from the third on', async () => {
    const message = 'We make your website the first on every search page.';
    for (const sender of ['one', 'two', 'three'])
      await sent({
        email: `${sender}@seo.test`,
        message: sender === 'three' ? message.toUpperCase() : message,
      });
    const stored = (await conversations()).filter(({ Email }) => Email.endsWith('@seo.test'));
    expect(stored.map(({ Status }) => Status)).toEqual(['OPEN', 'OPEN', 'SPAM']);
  });

  it('shows the form again with its content for a stamp that is expired or not ours', async () => {
    const before = (await conversations()).length;
    const good = await renderedForm(10);
    for (const stamp of ['', 'x.y', `${good}x`, `9${good}`, await renderedForm(25 * 3_600)]) {
      const page = await sent({ rendered: stamp, name: 'Wong Mei Ling' });
      expect(page.statusCode).toBe(422);
      expect(page.body).toContain('This page was open for too long');
      expect(page.body).toContain('value="Wong Mei Ling"');
    }
    expect(await conversations()).toHaveLength(before);
  });

  it('does not count as too quick when the form was only resubmitted after expiry', async () => {
    const fields = await form({ rendered: await renderedForm(25 * 3_600) });
    const again = (body: string) => /name="rendered" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const page = await site.post('/contact', fields);
    expect((await site.post('/contact', { ...fields, rendered: again(page.body) })).statusCode).toBe(303);
    expect(await newest()).toMatchObject({ Email: fields.email, Status: 'OPEN', Suspicions: [] });
    // A form whose timestamp is not ours was never rendered by us: resubmitting it at once counts as too
    // quick.
    const forged = await form({ rendered: 'x.y' });
    const renewed = await site.post('/contact', forged);
    await site.post('/contact', { ...forged, rendered: again(renewed.body) });
    expect((await newest())?.Suspicions).toEqual(['TOO_QUICK']);
  });

  it('does not count a few common words as a repeated text', async () => {
    for (const message of ['Please call me back soon.', '請問如何申請認證？謝謝'])
      for (const sender of ['ann', 'ben', 'cat']) {
        await sent({ email: `${sender}@polite.test`, message });
        expect((await newest())?.Suspicions).toEqual([]);
      }
  });

  it('one address can send five an hour; the input is retained', async () => {
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push((await sent({ email: 'often@shop.test' })).statusCode);
    const refused = await sent({ email: 'Often@shop.test', organisation: 'Still Here' });
    expect([...answers, refused.statusCode]).toEqual([303, 303, 303, 303, 303, 429]);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.body).toContain('value="Still Here"');
  });
});

describe('adding to an enquiry', () => {
  const link = async (email: string) =>
    /\/contact\?lang=EN&code=([\w-]+)/.exec((await mails(email)).at(-1)?.Text ?? '')?.[1] ?? '';

  it('continues in the same conversation; the link shows none of its messages', async () => {
    const { email = '' } = await form();
    await sent({ email });
    const stored = await newest();
    const to = await link(email);
    const page = await site.get(`/contact?code=${to}`);
    expect(page.body).toContain(`Add to ${stored?.ConversationNo}`);
    for (const secret of [email, 'Chan Siu Ming', 'supplier']) expect(page.body).not.toContain(secret);
    await setConversationStatus(portal.db, stored?.Id ?? 0, 'CLOSED');
    const fields = { code: to, message: 'One more thing: until when?', rendered: await renderedForm(5) };
    for (let time = 0; time < 2; time += 1)
      expect((await site.post('/contact', fields)).headers.location).toBe('/contact?sent=yes');
    expect((await messages(stored?.Id)).map(({ Seq, Side }) => [Seq, Side])).toEqual([
      [1, 'ASKER'],
      [2, 'ASKER'],
    ]);
    expect((await newest())?.Status).toBe('OPEN');
  });

  it('is possible however often others entered the same address', async () => {
    const email = 'typed@shop.test';
    await sent({ email });
    const code = await link(email);
    for (let at = 0; at < 5; at += 1) await sent({ email });
    expect((await sent({ email })).statusCode).toBe(429);
    const answer = await site.post('/contact', { code, message: 'It was the other branch.' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact?sent=yes']);
  });

  it('is possible only with the link', async () => {
    await sent({ email: 'linked@shop.test' });
    const to = await link('linked@shop.test');
    const { ConversationKey = '' } = (await newest()) ?? {};
    for (const code of [
      `${to.slice(0, -1)}${to.endsWith('A') ? 'B' : 'A'}`,
      ConversationKey,
      'x',
      `${to}x`,
    ]) {
      expect((await site.get(`/contact?code=${code}`)).statusCode).toBe(404);
      const answer = await site.post('/contact', { code, message: 'Let me in, please.' });
      expect(answer.statusCode).toBe(404);
    }
    expect(await messages((await newest())?.Id)).toHaveLength(1);
  });
});
