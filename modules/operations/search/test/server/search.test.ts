import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { Found } from '../../rules/contract.ts';
import { numberCandidates } from '../../server/number-candidates.ts';
import { withStatementTimeout } from '../../server/with-statement-timeout.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  const { rows } = await sql<{
    ServiceKey: string;
  }>`select service_key from service where scheme_code = 'QM'`.execute(portal.db);
  for (const client of ['client', 'client2']) {
    await portal.post(client, '/application/save', {
      ServiceKey: rows[0]?.ServiceKey,
      AssessmentType: 'INITIAL',
    });
  }
  // An application visible only to its client and to users who see everything, with its own number.
  const { Id } = await insertCertified(portal, { no: null, client: 'client2' });
  await sql`update application set application_no = 'QM-2024-00017', search = 'qm-2024-00017' where id = ${Id}`.execute(
    portal.db,
  );
});
afterAll(() => portal.close());

const search = async (user: string, Search: string): Promise<Found> =>
  (await portal.get(user, '/search', { Search })).data as Found;

/** Search results in short form. */
async function found(user: string, Search: string) {
  const { Applications, Certificates, Organisations, People } = await search(user, Search);
  return {
    Applications: Applications.map(({ OrgName }) => OrgName.EN),
    Certificates: Certificates.map(({ CertificateNo }) => CertificateNo),
    Organisations: Organisations.map(({ OrgName }) => OrgName.EN),
    People: People.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`),
  };
}

const HARBOUR = 'Harbour Green Energy Limited';

describe('an organisation is found', () => {
  test.each([
    ['by the beginning of its name', 'harbour'],
    ['by any word', 'energy'],
    ['by all words in any order', 'energy harbour'],
    ['by its initials', 'hge'],
    ['by two letters that begin a word', 'ha'],
    ['by two traditional characters', '綠色'],
    ['by two simplified characters', '绿色'],
  ])('%s', async (_how, typed) => {
    expect((await found('admin', typed)).Organisations).toContain(HARBOUR);
    expect((await found('admin', typed)).Applications).toContain(HARBOUR);
  });

  test.each(['Harbuor Grean', 'harbour enregy'])('with typing errors: %s', async (typed) => {
    const { Organisations, Applications, DidYouMean } = await search('admin', typed);
    expect(Organisations[0]?.OrgName.EN).toBe(HARBOUR);
    expect(Applications[0]?.OrgName.EN).toBe(HARBOUR);
    expect(DidYouMean?.EN).toBe(HARBOUR);
  });

  test('its client links to its screen', async () => {
    const [first] = (await search('finance', 'harbour green')).Organisations;
    expect(first?.UserKey).toBe(await portal.userKey('client'));
  });
});

test.each(['QM-2024-00017', 'qm-2024-17', 'qm 2024 17', 'QM202400017', 'QM-2024-000', '2024-17', '17'])(
  'a number is found in any notation: %s',
  async (typed) => {
    expect((await search('admin', typed)).Applications.map((row) => row.ApplicationNo)).toContain(
      'QM-2024-00017',
    );
  },
);

test('candidates for a partial number', () => {
  const numberings = [
    { SchemeCode: 'QM', NumberPattern: '{SchemeCode}-{YYYY}-{00000}' },
    { SchemeCode: 'SS', NumberPattern: '{SchemeCode}{YY}.{000}' },
  ];
  expect(numberCandidates('qm-2026-12', numberings, 2026)).toEqual(['QM-2026-00012']);
  expect(numberCandidates('2026 12', numberings, 2026)).toEqual(['QM-2026-00012', 'SS26.012']);
  expect(numberCandidates('12', numberings, 2026)).toContain('QM-2019-00012');
  const applications = [...numberings, { SchemeCode: 'QM', NumberPattern: 'A-{SchemeCode}-{YYYY}-{00000}' }];
  for (const typed of ['A-QM-2026-00012', 'a qm 2026 12', 'a-qm-2026-12'])
    expect(numberCandidates(typed, applications, 2026)).toEqual(['A-QM-2026-00012']);
  expect(numberCandidates('qm-2026-12', applications, 2026)).toEqual(['QM-2026-00012', 'A-QM-2026-00012']);
  expect(numberCandidates('harbour 12 30', numberings, 2026)).toEqual([]);
  expect(numberCandidates('harbour', numberings, 2026)).toEqual([]);
});

describe('within the scope of the user', () => {
  test('a client finds their own records, and none of others', async () => {
    const own = await found('client', 'harbour');
    expect(own.Applications).toEqual([HARBOUR]);
    expect(own.Organisations).toEqual([]);
    const name = (await portal.db
      .selectFrom('Account')
      .innerJoin('Organisation', 'Organisation.Id', 'Account.OrganisationId')
      .select('OrgName')
      .where('Email', '=', 'client2@demo.test')
      .executeTakeFirstOrThrow()) as { OrgName: { EN: string; CHT: string } };
    const wrong = `${name.OrgName.EN.slice(0, 3)}x${name.OrgName.EN.slice(3)}`;
    for (const typed of [
      name.OrgName.EN,
      name.OrgName.CHT,
      wrong,
      'QM-2024-00017',
      '17',
      'client2@demo.test',
    ])
      for (const user of ['client', 'sub-client', 'assessor', 'coo', 'ceo'])
        expect([user, typed, await search(user, typed)]).toEqual([
          user,
          typed,
          {
            Applications: [],
            Certificates: [],
            Invoices: [],
            Organisations: [],
            People: [],
            DidYouMean: null,
          },
        ]);
  });

  test('staff are found by account managers, clients also by their business staff, a sub-account by its client', async () => {
    const emails = async (user: string, typed: string) =>
      (await search(user, typed)).People.map(({ Email }) => Email);
    expect(await emails('admin', 'ceo@demo')).toContain('ceo@demo.test');
    expect(await emails('business', 'ceo@demo')).toEqual([]);
    expect(await emails('business', 'client@demo')).toContain('client@demo.test');
    expect(await emails('finance', 'sub-client@demo')).toEqual([]);
    expect(await emails('client', 'sub-client@demo')).toEqual(['sub-client@demo.test']);
    expect(await emails('client2', 'sub-client@demo')).toEqual([]);
    expect(await emails('assessor', 'client@demo')).toEqual([]);
  });
});

test('one letter, an empty search and wildcard characters find nothing', async () => {
  for (const typed of ['', ' ', 'a', '%%', '__', '\\\\'])
    expect(await found('admin', typed)).toEqual({
      Applications: [],
      Certificates: [],
      Organisations: [],
      People: [],
    });
});

test('a search that takes too long is cancelled and returns nothing', async () => {
  expect(await withStatementTimeout(portal.db, 20, (tx) => sql`select pg_sleep(5)`.execute(tx))).toBeNull();
  await expect(withStatementTimeout(portal.db, 20, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow(
    'division by zero',
  );
});

describe('an invoice is found by its number, in the scope of the reader', () => {
  test('typed whole, without zeros or as a beginning', async () => {
    const application = await insertCertified(portal, { no: null });
    await insertInvoice(portal, application, 'OPEN');
    const [InvoiceNo, year, serial] = ['INV-2026-00777', '2026', '00777'];
    await portal.db
      .updateTable('Invoice')
      .set({ InvoiceNo })
      .where('ApplicationId', '=', application.Id)
      .execute();
    const numbersOf = async (user: string, text: string) =>
      (await search(user, text)).Invoices.map((row) => row.InvoiceNo);
    for (const text of [InvoiceNo, InvoiceNo.toLowerCase(), `inv ${year} ${Number(serial)}`])
      for (const user of ['finance', 'client'])
        expect(await numbersOf(user, text), text).toContain(InvoiceNo);
    expect(await numbersOf('finance', `INV-${year}-`)).toContain(InvoiceNo);
    // Another client and a sub-account, which sees no money, find nothing.
    for (const user of ['client2', 'sub-client']) expect(await numbersOf(user, InvoiceNo)).toEqual([]);
  });
});
