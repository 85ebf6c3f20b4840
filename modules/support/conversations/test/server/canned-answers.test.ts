import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

describe('saved replies', () => {
  const three = (EN: string) => ({ EN, CHT: '證書', CHS: '证书' });

  it('are available to the inbox and managed by a few roles', async () => {
    const body = { Title: three('Check'), Text: three('Dear {{Name}}, look into the register.') };
    expect((await portal.post('business', '/conversation/canned/save', body)).status).toBe(403);
    const saved = await portal.post('sub-admin', '/conversation/canned/save', body);
    expect(saved.data).toMatchObject({ MayChange: true, Rows: [{ ...body, Version: 0 }] });
    const read = await portal.get('business', '/conversation/canned/list');
    expect(read.data).toMatchObject({ MayChange: false, Rows: [body] });
    const twice = await portal.post('it', '/conversation/canned/save', body);
    expect([twice.status, twice.error.Fields?.[0]?.Field]).toEqual([422, 'Title.EN']);
    const { CannedKey } = (saved.data.Rows as { CannedKey: string }[])[0] ?? {};
    const changed = { ...body, CannedKey, Version: 0, Text: three('Better words.') };
    expect((await portal.post('admin', '/conversation/canned/save', changed)).status).toBe(200);
    const late = await portal.post('it', '/conversation/canned/remove', { CannedKey, Version: 0 });
    expect([late.status, late.error.Code]).toEqual([409, 'ERR_CONFLICT']);
    expect(
      (await portal.post('it', '/conversation/canned/remove', { CannedKey, Version: 1 })).data.Rows,
    ).toEqual([]);
  });

  it('contain only known placeholders', async () => {
    const save = (CHT: string) =>
      portal.post('admin', '/conversation/canned/save', {
        Title: three(`Braces ${CHT.length}`),
        Text: { ...three('Dear {{Name}}, about {{ConversationNo}}: '), CHT },
      });
    for (const wrong of ['{{Nam}} 你好', '{{ Name }}', '{{Name\n}}', '{{}}']) {
      const refused = await save(wrong);
      expect([refused.status, refused.error.Fields?.map(({ Field }) => Field)]).toEqual([422, ['Text.CHT']]);
    }
    expect((await save('{{Name}} 你好，{一} {{ConversationNo}}')).status).toBe(200);
  });

  it('have all languages', async () => {
    const body = { Title: three('Half'), Text: { EN: 'x', CHT: ' ', CHS: 'x' } };
    const refused = await portal.post('admin', '/conversation/canned/save', body);
    expect(refused.error.Fields?.map(({ Field }) => Field)).toEqual(['Text.CHT']);
  });
});
