/** Browser test: the renewal of a certificate, with reminders and a new decision. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { addDays, addMonths, daysBetween, hongKongDate } from '#platform/common/format/dates.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import { type Api, signInToApi } from './support/api.ts';
import { must } from './support/make-application.ts';
import { certify, type MadeCertificate, makeCertificate } from './support/make-certificate.ts';
import { type OwnPortal, startOwnPortal } from './support/own-portal.ts';
import { checkScreen, type Person } from './support/person.ts';
import { startStory } from './support/story.ts';

const TODAY = hongKongDate(new Date());
/** Less than 90 days ahead: the renewal may have started long ago, and the second reminder is due. */
const EXPIRY = addDays(TODAY, 85);

/** Simulates the passage of time: moves all dates of the certificate back by this number of days. */
async function advanceDays({ db }: OwnPortal, number: string, days: number): Promise<void> {
  const earlier = (day: string | null) => day && addDays(day, -days);
  const ofBoth = (row: Dated) => ({
    FirstIssueDate: String(earlier(row.FirstIssueDate)),
    DecisionDate: String(earlier(row.DecisionDate)),
    EffectiveDate: String(earlier(row.EffectiveDate)),
    ExpiryDate: earlier(row.ExpiryDate),
  });
  const certificate = db.selectFrom('Certificate').selectAll().where('CertificateNo', '=', number);
  const row = await certificate.executeTakeFirstOrThrow();
  await db
    .updateTable('Certificate')
    .set({ ...ofBoth(row), RevisionDate: String(earlier(row.RevisionDate)) })
    .where('Id', '=', row.Id)
    .execute();
  const application = db.selectFrom('Application').selectAll().where('Id', '=', row.ApplicationId);
  const first = await application.executeTakeFirstOrThrow();
  await db
    .updateTable('Application')
    .set({ ...ofBoth(first), CycleFrom: earlier(first.CycleFrom) })
    .where('Id', '=', first.Id)
    .execute();
}

type Dated = Record<'FirstIssueDate' | 'DecisionDate' | 'EffectiveDate' | 'ExpiryDate', string | null>;

const night = ({ db }: OwnPortal) => db.transaction().execute((tx) => enqueue(tx, 'cycle.store', {}));

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${what} did not happen in time`);
}

describe('a renewal three years after the first certificate', () => {
  const { person, known, chapter, looksRight } = startStory('renewal');
  let own: OwnPortal;
  let client: Api;
  let made: MadeCertificate;
  let renewal = { key: '', number: '' };

  beforeAll(async () => {
    own = await startOwnPortal();
    client = await signInToApi(own.url, 'client@demo.test');
    made = await makeCertificate(own.url, client);
    const { ExpiryDate } = await certificate();
    await advanceDays(own, made.certificateNo, daysBetween(EXPIRY, String(ExpiryDate)));
  });
  afterAll(() => own.stop());

  const certificate = async () =>
    must(await client.get('/application/certificate/view', { CertificateKey: made.certificateKey }));
  const someone = async (name: string): Promise<Person> => {
    const one = await known(name, { baseURL: own.url });
    if (one.page.url() === 'about:blank') await one.page.goto('/dashboard');
    return one;
  };
  const atCertificate = async (name: string): Promise<Person> => {
    const one = await someone(name);
    await one.page.goto(`/certificate?key=${made.certificateKey}`);
    await one.page.getByRole('heading', { name: new RegExp(`^${made.certificateNo}`), level: 1 }).waitFor();
    return one;
  };

  chapter('the schedule shows what can be started; the nightly run starts it', async () => {
    const one = await someone('scheduling');
    await one.page.getByRole('link', { name: 'Schedule' }).click();
    await one.page.getByRole('searchbox', { name: 'Search' }).fill(made.certificateNo);
    // The previous results are shown until the URL contains the search term.
    await one.page.waitForURL(/[?&]Search=/);
    const row = one.page.getByRole('row').filter({ hasText: 'Renewal' });
    await row.getByText('Open', { exact: true }).waitFor();
    await checkScreen(one);
    await night(own);
    await until('the renewal', async () => (await certificate()).CertificateStatusCode === 'RENEWAL');
  });

  chapter('the client is notified, reminded, and finds the renewal with the previous answers', async () => {
    await until('the reminder', async () => {
      const { Rows } = must(await client.get('/user/notification/list'));
      return JSON.stringify(Rows).includes('Expires on');
    });
    const one = await atCertificate('client');
    await one.page.getByText('Renewal in progress', { exact: true }).waitFor();
    await checkScreen(one);
    const { Applications } = (await certificate()) as {
      Applications: { ApplicationKey: string; ApplicationNo: string; AssessmentType: string }[];
    };
    const found = Applications.find(({ AssessmentType }) => AssessmentType === 'RENEWAL');
    if (!found) throw new Error('no renewal among the assessments');
    renewal = { key: found.ApplicationKey, number: found.ApplicationNo };
    await one.page.getByRole('link', { name: renewal.number }).first().click();
    await one.page.getByRole('tablist', { name: 'Application sections' }).waitFor();
    await one.page.goto(`/application/edit?key=${renewal.key}`);
    await one.page.getByRole('heading', { name: /^Page 1 of/ }).waitFor();
    const answers = demoServices[0]?.validAnswers('INITIAL', []) as Record<string, unknown>;
    const name = one.page.getByLabel('Legal name (English)');
    await expect.poll(() => name.inputValue()).toBe(answers.LegalName);
    await checkScreen(one);
  });

  chapter('decided and published, it retains its number for three more years', async () => {
    const file = await client.upload('document', 'evidence.pdf', samplePdf('evidence'));
    const Answers = demoServices[0]?.validAnswers('RENEWAL', [file, file, file, file, file, file]);
    must(await client.post('/application/save', { ApplicationKey: renewal.key, Answers }));
    await certify(own.url, client, renewal);
    const after = await certificate();
    const expiry = addMonths(EXPIRY, 36);
    expect(after).toMatchObject({
      CertificateNo: made.certificateNo,
      CertificateStatusCode: 'PUBLISHED',
      ExpiryDate: expiry,
      Revision: 2,
    });
    const one = await atCertificate('client');
    const cycle = one.page.getByRole('region', { name: /cycle/i });
    await cycle.getByText('Surveillance 1').first().waitFor();
    await checkScreen(one);
    const { Marks } = after.Cycle as { Marks: { Kind: string; No: number; On: string }[] };
    const [first] = Marks.filter(({ Kind }) => Kind === 'SURVEILLANCE');
    expect(first?.On).toBe(addMonths(addDays(EXPIRY, 1), 12));
  });

  chapter('a visitor reads the new last valid day on the public page', async () => {
    const outsider = await person('stranger', { baseURL: own.url });
    const { pathname, search } = new URL(made.verifyUrl);
    await outsider.page.goto(pathname + search);
    await outsider.page.getByRole('heading', { name: /is valid$/, level: 1 }).waitFor();
    const year = addMonths(EXPIRY, 36).slice(0, 4);
    await expect.poll(() => outsider.page.getByRole('main').textContent()).toContain(year);
  });

  chapter(
    'the next nightly run plans the first surveillance of the new cycle; calendars show it',
    async () => {
      await night(own);
      const scheduling = await signInToApi(own.url, 'scheduling@demo.test');
      const due = addMonths(addDays(EXPIRY, 1), 12);
      await until('the surveillance', async () => {
        const { Rows } = must(
          await scheduling.get('/cycle/list', { Search: made.certificateNo, Kind: 'SURVEILLANCE' }),
        ) as { Rows: { On: string; Application: unknown }[] };
        return Rows[0]?.On === due && Rows[0].Application !== null;
      });
      const one = await someone('client');
      await one.page.goto('/profile');
      await one.page.getByRole('button', { name: 'Create calendar address' }).click();
      const address = await one.page.getByLabel('Calendar address').inputValue();
      await checkScreen(one);
      const feed = await fetch(`${own.url}${new URL(address).pathname}`).then((answer) => answer.text());
      expect(feed).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`);
      await one.page.getByRole('button', { name: 'Remove address', exact: true }).click();
      await one.page.getByRole('dialog').getByRole('button', { name: 'Remove address', exact: true }).click();
      await one.page.getByText('Calendar address removed.').waitFor();
      expect((await fetch(`${own.url}${new URL(address).pathname}`)).status).toBe(404);
    },
  );

  looksRight();
});
