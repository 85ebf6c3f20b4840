import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runInFormThread } from '#modules/catalogue/forms/server/run-in-form-thread.ts';
import { enter, type LivePortal, next, startLivePortal } from '#quality/support/live.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { type PublicSite, startPublicSite } from '#quality/support/public-site.ts';
import { newestMail } from '#quality/support/sessions.ts';
import { refreshTexts } from '../../server/refresh-texts.ts';

type View = {
  Key: string;
  Area: string;
  BuiltIn: Record<string, string>;
  CustomText: Record<string, string | null>;
  Version: number;
  By: string | null;
};

let portal: TestPortal;
let live: LivePortal;
let site: PublicSite;
beforeAll(async () => {
  portal = await startTestPortal();
  live = await startLivePortal(portal);
  site = await startPublicSite(portal);
});
afterAll(async () => {
  await site.close();
  await live.stop();
  await portal.close();
});
/** Resets the customised texts; the history is kept, as always. */
beforeEach(async () => {
  await sql`truncate translation, translation_history`.execute(portal.db);
  await refreshTexts(portal.db);
});

const submit = (
  Key: string,
  CustomText: Record<string, string | null>,
  Version = 0,
  headers: Record<string, string> = {},
) => portal.post('it', '/translation/submit', { Texts: [{ Key, Version, CustomText }] }, headers);
const messages = async (LanguageCode: string) =>
  (await portal.get(null, '/translation/public', { LanguageCode })).data as Record<string, string>;
const list = async (query: Record<string, string>) => {
  const { data } = await portal.get('it', '/translation/list', query);
  return data as { Rows: View[]; Total: number; Counts: { Changed: number; Missing: number } };
};

describe('custom texts', () => {
  test('are used immediately: on screens, in refusals, in emails, on public pages', async () => {
    expect((await submit('SAVE', { EN: 'Keep it', CHT: '保留' })).status).toBe(200);
    expect(await messages('EN')).toMatchObject({ SAVE: 'Keep it' });
    expect(await messages('TC')).toMatchObject({ SAVE: '保留' });
    expect(await messages('SC')).toMatchObject({ SAVE: '保存' });
    const { data } = await portal.get(null, '/translation/public/all');
    expect(data).toMatchObject({ EN: { SAVE: 'Keep it' }, CHS: { SAVE: '保存' } });

    await submit('ERR_NOT_FOUND', { EN: 'Nothing of that kind.' });
    const missing = await portal.get('it', '/user/view', { UserKey: 'nobody-of-this-key' });
    expect([missing.status, missing.error.Message]).toEqual([404, 'Nothing of that kind.']);

    await submit('MAIL_RESET_SUBJECT', { EN: 'Your new {{brand}} password' });
    await portal.post(null, '/user/forgot', { Email: 'client@demo.test' }, { applanguage: 'EN' });
    expect((await newestMail(portal, 'client@demo.test')).Subject).toBe('Your new Assay password');

    await submit('SITE_FOOTER_LEAD', { EN: 'Assessed in Hong Kong.' });
    const page = (await site.get('/services?lang=EN')).body;
    expect(page).toContain('Assessed in Hong Kong.');
    expect(page).not.toContain('Assessment and certification, open to verification.');
    expect((await site.get('/services?lang=CHT')).body).toContain('評審及認證，公開可查。');
  });

  test('are removed with null or by entering the built-in text; every change stays in the history', async () => {
    await submit('SAVE', { EN: 'Keep', CHT: '留' });
    await submit('SAVE', { EN: null }, 1);
    const { data } = await submit('SAVE', { CHT: ' 儲存 ' }, 2);
    expect((data.Rows as View[])[0]).toMatchObject({
      Version: 3,
      CustomText: { EN: null, CHT: null, CHS: null },
      BuiltIn: { EN: 'Save', CHT: '儲存', CHS: '保存' },
    });
    expect(await messages('EN')).toMatchObject({ SAVE: 'Save' });
    const { Rows } = (await portal.get('it', '/translation/history', { Key: 'SAVE' })).data as {
      Rows: { Version: number; Before: object; After: object; By: string }[];
    };
    expect(Rows.map(({ Version, Before, After }) => [Version, Before, After])).toEqual([
      [3, { EN: null, CHT: '留', CHS: null }, { EN: null, CHT: null, CHS: null }],
      [2, { EN: 'Keep', CHT: '留', CHS: null }, { EN: null, CHT: '留', CHS: null }],
      [1, { EN: null, CHT: null, CHS: null }, { EN: 'Keep', CHT: '留', CHS: null }],
    ]);
    const { FirstName, LastName } = await portal.db
      .selectFrom('Account')
      .select(['FirstName', 'LastName'])
      .where('Email', '=', 'it@demo.test')
      .executeTakeFirstOrThrow();
    expect(Rows[0]?.By).toBe(`${FirstName} ${LastName}`);
    await expect(
      sql`update translation_history set version = 9 where version = 1`.execute(portal.db),
    ).rejects.toThrow();
    expect((await portal.get('it', '/translation/history', { Key: 'NO_SUCH' })).status).toBe(404);
  });

  test('that equal the current text are no change', async () => {
    await submit('SAVE', { EN: 'Keep' });
    const { data } = await submit('SAVE', { EN: 'Keep' }, 1);
    expect((data.Rows as View[])[0]?.Version).toBe(1);
  });

  test('are logged with the values before and after', async () => {
    await submit('CANCEL', { EN: 'Never mind' });
    const row = await portal.db
      .selectFrom('Audit')
      .select(['Object', 'Detail'])
      .where('Event', '=', 'TRANSLATION_CHANGE')
      .orderBy('Id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ Object: 'CANCEL', Detail: { Before: { EN: null }, After: { EN: 'Never mind' } } });
  });

  test('of a stale version are refused with the current state; a repeated request applies once', async () => {
    await submit('SAVE', { EN: 'Keep' });
    const late = await submit('SAVE', { EN: 'Store' }, 0);
    expect([late.status, late.error.Code]).toEqual([409, 'ERR_CONFLICT']);
    expect((late.error.Data as { Rows: View[] }).Rows[0]).toMatchObject({
      Version: 1,
      CustomText: { EN: 'Keep' },
    });
    const key = { 'idempotency-key': 'once-only-please' };
    const first = await submit('CLOSE', { EN: 'Shut' }, 0, key);
    const again = await submit('CLOSE', { EN: 'Shut' }, 0, key);
    expect(again.data).toEqual(first.data);
    expect((await submit('CLOSE', { EN: 'Open' }, 0, key)).status).toBe(422);
  });

  test('of several keys are stored together or not at all', async () => {
    const both = await portal.post('it', '/translation/submit', {
      Texts: [
        { Key: 'SAVE', Version: 0, CustomText: { EN: 'Keep' } },
        { Key: 'MENU_YOUR_TURN', Version: 0, CustomText: { EN: 'Your tasks', CHS: '{{count}} 项' } },
        { Key: 'NO_SUCH_KEY', Version: 0, CustomText: { EN: 'x' } },
        { Key: 'SAVE', Version: 0, CustomText: { EN: 'Keep' } },
      ],
    });
    expect(both.status).toBe(422);
    expect(both.error.Fields?.map(({ Field, Code }) => [Field, Code])).toEqual([
      ['Texts.1.CustomText.EN', 'TRANSLATION_PLACEHOLDERS'],
      ['Texts.2.Key', 'TRANSLATION_KEY_UNKNOWN'],
      ['Texts.3.Key', 'TRANSLATION_KEY_TWICE'],
    ]);
    expect(await messages('EN')).toMatchObject({ SAVE: 'Save' });
  });

  test('two concurrent saves: one is stored, the other is refused', async () => {
    const answers = await Promise.all([submit('SAVE', { EN: 'Keep' }), submit('SAVE', { EN: 'Store' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that no longer match their text are ignored, and stay in the list to be corrected', async () => {
    await portal.db
      .insertInto('Translation')
      .values({
        Key: 'MENU_YOUR_TURN',
        CustomText: { EN: 'Yours: {{number}}', CHT: '{{count}} 項', CHS: null },
        Version: 1,
        AccountId: null,
        At: new Date(),
      })
      .execute();
    await refreshTexts(portal.db);
    expect(await messages('EN')).toMatchObject({ MENU_YOUR_TURN: '{{count}} tasks for you' });
    expect(await messages('CHT')).toMatchObject({ MENU_YOUR_TURN: '{{count}} 項' });
    expect((await list({ Keys: 'MENU_YOUR_TURN' })).Rows[0]?.CustomText.EN).toBe('Yours: {{number}}');
  });
});

describe('the list', () => {
  test('finds by key, by words of any language in either script, by part and by status', async () => {
    await submit('SAVE', { EN: 'Keep' });
    await submit('CLOSE', { EN: 'Shut', CHT: '關上', CHS: '关上' });
    const all = await list({});
    expect(all.Total).toBeGreaterThan(4000);
    expect(all.Counts).toEqual({ Changed: 2, Missing: 1 });
    const keys = async (query: Record<string, string>) =>
      (await list({ PageSize: '100', ...query })).Rows.map(({ Key }) => Key);
    expect(await keys({ State: 'MISSING' })).toEqual(['SAVE']);
    expect((await keys({ State: 'CHANGED' })).toSorted()).toEqual(['CLOSE', 'SAVE']);
    expect(await keys({ State: 'CHANGED', Sort: '-At' })).toEqual(['CLOSE', 'SAVE']);
    expect(await keys({ Keys: 'CLOSE,SAVE,NO_SUCH' })).toHaveLength(2);
    expect(await keys({ Search: 'site_close' })).toContain('SITE_CLOSE');
    // Searches both custom and built-in texts.
    expect(await keys({ Search: 'shut' })).toContain('CLOSE');
    expect(await keys({ Search: '关闭', Area: 'shell' })).toContain('CLOSE');
    expect(await keys({ Search: '關閉', Area: 'site' })).toContain('SITE_CLOSE');
    expect(await keys({ Area: 'site', Search: 'close' })).not.toContain('CLOSE');
    expect(await keys({ Search: 'no such words anywhere' })).toEqual([]);
    expect((await portal.get('it', '/translation/list', { State: 'OTHER' })).status).toBe(422);
  });
});

describe('texts for browsers', () => {
  test('are requested with their ETag, and sent only when they changed', async () => {
    const ask = (tag?: string) =>
      portal.app.inject({
        url: '/api/translation/public?LanguageCode=EN',
        headers: tag === undefined ? {} : { 'if-none-match': tag },
      });
    const first = await ask();
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const same = await ask(tag);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await submit('SAVE', { EN: 'Keep' });
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
    const refused = await portal.app.inject({ url: '/api/translation/public?LanguageCode=FR' });
    expect([refused.statusCode, refused.headers.etag]).toEqual([422, undefined]);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  test('open screens are notified of a change after the texts are available', async () => {
    const client = await enter(live, await openSessionFor(portal.db, 'client'));
    const notification = next(client, 'texts', 2_000);
    await submit('SAVE', { EN: 'Keep' });
    expect(await notification).not.toBeNull();
    const answer = await fetch(`${live.origin}/api/translation/public?LanguageCode=EN`);
    expect(((await answer.json()) as { data: Record<string, string> }).data.SAVE).toBe('Keep');
    client.disconnect();
  });
});

describe('a public page', () => {
  test('is rendered with markers of its texts on request, and is then not indexed', async () => {
    const plain = await site.get('/services?lang=EN');
    const marked = await site.get('/services?lang=EN&marked=1');
    const mark = (key: string) =>
      `\u{e0001}${[...key].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{e007f}`;
    expect(marked.body).toContain(
      `Assessment and certification, open to verification.${mark('SITE_FOOTER_LEAD')}`,
    );
    expect(marked.headers['x-robots-tag']).toBe('noindex');
    expect(plain.body).not.toContain('\u{e0001}');
    expect(plain.headers['x-robots-tag']).toBeUndefined();
  });
});

test('a form thread uses them too, also one that is already running', async () => {
  const form = { pages: [{ elements: [{ type: 'text', inputType: 'number', name: 'A', title: 'A' }] }] };
  const problem = async () =>
    (await runInFormThread('validateAnswers', form as never, { A: 'much' }, { locale: 'EN' })).errors[0]
      ?.Message;
  expect(await problem()).toBe('Enter a number.');
  await submit('ERR_ANSWER_NUMBER', { EN: 'Digits, please.' });
  await expect.poll(problem).toBe('Digits, please.');
});
