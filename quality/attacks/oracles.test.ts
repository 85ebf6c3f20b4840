import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '#apps/server/http-modules.ts';
import type { AccessRecords } from '../support/access-records.ts';
import { accessTable } from '../support/access-table.ts';
import type { TestPortal } from '../support/portal.ts';
import { userFixture } from '../support/user-fixture.ts';
import { withRecords } from '../support/with-records.ts';

/**
 * Attack tests: lists, counts and searches reveal nothing outside the user's data scope, by row, total, text
 * or difference.
 */
let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

const { key } = userFixture(() => portal);

/**
 * Users without access to the client's application: another client, and an assessor without an assignment.
 */
const OUTSIDERS = ['client2', 'assessor2'];
const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
const searched = routes.filter(({ method, query }) => method === 'GET' && 'Search' in shapeOf(query));

/** Values found only in the client's own application: its number, its organisation, its invoice. */
let secrets: string[];
beforeAll(async () => {
  const service = portal.db.selectFrom('Service').select('ServiceKey').where('SchemeCode', '=', 'GF');
  const made = await portal.post('client', '/application/save', {
    ...(await service.executeTakeFirstOrThrow()),
    AssessmentType: 'INITIAL',
  });
  expect(made.status).toBe(200);
  const [invoice] = records.of('invoice');
  const { InvoiceNo } = await portal.db
    .selectFrom('Invoice')
    .select('InvoiceNo')
    .where('InvoiceKey', '=', String(invoice?.key))
    .executeTakeFirstOrThrow();
  const ApplicationNo = 'A-GF-2026-90001';
  await portal.db
    .updateTable('Application')
    .set({ ApplicationNo })
    .where('ApplicationKey', '=', String(made.data.ApplicationKey))
    .execute();
  secrets = [ApplicationNo, 'Harbour Green', '海港', InvoiceNo];
});

async function request(user: string, path: string, query: Record<string, string>): Promise<string> {
  const answer = await portal.app.inject({ url: `/api${path}`, query, headers: await portal.token(user) });
  return `${answer.statusCode} ${answer.body}`;
}

test('searching for another client’s data finds as much as searching for nonsense', async () => {
  const wrong: string[] = [];
  const found = new Set<string>();
  for (const { path } of searched) {
    const allowedRoles = accessTable[`GET ${path}`]?.Who ?? [];
    // Public endpoints return the same to everyone.
    if (allowedRoles === 'anybody') continue;
    for (const secret of secrets) {
      for (const user of OUTSIDERS) {
        const [message, nothing] = [
          await request(user, path, { Search: secret }),
          await request(user, path, { Search: 'zqxjkvbpy' }),
        ];
        if (message !== nothing) wrong.push(`${path} as ${user}, ${secret}: ${message.slice(0, 160)}`);
      }
      if ((await request('admin', path, { Search: secret })).includes(secret)) found.add(path);
    }
  }
  // Control: a user with access finds these records with the same search terms.
  expect([...found]).toEqual(
    expect.arrayContaining(['/application/list', '/search', '/user/list', '/organisation/list']),
  );
  expect(wrong).toEqual([]);
});

test('lists and counts reveal nothing to outsiders, with any filter', async () => {
  const { OrganisationKey } = await portal.db
    .selectFrom('Organisation')
    .innerJoin('Account', 'Account.OrganisationId', 'Organisation.Id')
    .select('OrganisationKey')
    .where('Email', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  const wrong: string[] = [];
  for (const { path, query } of routes.filter(({ method }) => method === 'GET')) {
    if (accessTable[`GET ${path}`]?.Who === 'anybody' || accessTable[`GET ${path}`]?.Record) continue;
    const shape = shapeOf(query);
    for (const user of OUTSIDERS) {
      const message = await request(user, path, 'PageSize' in shape ? { PageSize: '100' } : {});
      for (const secret of secrets)
        if (message.includes(secret)) wrong.push(`${path} tells ${user} of ${secret}`);
      if (!('OrganisationKey' in shape)) continue;
      const [foreignAnswer, unknownAnswer] = [
        await request(user, path, { OrganisationKey }),
        await request(user, path, { OrganisationKey: 'nobody-has-this-key-22' }),
      ];
      if (foreignAnswer !== unknownAnswer) wrong.push(`${path} tells ${user} that an organisation is there`);
    }
  }
  expect(wrong).toEqual([]);
  // Control: authorised users see the application.
  expect(await request('client', '/application/list', {})).toContain(String(secrets[0]));
});

test('users without access to payments see neither date nor number of a payment', async () => {
  const service = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const made = await portal.post('client', '/application/save', { ...service, AssessmentType: 'INITIAL' });
  expect([made.status, made.error.Code]).toEqual([200, undefined]);
  const ApplicationKey = String(made.data.ApplicationKey);
  const one = portal.db.updateTable('Application').where('ApplicationKey', '=', ApplicationKey);
  await one.set({ TransactionNo: 'FPS-2026-1' }).execute();
  const shared = { UserKey: await key('sub-client'), ApplicationKeys: [ApplicationKey] };
  expect((await portal.post('client', '/user/sub/share', shared)).status).toBe(200);
  const seenBy = async (user: string) =>
    (await portal.get(user, '/application/view', { ApplicationKey })).data.TransactionNo;
  expect(await seenBy('sub-client')).toBeNull();
  expect(await seenBy('client')).toBe('FPS-2026-1');
});
