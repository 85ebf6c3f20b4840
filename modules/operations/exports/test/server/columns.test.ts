import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json } from '#platform/server/database/json.ts';
import { downloadExport } from '#quality/support/download-export.ts';
import { makeDraft } from '#quality/support/make-draft.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { chosenColumns } from '../../server/list/chosen-columns.ts';

/** Exports contain the chosen columns in their order; every list for staff can be exported. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await makeDraft(portal, 'client');
});
afterAll(() => portal.close());
beforeEach(() => portal.db.deleteFrom('Export').execute());

const linesOf = async (user: string, body: object): Promise<string[]> => {
  const file = await downloadExport(portal, user, body);
  return typeof file === 'object' ? file.body.replace('\uFEFF', '').trimEnd().split('\r\n') : [String(file)];
};

test('columns are exported in the chosen order, with everything that the screen shows in them', async () => {
  const [heads, row] = await linesOf('admin', { List: 'APPLICATIONS', Columns: ['status', 'org', 'gone'] });
  expect(heads).toBe('Status,Step,Overdue nonconformities,Organisation');
  expect(row).toBe('Draft,,0,Harbour Green Energy Limited');
});

test('if the list no longer has any of the columns, all are exported', () => {
  const columns = [
    ['no', 'APP_LIST_NO'],
    ['org', 'APP_LIST_ORG'],
  ] as const;
  const placesOf = (chosen: string[] | null) => chosenColumns(columns, chosen).map(({ place }) => place);
  expect(placesOf(null)).toEqual([0, 1]);
  expect(placesOf(['org'])).toEqual([1]);
  expect(placesOf(['gone'])).toEqual([0, 1]);
});

test('My exports shows the number of chosen columns; a duplicate column is refused', async () => {
  const response = await portal.post('admin', '/export/download', {
    List: 'EMAILS',
    Columns: ['at', 'to'],
    Filters: { Status: 'FAILED' },
  });
  expect(response.data.About).toEqual(['Status: Failed', '2 selected columns']);
  const twice = await portal.post('admin', '/export/download', { List: 'EMAILS', Columns: ['at', 'at'] });
  expect(twice.status).toBe(422);
});

test.each([
  ['sub-admin', 'EXCEPTIONS', 'Date,Application,Person,Acting as,Action,Step,Type,Other steps taken,Reason'],
  ['it', 'JOBS', 'Job ID,Job,Task code,Object,Error,Attempts,Maximum attempts,Next attempt,Since,Status'],
  ['business', 'INBOX', 'Number,Latest message,Status,From,Topic,Name,Organisation,Assigned to,Excerpt'],
  ['assessor', 'EXCEPTIONS', '403'],
  ['sub-admin', 'JOBS', '403'],
  ['client', 'INBOX', '403'],
])('%s exports %s: %s', async (user, List, heads) => {
  expect((await linesOf(user, { List }))[0]).toBe(heads);
});

test('actions of an administrator on behalf of the owner are included in the exported register', async () => {
  const { ApplicationKey } = await portal.db
    .selectFrom('Application')
    .select('ApplicationKey')
    .executeTakeFirstOrThrow();
  const application = await portal.db
    .updateTable('Application')
    .set({ ApplicationNo: 'GF-2026-77001' })
    .where('ApplicationKey', '=', ApplicationKey)
    .returning('Id')
    .executeTakeFirstOrThrow();
  const admin = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('ApplicationHistory')
    .values({
      ...{ ApplicationId: application.Id, Version: 90, Action: 'APPROVE_PROGRESS', AccountId: admin.Id },
      ...{ AsRole: 'ADMIN', FromStatus: 'UNDERREVIEW', ToStatus: 'UNDERREVIEW', FromStep: 'COO', Round: 1 },
      ...{ ToStep: 'CEO', Data: json({}), Attachment: [], IsOverride: false, Remark: '=1+1' },
      At: new Date('2026-03-02T02:00:00Z'),
    })
    .execute();
  const [, row] = await linesOf('admin', {
    List: 'EXCEPTIONS',
    Columns: ['application', 'why', 'rule'],
    Filters: { Kind: 'ON_BEHALF', Search: '77001' },
  });
  expect(row).toBe("GF-2026-77001,'=1+1,Acted on behalf,");
});
