import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailTemplates } from '#modules/identity/sign-in/server/mail-templates.ts';
import { json } from '#platform/server/database/json.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { MailTemplateView } from '../../rules/contract.ts';
import { templateList } from '../../server/template-list.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`truncate mail_template, mail restart identity cascade`.execute(portal.db);
});

const own = {
  Subject: 'Hello from {{ brand }}',
  Body: 'Use the button.\n\nIt is good for {{ minutes }} minutes.',
  Button: 'Choose',
};
const save = (Content: unknown, more = {}, user = 'admin') =>
  portal.post(user, '/mail/template/save', {
    Template: 'reset',
    Language: 'EN',
    Content,
    Version: 0,
    ...more,
  });
const queued = async (to: string, minutes = 60) => {
  await portal.db.transaction().execute((tx) =>
    queueMail(tx, {
      to,
      language: 'EN',
      template: mailTemplates.reset,
      params: { minutes },
      link: 'http://portal.test/x',
      cause: null,
    }),
  );
  return portal.db
    .selectFrom('Mail')
    .selectAll()
    .where('Recipient', '=', to)
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
};

test('all emails are listed for ADMIN, SUB_ADMIN and IT, with recipients and timing', async () => {
  for (const user of ['admin', 'sub-admin', 'it'])
    expect((await portal.get(user, '/mail/template/list')).status).toBe(200);
  for (const user of ['business', 'client', 'ceo', 'finance']) {
    expect((await portal.get(user, '/mail/template/list')).error.Code).toBe('ERR_FORBIDDEN');
    expect((await save(own, {}, user)).error.Code).toBe('ERR_FORBIDDEN');
  }
  const { data } = await portal.get('admin', '/mail/template/list');
  const rows = data.Rows as { Template: string; Subject: string; When: string; Own: string[] }[];
  expect(rows.map((row) => row.Template)).toEqual(templateList().map((listed) => listed.Name));
  expect(rows.length).toBeGreaterThanOrEqual(34);
  for (const row of rows) expect(row.Subject + row.When).not.toMatch(/MAIL_|NOTICE_|\{\{|undefined/);
  expect(rows.find((row) => row.Template === 'PAID')).toMatchObject({
    Subject: 'Payment received: …',
    When: 'Sent to: the client’s main account, with the receipt. When: an invoice is paid.',
    Own: [],
  });
});

test('custom texts apply immediately, in their language only, and the built-in ones can be restored', async () => {
  expect((await queued('a@example.com')).Subject).toBe('Reset your Assay password');
  const saved = await save(own);
  expect(saved.data).toMatchObject({
    Languages: { EN: { Content: own, IsOwn: true, Version: 1 }, CHT: { IsOwn: false, Version: 0 } },
  });
  const mail = await queued('a@example.com', 45);
  expect(mail.Subject).toBe('Hello from Assay');
  expect(mail.Text).toContain(
    'Use the button.\n\nIt is good for 45 minutes.\n\nChoose:\nhttp://portal.test/x',
  );
  expect(mail.Html).toContain('>Choose</a>');
  expect((await save(null, { Version: 1 })).data).toMatchObject({
    Languages: { EN: { IsOwn: false, Version: 2 } },
  });
  expect((await queued('a@example.com')).Subject).toBe('Reset your Assay password');
  const { data } = await portal.get('admin', '/mail/template/versions', {
    Template: 'reset',
    Language: 'EN',
  });
  expect(data.Rows).toMatchObject([
    { Version: 2, Content: null },
    { Version: 1, Content: own, By: { UserKey: await portal.userKey('admin') } },
  ]);
  const log = await portal.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'MAIL_TEMPLATE_SAVE')
    .orderBy('Id')
    .execute();
  expect(log.map((row) => row.Detail)).toEqual([
    { Language: 'EN', Before: null, After: own },
    { Language: 'EN', Before: own, After: null },
  ]);
});

test('of concurrent saves, only one succeeds', async () => {
  const answers = await Promise.all([
    save(own),
    save({ ...own, Subject: 'Mine' }, {}, 'it'),
    save(own, {}, 'sub-admin'),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect(answers.find((answer) => answer.status === 409)?.error).toMatchObject({
    Code: 'ERR_CONFLICT',
    Data: { Languages: { EN: { Version: 1 } } },
  });
});

test('texts that could not be sent are refused with the line', async () => {
  const refused = async (Content: object) =>
    (
      (await save({ ...own, ...Content })).error.Fields as
        | { Field: string; Code: string; Message: string }[]
        | undefined
    )?.map(({ Field, Code, Message }) => `${Field} ${Code} ${Message}`);
  const body = (text: string) => refused({ Body: text });
  expect(await body('One\n\n{{ Password }}')).toEqual([
    'Content.Body TEMPLATE_UNKNOWN_PLACEHOLDER Line 3: there is no placeholder “Password”.',
  ]);
  expect(await body('{{ ApplicationNo }}')).toEqual([
    'Content.Body TEMPLATE_UNKNOWN_PLACEHOLDER Line 1: there is no placeholder “ApplicationNo”.',
  ]);
  expect(await body('{{ brand.constructor }}')).toEqual([
    'Content.Body TEMPLATE_UNKNOWN_PLACEHOLDER Line 1: there is no placeholder “brand.constructor”.',
  ]);
  expect(await body('a\n{{ brand | date }}')).toEqual([
    'Content.Body TEMPLATE_UNKNOWN_FILTER Line 2: the filter “date” cannot be used here.',
  ]);
  expect(await body('{% for x in (1..999999999) %}{{ brand }}{% endfor %}')).toEqual([
    expect.stringContaining('Content.Body TEMPLATE_UNKNOWN_TAG Line 1: “for”'),
  ]);
  for (const tag of [
    '{% include "x" %}',
    '{% render "x" %}',
    '{% assign brand = "x" %}',
    '{% capture x %}{% endcapture %}',
    '{% raw %}{% endraw %}',
    '{% liquid %}',
  ])
    expect(await body(tag)).toEqual([expect.stringContaining('TEMPLATE_UNKNOWN_TAG Line 1')]);
  for (const text of ['a {{ brand', '{% if brand %}', '{{ }}', '{{ brand || minutes }}'])
    expect(await body(text)).toEqual([expect.stringContaining('Content.Body TEMPLATE_UNREADABLE Line 1')]);
  expect(await refused({ Subject: 'One\ntwo' })).toEqual([
    'Content.Subject TEMPLATE_ONE_LINE Enter this text on one line.',
  ]);
  expect(await refused({ Subject: '{{ nobody }}', Button: '{{ x' })).toEqual([
    expect.stringContaining('Content.Subject TEMPLATE_UNKNOWN_PLACEHOLDER'),
    expect.stringContaining('Content.Button TEMPLATE_UNREADABLE'),
  ]);
  expect(await refused({ Subject: '' })).toEqual([expect.stringContaining('Content.Subject FIELD_REQUIRED')]);
  expect(await refused({ Subject: 'x'.repeat(201) })).toEqual([
    expect.stringContaining('Content.Subject FIELD_TOO_LONG'),
  ]);
  expect(await body('x'.repeat(5001))).toEqual([expect.stringContaining('Content.Body FIELD_TOO_LONG')]);
  expect(await body('{% unless minutes %}x{% endunless %}')).toEqual([
    expect.stringContaining('Content.Body TEMPLATE_EMPTY'),
  ]);
  expect((await save(own, { Template: 'nothing' })).error.Code).toBe('ERR_NOT_FOUND');
  expect(await portal.db.selectFrom('MailTemplate').select('Id').execute()).toEqual([]);
});

test('conditions and filters are allowed', async () => {
  const Content = {
    ...own,
    Body: '{% if minutes == 60 %}An hour.{% else %}{{ minutes }} minutes.{% endif %}\n\n\n{{ brand | upcase }}',
  };
  expect((await save(Content)).status).toBe(200);
  expect((await queued('b@example.com', 60)).Text).toContain('An hour.\n\nASSAY\n\n');
  expect((await queued('b@example.com', 5)).Text).toContain('5 minutes.\n\nASSAY\n\n');
});

test('texts that fail while an email is written are replaced by the built-in ones, which is logged', async () => {
  const break_ = (Content: object, Version: number) =>
    portal.db
      .insertInto('MailTemplate')
      .values({
        Template: 'reset',
        Language: 'EN',
        Version,
        Content: json({ ...own, ...Content }),
        AccountId: null,
      })
      .execute();
  await break_({ Body: '{{ gone }}' }, 1);
  expect((await queued('c@example.com')).Subject).toBe('Reset your Assay password');
  await break_({ Body: '{% if %}' }, 2);
  expect((await queued('c@example.com')).Subject).toBe('Reset your Assay password');
  await break_({ Subject: '{% if minutes == 1 %}x{% endif %}' }, 3);
  expect((await queued('c@example.com')).Subject).toBe('Reset your Assay password');
  const log = await portal.db
    .selectFrom('Audit')
    .select(['Object', 'Detail'])
    .where('Event', '=', 'MAIL_TEMPLATE_FAILED')
    .execute();
  expect(log.map((row) => row.Object)).toEqual(['reset', 'reset', 'reset']);
  // The list shows the text that is actually sent.
  const { data } = await portal.get('admin', '/mail/template/list');
  expect(
    (data.Rows as { Template: string; Subject: string }[]).find((row) => row.Template === 'reset')?.Subject,
  ).toBe('Reset your Assay password');
});

test('values are text in the HTML, and never a second header', async () => {
  await save({ ...own, Subject: 'A <b>{{ brand }}</b>', Body: '<script>alert(1)</script> {{ brand }}' });
  const mail = await queued('d@example.com');
  expect(mail.Html).not.toContain('<script>');
  expect(mail.Html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Assay');
  expect(mail.Subject).toBe('A <b>Assay</b>');
});

test('a preview uses sample values and sends nothing; a test is sent to the user', async () => {
  const Content = {
    Subject: '{{ ApplicationNo }}',
    Body: '{{ OrgName }}, {{ ServiceName }}, {{ Step }}',
    Button: '',
  };
  const preview = await portal.post('it', '/mail/template/preview', {
    Template: 'TURN_STEP',
    Language: 'CHT',
    Content,
  });
  expect(preview.data).toMatchObject({ Subject: 'A-GF-2026-00042' });
  expect(preview.data.Text).toContain('維港茶業有限公司, 綠色金融認證,');
  expect(preview.data.Text).toContain('查看申請：');
  const digest = await portal.post('it', '/mail/template/preview', {
    Template: 'digest',
    Language: 'EN',
    Content: { ...Content, Subject: 'x', Body: '{{ count }}' },
  });
  expect(digest.data.Html).toContain('Action required: A-GF-2026-00042');
  expect(await portal.db.selectFrom('Mail').select('Id').execute()).toEqual([]);
  const sent = await portal.post('it', '/mail/template/test', {
    Template: 'TURN_STEP',
    Language: 'EN',
    Content,
  });
  expect(sent.data).toEqual({ To: 'it@demo.test' });
  const mails = await portal.db.selectFrom('Mail').select(['Recipient', 'Subject']).execute();
  expect(mails).toEqual([{ Recipient: 'it@demo.test', Subject: 'A-GF-2026-00042' }]);
  expect(await portal.db.selectFrom('MailTemplate').select('Id').execute()).toEqual([]);
  const bad = await portal.post('it', '/mail/template/test', {
    Template: 'TURN_STEP',
    Language: 'EN',
    Content: { ...Content, Body: '{{ x }}' },
  });
  expect(bad.error.Code).toBe('ERR_VALIDATION');
});

test('a language saved alone marks the others as out of date until they are saved or confirmed', async () => {
  const stateOf = async () => {
    const { data } = await portal.get('admin', '/mail/template/view?Template=reset');
    const { EN, CHT, CHS } = data.Languages as MailTemplateView['Languages'];
    return [EN.IsOutdated, CHT.IsOutdated, CHS.IsOutdated];
  };
  await save(own);
  expect(await stateOf()).toEqual([false, true, true]);
  const { data } = await portal.get('admin', '/mail/template/list');
  const listed = (data.Rows as { Template: string; Outdated: string[] }[]).filter(
    (row) => row.Outdated.length > 0,
  );
  expect(listed).toMatchObject([{ Template: 'reset', Outdated: ['CHT', 'CHS'] }]);
  await save(own, { Language: 'CHT' });
  // The built-in text of the third language is confirmed as it is.
  await save(null, { Language: 'CHS' });
  expect(await stateOf()).toEqual([false, false, false]);
});
