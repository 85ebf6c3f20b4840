import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '#modules/certification/certificates/server/document/render-page.ts';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import { certificateFacts } from '#quality/support/certificate-facts.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { compilers } from '#quality/support/compilers.ts';
import { pdfText } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { START, templateFixture } from '#quality/support/template-fixture.ts';
import { previewPages } from '../../server/preview-pages.ts';
import { templateFaults } from '../../server/template-faults.ts';

let testPortal: TestPortal;
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal?.close());
const fixture = templateFixture(() => testPortal);
const certificates = certificateFixture(() => testPortal);

/** A template with a custom word that the built-in page does not contain. */
const withCustomText = (text: string): string =>
  START.replace('  gap(4)\n  logo(data)', `  styled((Text: "${text}", Lang: "EN"))\n  gap(4)\n  logo(data)`);
const textOf = async (id: number): Promise<string> => {
  const [document] = await certificates.documents(id);
  return pdfText(await certificates.bytesOf(document?.FileKey ?? null));
};

describe('saving a template', () => {
  it('records user, time, reason and results of the samples, and numbers versions per language', async () => {
    const first = await fixture.save({ Remark: 'As it was' });
    expect(first).toMatchObject({
      status: 200,
      data: {
        VersionNo: 1,
        IsForAll: false,
        Remark: 'As it was',
        By: { UserKey: await testPortal.userKey('admin') },
      },
    });
    expect((first.data.Checks as { IsPassed: boolean }[]).map((one) => one.IsPassed)).toEqual(
      Array(6).fill(true),
    );
    expect((await fixture.saved()).VersionNo).toBe(2);
    expect((await fixture.saved({ Language: 'EN' })).VersionNo).toBe(1);
    expect((await fixture.saved({ IsForAll: true })).VersionNo).toBe(1);
    const key = String(first.data.TemplateKey);
    const ServiceKey = await fixture.serviceKey();
    const view = await testPortal.get('admin', '/assessment/template/view', { ServiceKey, TemplateKey: key });
    expect(view.data.Source).toBe(START);
  });

  it('refuses each problem with its place, and saves nothing', async () => {
    const count = () =>
      testPortal.db.selectFrom('TemplateVersion').select(sql<string>`count(*)`.as('N')).executeTakeFirst();
    const before = await count();
    const { status, error } = await fixture.save({ Source: START.replace('gap(9)', 'gapp(9)') });
    const Line = START.split('\n').findIndex((line) => line.includes('gap(9)')) + 1;
    expect(status).toBe(422);
    expect(error.Fields).toMatchObject([
      { Field: 'Source', Message: expect.stringContaining(`Line ${Line}, column 3:`) },
    ]);
    expect(error.Data).toMatchObject({ Problems: [{ Line, Column: 3, Tone: 'danger' }] });
    expect((await fixture.save({ Source: `// ${'漢'.repeat(70_000)}\n${START}` })).status).toBe(422);
    expect((await fixture.save({ Source: '' })).status).toBe(422);
    expect(await count()).toEqual(before);
  });

  it('saves once for repeated requests', async () => {
    const body = { ServiceKey: await fixture.serviceKey(), Language: 'CHS', Source: START };
    const headers = { 'idempotency-key': 'the-same' };
    const first = await testPortal.post('admin', '/assessment/template', body, headers);
    const again = await testPortal.post('admin', '/assessment/template', body, headers);
    expect(again.data).toEqual(first.data);
  });

  it('stores versions permanently: the database refuses changes and deletions', async () => {
    const { TemplateKey } = await fixture.saved();
    const change = testPortal.db.updateTable('TemplateVersion').set({ Source: 'other' });
    await expect(change.where('TemplateKey', '=', TemplateKey).execute()).rejects.toThrow('kept as it is');
    const remove = testPortal.db.deleteFrom('TemplateVersion').where('TemplateKey', '=', TemplateKey);
    await expect(remove.execute()).rejects.toThrow('kept as it is');
  });

  it('is logged without the source', async () => {
    const { TemplateKey } = await fixture.saved();
    const logged = await testPortal.db
      .selectFrom('Audit')
      .selectAll()
      .where('Object', '=', TemplateKey)
      .execute();
    expect(logged).toMatchObject([
      { Event: 'TEMPLATE_SAVE', Detail: { Language: 'BILINGUAL', IsForAll: false } },
    ]);
  });
});

describe('visibility of templates', () => {
  it('a service offers its own and the shared ones', async () => {
    const own = await fixture.saved();
    const common = await fixture.saved({ IsForAll: true });
    const keysOf = async (scheme: string) => {
      const ServiceKey = await fixture.serviceKey(scheme);
      const { data } = await testPortal.get('admin', '/assessment/template/list', { ServiceKey });
      return (data.Rows as { TemplateKey: string }[]).map((row) => row.TemplateKey);
    };
    expect(await keysOf('GF')).toEqual(expect.arrayContaining([own.TemplateKey, common.TemplateKey]));
    const others = await keysOf('QM');
    expect(others).toContain(common.TemplateKey);
    expect(others).not.toContain(own.TemplateKey);
    const foreign = await testPortal.get('admin', '/assessment/template/view', {
      ServiceKey: await fixture.serviceKey('QM'),
      TemplateKey: own.TemplateKey,
    });
    const missing = await testPortal.get('admin', '/assessment/template/view', {
      ServiceKey: await fixture.serviceKey('QM'),
      TemplateKey: 'nobody-has-this-key-22',
    });
    expect(foreign.status).toBe(404);
    expect(foreign.error).toEqual(missing.error);
  });

  it('readers of services see the published templates, and cannot preview their own', async () => {
    const ServiceKey = await fixture.serviceKey();
    const unused = await fixture.saved();
    const { data } = await testPortal.get('assessor', '/assessment/template/list', { ServiceKey });
    expect(data.Rows).toEqual([]);
    const view = { ServiceKey, TemplateKey: unused.TemplateKey };
    expect((await testPortal.get('assessor', '/assessment/template/view', view)).status).toBe(404);
    const body = { ServiceKey, Language: 'EN' };
    expect((await testPortal.post('assessor', '/assessment/template/preview', body)).status).toBe(200);
    const own = await testPortal.post('assessor', '/assessment/template/preview', {
      ...body,
      Source: START,
    });
    expect(own.status).toBe(403);
  });
});

describe('a service definition with a template', () => {
  it('names an existing one that is its own or shared, in that language', async () => {
    const own = await fixture.saved();
    const common = await fixture.saved({ IsForAll: true });
    const row = await testPortal.db
      .selectFrom('ServiceVersion')
      .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
      .select(['Definition', 'SchemeCode'])
      .execute();
    const faultsOf = async (scheme: string, Templates: Record<string, string>) => {
      const definition = row.find((one) => one.SchemeCode === scheme)?.Definition;
      if (!definition) throw new Error(scheme);
      const found = await templateFaults(testPortal.portal, { ...definition, Templates });
      return found.map((fault) => `${fault.Path.join('.')} ${fault.Code}`);
    };
    expect(await faultsOf('GF', { BILINGUAL: own.TemplateKey })).toEqual([]);
    expect(await faultsOf('QM', { BILINGUAL: common.TemplateKey })).toEqual([]);
    expect(await faultsOf('QM', { BILINGUAL: own.TemplateKey })).toEqual([
      'Templates.BILINGUAL FAULT_TEMPLATE_UNKNOWN',
    ]);
    expect(await faultsOf('GF', { EN: own.TemplateKey })).toEqual(['Templates.EN FAULT_TEMPLATE_LANGUAGE']);
    expect(await faultsOf('GF', { CHT: newKey() })).toEqual(['Templates.CHT FAULT_TEMPLATE_UNKNOWN']);
  });
});

describe('printing', () => {
  it('an application retains the template it started with, and can be printed again byte for byte', async () => {
    await fixture.publishWith((await fixture.saved({ Source: withCustomText('FIRSTLAYOUT') })).TemplateKey);
    const old = await insertCertified(testPortal, { no: 'GF-2025-00071', scheme: 'GF' });
    await testPortal.db
      .updateTable('Application')
      .set({ ServiceVersionId: await newestVersion() })
      .where('Id', '=', old.Id)
      .execute();
    old.ServiceVersionId = await newestVersion();
    const before = await certificates.generate(old);
    await fixture.publishWith((await fixture.saved({ Source: withCustomText('SECONDLAYOUT') })).TemplateKey);
    // Requested under the first version, printed after the second one was published.
    await certificates.render(before);
    const fresh = await insertCertified(testPortal, { no: 'GF-2025-00072', scheme: 'GF' });
    fresh.ServiceVersionId = await newestVersion();
    const after = await certificates.generate(fresh);
    await certificates.render(after);
    expect(await textOf(before)).toContain('FIRSTLAYOUT');
    expect(await textOf(after)).toContain('SECONDLAYOUT');

    const [document] = await certificates.documents(before);
    const { Source } = await testPortal.db
      .selectFrom('TemplateVersion')
      .select('Source')
      .where('TemplateKey', '=', String(document?.TemplateKey))
      .executeTakeFirstOrThrow();
    if (!document) throw new Error('no page');
    const facts = document.Facts;
    const again = () => renderPage(facts, document.Language as LanguageSetting, { Source, Pictures: [] });
    expect(Buffer.from(await again()).equals(Buffer.from(await again()))).toBe(true);
  });

  it('a template that cannot print the facts leaves a failed document, visible to all', async () => {
    // It passed its checks but fails for a name that no sample has.
    const trap = withCustomText('TRAP').replace(
      '#set page(',
      '#if data.Organisation.any(line => line.Text.contains("Ltd")) { panic("no such name") }\n#set page(',
    );
    await fixture.publishWith((await fixture.saved({ Source: trap })).TemplateKey);
    const application = await insertCertified(testPortal, { no: 'GF-2025-00073', scheme: 'GF' });
    application.ServiceVersionId = await newestVersion();
    await testPortal.db
      .updateTable('Organisation')
      .set({ OrgName: json({ EN: 'Broken Ltd', CHT: 'Broken Ltd', CHS: 'Broken Ltd' }) })
      .where('Id', '=', application.OrganisationId)
      .execute();
    const id = await certificates.generate(application);
    const [document] = await certificates.documents(id);
    // Failed permanently: a retry would have the same result.
    await renderDocument(testPortal.portal, { DocumentId: document?.Id ?? 0 }, { IsLast: false });
    expect((await certificates.documents(id)).map((one) => one.Status)).toEqual(['FAILED']);
  });

  it.runIf(process.platform === 'linux')(
    'a compiler crash leaves the job to be retried; after the last attempt the document has failed',
    async () => {
      // Endless for this name only, so that there is time to kill it.
      const slow = withCustomText('SLOW').replace(
        '#set page(',
        '#if data.Organisation.any(line => line.Text.contains("Slow")) { for i in range(60000) { for j in range(60000) { let x = calc.sin(i * j) } } }\n#set page(',
      );
      await fixture.publishWith((await fixture.saved({ Source: slow })).TemplateKey);
      const application = await insertCertified(testPortal, {
        no: 'GF-2025-00074',
        scheme: 'GF',
      });
      application.ServiceVersionId = await newestVersion();
      await testPortal.db
        .updateTable('Organisation')
        .set({ OrgName: json({ EN: 'Slow', CHT: 'Slow', CHS: 'Slow' }) })
        .where('Id', '=', application.OrganisationId)
        .execute();
      const id = await certificates.generate(application);
      const [document] = await certificates.documents(id);
      const killed = async (IsLast: boolean) => {
        const rendered = renderDocument(testPortal.portal, { DocumentId: document?.Id ?? 0 }, { IsLast });
        const killer = setInterval(() => {
          for (const { pid } of compilers()) process.kill(pid, 'SIGKILL');
        }, 700);
        await expect(rendered).rejects.toMatchObject({ Reason: 'HEAVY' });
        clearInterval(killer);
        return (await certificates.documents(id)).map((one) => one.Status);
      };
      expect(await killed(false)).toEqual(['INTENDED']);
      expect(await killed(true)).toEqual(['FAILED']);
    },
  );

  const newestVersion = async (): Promise<number> =>
    (
      await testPortal.db
        .selectFrom('ServiceVersion')
        .innerJoin('Service', 'Service.Id', 'ServiceVersion.ServiceId')
        .select('ServiceVersion.Id')
        .where('SchemeCode', '=', 'GF')
        .where('ServiceVersion.Status', '=', 'PUBLISHED')
        .orderBy('VersionNo', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).Id;
});

describe('the preview', () => {
  it('shows each page as an image, and for an invalid source the errors with their places', async () => {
    const body = { ServiceKey: await fixture.serviceKey(), Language: 'BILINGUAL', Sample: 'LONG' };
    const good = await testPortal.post('admin', '/assessment/template/preview', { ...body, Source: START });
    const pages = good.data.Pages as string[];
    expect(pages.length).toBeGreaterThan(1);
    for (const one of pages) {
      expect(one).toMatch(/^<svg viewBox="0 0 595\.\d+ 841\.\d+"[\s\S]*<\/svg>$/);
      expect(one.split('<svg').length).toBe(2);
    }
    expect(new Set(pages).size).toBe(pages.length);
    const broken = await testPortal.post('admin', '/assessment/template/preview', {
      ...body,
      Source: 'A\n#nothing()',
    });
    expect(broken.data).toMatchObject({ Pages: [], Problems: [{ Line: 2, Column: 2, Tone: 'danger' }] });
  });

  it('shows an application of the service, and no other', async () => {
    const own = await insertCertified(testPortal, { no: 'GF-2025-00081', scheme: 'GF' });
    const foreign = await insertCertified(testPortal, { no: 'QM-2025-00081', scheme: 'QM' });
    const ask = async (ApplicationKey: string) =>
      testPortal.post('admin', '/assessment/template/preview', {
        ServiceKey: await fixture.serviceKey(),
        Language: 'EN',
        ApplicationKey,
      });
    expect((await ask(own.ApplicationKey)).data.Pages).toHaveLength(1);
    expect((await ask(foreign.ApplicationKey)).status).toBe(404);
    expect((await ask('nobody-has-this-key-22')).status).toBe(404);
  });

  it('is the same as in the test run: the template of the definition with the given facts', async () => {
    const template = await fixture.saved({ Source: withCustomText('DRYRUN') });
    const of = (Templates: Record<string, string>) =>
      previewPages(testPortal.portal, {
        definition: { SchemeCode: 'GF', Templates },
        facts: certificateFacts,
        language: 'BILINGUAL',
      });
    const own = await of({});
    const made = await of({ BILINGUAL: template.TemplateKey });
    expect(own.Problems).toEqual([]);
    expect(made.Problems).toEqual([]);
    expect(made.Pages).toHaveLength(1);
    expect(made.Pages[0]).not.toBe(own.Pages[0]);
  });
});
