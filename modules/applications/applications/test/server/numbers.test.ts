import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { formatNotice } from '#modules/messaging/notification-centre/rules/format-notice.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { paramsOf } from '../../server/notifications/notify-recipients.ts';

let portal: TestPortal;
let services: Map<string, string>;
beforeAll(async () => {
  portal = await startTestPortal();
  const rows = await portal.db.selectFrom('Service').select(['SchemeCode', 'ServiceKey']).execute();
  services = new Map(rows.map((row) => [row.SchemeCode, row.ServiceKey]));
});
afterAll(() => portal.close());

const YEAR = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Hong_Kong' }).slice(0, 4);
const numberOf = async (ApplicationKey: string) =>
  (await portal.get('client', '/application/view', { ApplicationKey })).data.ApplicationNo;

async function draft(scheme: string): Promise<string> {
  const made = await portal.post('client', '/application/save', {
    ServiceKey: services.get(scheme),
    AssessmentType: 'INITIAL',
  });
  return String(made.data.ApplicationKey);
}

async function complete(scheme: string): Promise<string> {
  const ApplicationKey = await draft(scheme);
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === scheme);
  const Answers = service?.validAnswers('INITIAL', files) ?? {};
  const saved = await portal.post('client', '/application/save', { ApplicationKey, Answers });
  expect(saved.status, JSON.stringify(saved.error)).toBe(200);
  return ApplicationKey;
}

describe('an application is numbered at its first submission', () => {
  test('a draft has no number and uses none; the submission assigns the next one in the format of applications', async () => {
    const [first, second] = [await complete('GF'), await complete('GF')];
    expect([await numberOf(first), await numberOf(second)]).toEqual([null, null]);
    const submitted = await portal.post('client', '/application/submit', { ApplicationKey: second });
    expect(submitted.data.ApplicationNo).toMatch(new RegExp(`^A-GF-${YEAR}-\\d{5}$`));
    await portal.post('client', '/application/submit', { ApplicationKey: first });
    const count = (no: unknown) => Number(String(no).split('-')[3]);
    expect(count(await numberOf(first))).toBe(count(submitted.data.ApplicationNo) + 1);
    const invoice = await portal.db
      .selectFrom('Invoice')
      .innerJoin('Application', 'Application.Id', 'Invoice.ApplicationId')
      .select('Invoice.Search')
      .where('ApplicationKey', '=', second)
      .executeTakeFirstOrThrow();
    expect(invoice.Search).toContain(String(submitted.data.ApplicationNo).toLowerCase());
  });

  test('ten concurrent submissions use one number', async () => {
    const ApplicationKey = await complete('IS');
    const counter = async () =>
      Number(
        (
          await portal.db
            .selectFrom('NumberCounter')
            .select('Value')
            .where('Name', '=', `application IS ${YEAR}`)
            .executeTakeFirst()
        )?.Value ?? 0,
      );
    const before = await counter();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => portal.post('client', '/application/submit', { ApplicationKey })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await counter()).toBe(before + 1);
    expect(await numberOf(ApplicationKey)).toBe(`A-IS-${YEAR}-${String(before + 1).padStart(5, '0')}`);
  });

  test('a draft that has a number retains it', async () => {
    const ApplicationKey = await complete('QM');
    const No = `QM-${YEAR}-00777`;
    await sql`update application set application_no = ${No} where application_key = ${ApplicationKey}`.execute(
      portal.db,
    );
    const submitted = await portal.post('client', '/application/submit', { ApplicationKey });
    expect(submitted.data.ApplicationNo).toBe(No);
  });

  test('lists are complete in both sort directions; drafts without a number sort as lowest', async () => {
    const unnumbered = await draft('SS');
    const listed = async (Sort: string) =>
      (
        (await portal.get('client', '/application/list', { Sort, PageSize: '100' })).data.Rows as {
          ApplicationKey: string;
          ApplicationNo: string | null;
        }[]
      ).map((row) => row.ApplicationNo ?? row.ApplicationKey);
    const up = await listed('ApplicationNo');
    expect(up.findIndex((one) => one.includes(`-${YEAR}-`))).toBeGreaterThan(up.indexOf(unnumbered));
    expect(await listed('-ApplicationNo')).toEqual(up.toReversed());
  });

  test.each([
    ['EN', 'Reminder: action required on Green Finance, Initial, Nov 24, 2026 (not submitted)'],
    ['CHT', '提醒：綠色金融，初次，2026年11月24日（未提交） 正待你處理'],
    ['CHS', '提醒：绿色金融，初次，2026年11月24日（未提交） 正待您处理'],
  ] as const)('messages name service, type and date instead of the number (%s)', (language, title) => {
    const params = paramsOf({
      ApplicationNo: null,
      AssessmentType: 'INITIAL',
      // Still the 23rd in UTC.
      CreatedAt: new Date('2026-11-23T16:30:00Z'),
      OrgName: { EN: 'Harbour', CHT: '', CHS: '' },
      ServiceName: { EN: 'Green Finance', CHT: '綠色金融', CHS: '绿色金融' },
    });
    expect(formatNotice('REMINDER', params, language).Title).toBe(title);
  });

  test('the finder returns a label for a draft', async () => {
    const ApplicationKey = await draft('GF');
    const { data } = await portal.get('client', '/search', { Search: 'green' });
    const found = (data.Applications as Record<string, unknown>[]).find(
      (row) => row.ApplicationKey === ApplicationKey,
    );
    expect(found).toMatchObject({ ApplicationNo: null, AssessmentType: 'INITIAL' });
    expect(String(found?.CreatedAt)).toMatch(/^\d{4}-/);
  });
});

describe('open drafts per organisation and service are limited', () => {
  test('of sixty concurrent drafts twenty are created; another service or a submission frees capacity', async () => {
    const begin = (scheme: string) =>
      portal.post('client2', '/application/save', {
        ServiceKey: services.get(scheme),
        AssessmentType: 'INITIAL',
      });
    const answers = await Promise.all(Array.from({ length: 60 }, () => begin('SS')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(
      new Set(refused.map(({ status, error }) => `${status} ${error.Code} ${error.Reasons?.[0]?.Code}`)),
    ).toEqual(new Set(['409 ERR_TRANSITION REASON_DRAFT_LIMIT']));
    expect(refused[0]?.error.Message).toMatch(/20 applications .+ Submit or cancel one of them first\./);
    expect((await begin('GF')).status).toBe(200);
    const ApplicationKey = String(answers.find(({ status }) => status === 200)?.data.ApplicationKey);
    const cancelled = await portal.post('client2', '/application/cancel', {
      ApplicationKey,
      Remark: 'Not needed.',
    });
    expect(cancelled.status, JSON.stringify(cancelled.error)).toBe(200);
    expect((await begin('SS')).status).toBe(200);
    expect((await begin('SS')).status).toBe(409);
  });

  test('of drafts repeatedly created and cancelled, twenty a day are allowed', async () => {
    const begin = () =>
      portal.post('sub-client', '/application/save', {
        ServiceKey: services.get('QM'),
        AssessmentType: 'INITIAL',
      });
    const answers: string[] = [];
    for (let at = 0; at < 22; at += 1) {
      const { status, data, error } = await begin();
      answers.push(`${status} ${error.Reasons?.[0]?.Code ?? ''}`);
      if (status !== 200) continue;
      const body = { ApplicationKey: data.ApplicationKey, Remark: 'Again.' };
      expect((await portal.post('sub-client', '/application/cancel', body)).status).toBe(200);
    }
    expect(answers).toEqual([...Array(20).fill('200 '), ...Array(2).fill('409 REASON_DISCARD_LIMIT')]);
    expect((await begin()).error.Message).toMatch(/started and cancelled 20 applications .+ tomorrow/);
    // Applications of the day before do not count.
    await portal.db
      .updateTable('Application')
      .set({ CreatedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('ApplicationStatusCode', '=', 'CANCELLED')
      .execute();
    expect((await begin()).status).toBe(200);
  });
});
