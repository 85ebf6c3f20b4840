/** Creates records of every kind for the access tests, and names the demo users who may see each of them. */
import { qualityManagement } from '#modules/catalogue/services/server/demo/quality-management/definition.ts';
import { openSession } from '#modules/identity/sign-in/server/sessions.ts';
import { addMessage } from '#modules/support/conversations/server/add-message.ts';
import { startConversation } from '#modules/support/conversations/server/start-conversation.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { OwnRecord, RecordKind } from './access-expected.ts';
import { certificateFixture } from './certificate-fixture.ts';
import { insertCertified } from './certified.ts';
import { insertService } from './insert-service.ts';
import { ownAccess } from './own-access.ts';
import type { TestPortal } from './portal.ts';

type Named = { name: RecordName; key: string };
export type AccessRecords = { people: readonly string[]; of: (kind: RecordKind) => Named[] };

/** Demo users for every relation to the records: owner, colleague, other organisation, assigned, every role. */
const ACTORS = [
  'admin',
  'sub-admin',
  'it',
  'business',
  'scheduling',
  'finance',
  'assessor',
  'assessor2',
  'assessor-onsite',
  'indepreviewer',
  'coo',
  'deputyceo',
  'ceo',
  'client',
  'sub-client',
  'client2',
] as const;

const SERVICE_READERS = [
  'admin',
  'sub-admin',
  'it',
  'scheduling',
  'business',
  'assessor',
  'assessor2',
  'coo',
  'deputyceo',
  'ceo',
];
const SEE_ALL = ['admin', 'sub-admin', 'it', 'business', 'scheduling', 'finance'];

/** Which user may see which record, written manually from the visibility rules of the specification. */
const REACHED = {
  // Created by the client, at the reviewer's step; the assessors and the reviewer are assigned.
  'application at the reviewer': [...SEE_ALL, 'assessor', 'assessor-onsite', 'indepreviewer', 'client'],
  // Created by the client, approved by the COO and waiting for the CEO; shared with the sub-account.
  'application at the CEO, shared': [
    ...SEE_ALL,
    'assessor',
    'assessor-onsite',
    'indepreviewer',
    'coo',
    'deputyceo',
    'ceo',
    'client',
    'sub-client',
  ],
  // Created by the sub-account, not assigned.
  'application of the sub-account': [...SEE_ALL, 'client', 'sub-client'],
  // Belongs to another organisation.
  'application of another client': [...SEE_ALL, 'client2'],
  // Checklists are internal to the certification body: clients see only the points sent to them.
  'checklist at the reviewer': [...SEE_ALL, 'assessor', 'assessor-onsite', 'indepreviewer'],
  'published certificate': [...SEE_ALL, 'client'],
  'certificate not yet published': SEE_ALL,
  // Decision-makers see the invoices of visible applications; sub-accounts, assessors and reviewers see none.
  'invoice of the application at the reviewer': [...SEE_ALL, 'client'],
  'invoice of the application at the CEO': [...SEE_ALL, 'coo', 'deputyceo', 'ceo', 'client'],
  'invoice of another client': [...SEE_ALL, 'client2'],
  'invoice of a certificate': [...SEE_ALL, 'client'],
  'certificate with an invoice': [...SEE_ALL, 'client'],
  'certificate of another client with an invoice': [...SEE_ALL, 'client2'],
  'client account': SEE_ALL,
  'sub-account': ['client', 'admin', 'sub-admin', 'business', 'scheduling'],
  'staff account': ['admin', 'sub-admin', 'it'],
  team: ['admin', 'sub-admin', 'it'],
  'service on offer': SERVICE_READERS,
  // Only users who configure services see one in preparation.
  'service in preparation': ['admin', 'sub-admin', 'it'],
  // A file uploaded by the client for the form of the application at the reviewer.
  'file of an application': [...SEE_ALL, 'assessor', 'assessor-onsite', 'indepreviewer', 'client'],
  // Internal comments do not exist for the client.
  'internal comment at the reviewer': [...SEE_ALL, 'assessor', 'assessor-onsite', 'indepreviewer'],
  'shared comment at the reviewer': [...SEE_ALL, 'assessor', 'assessor-onsite', 'indepreviewer', 'client'],
  'notification of the assessor': ['assessor'],
  'question of a stranger': SEE_ALL,
  'session of the assessor': ['assessor'],
  'passkey of the assessor': ['assessor'],
} as const satisfies Record<string, readonly string[]>;
type RecordName = keyof typeof REACHED | OwnRecord;

export const reachedBy = (name: RecordName, user: string): boolean =>
  (
    ownAccess.find(({ kind }) => kind === name)?.reachedBy ??
    (REACHED[name as keyof typeof REACHED] as readonly string[])
  ).includes(user);

async function assignAll(
  portal: TestPortal,
  ApplicationId: number,
  id: (user: string) => number,
): Promise<void> {
  for (const [Mode, user] of [
    ['ASSESSOR', 'assessor'],
    ['ASSESSOR_ONSITE', 'assessor-onsite'],
    ['INDEPREVIEWER', 'indepreviewer'],
  ] as const)
    await portal.db
      .insertInto('ApplicationPerson')
      .values({ ApplicationId, AccountId: id(user), Mode, AssignedAt: new Date() })
      .execute();
}

export async function makeAccessRecords(portal: TestPortal): Promise<AccessRecords> {
  const id = await accountIds(portal);
  const application = (client: string, no: string, facts: Record<string, unknown>) =>
    insertApplication(portal, { client, no, createdBy: id(client), ...facts });
  const assigned = {
    AssessorUserId: id('assessor'),
    AssessorOnSiteUserId: id('assessor-onsite'),
    IndepreviewerUserId: id('indepreviewer'),
  };
  const atReviewer = await application('client', 'GF-R', {
    ...assigned,
    CurrentStep: 'INDEPREVIEWER',
    ReachedSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'],
  });
  const atCeo = await application('client', 'GF-C', {
    ...assigned,
    CurrentStep: 'CEO',
    ReachedSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
    SharedWith: [id('sub-client')],
  });
  const ofSub = await application('client', 'GF-S', { CreatedById: id('sub-client') });
  const foreign = await application('client2', 'GF-F', {});
  for (const { Id } of [atReviewer, atCeo]) await assignAll(portal, Id, id);

  const ours = await organisationOf(portal, 'client');
  const otherOrganisation = await organisationOf(portal, 'client2');
  const billed = await billedCertificate(portal, 'GF-B1', 'client');
  const all: Partial<Record<RecordKind, Named[]>> = {
    application: [
      { name: 'application at the reviewer', key: atReviewer.ApplicationKey },
      { name: 'application at the CEO, shared', key: atCeo.ApplicationKey },
      { name: 'application of the sub-account', key: ofSub.ApplicationKey },
      { name: 'application of another client', key: foreign.ApplicationKey },
    ],
    checklist: [{ name: 'checklist at the reviewer', key: atReviewer.ApplicationKey }],
    certificate: [
      { name: 'published certificate', key: await certified(portal, 'GF-P', true) },
      { name: 'certificate not yet published', key: await certified(portal, 'GF-U', false) },
    ],
    invoice: [
      {
        name: 'invoice of the application at the reviewer',
        key: await invoice(portal, { ApplicationId: atReviewer.Id }, ours.OrganisationId),
      },
      {
        name: 'invoice of the application at the CEO',
        key: await invoice(portal, { ApplicationId: atCeo.Id }, ours.OrganisationId),
      },
      {
        name: 'invoice of another client',
        key: await invoice(portal, { ApplicationId: foreign.Id }, otherOrganisation.OrganisationId),
      },
      { name: 'invoice of a certificate', key: billed.InvoiceKey },
    ],
    'billed certificate': [
      { name: 'certificate with an invoice', key: billed.CertificateKey },
      {
        name: 'certificate of another client with an invoice',
        key: (await billedCertificate(portal, 'GF-B2', 'client2')).CertificateKey,
      },
    ],
    client: [{ name: 'client account', key: await portal.userKey('client3') }],
    sub: [{ name: 'sub-account', key: await portal.userKey('sub-client') }],
    staff: [{ name: 'staff account', key: await portal.userKey('assessor2') }],
    file: [{ name: 'file of an application', key: await answeredFile(portal, atReviewer.Id) }],
    comment: [
      {
        name: 'internal comment at the reviewer',
        key: await comment(portal, atReviewer.ApplicationKey, true),
      },
      {
        name: 'shared comment at the reviewer',
        key: await comment(portal, atReviewer.ApplicationKey, false),
      },
    ],
    team: [{ name: 'team', key: await team(portal) }],
    service: [
      { name: 'service on offer', key: await serviceOnOffer(portal) },
      { name: 'service in preparation', key: await serviceInPreparation(portal) },
    ],
    session: [{ name: 'session of the assessor', key: await sessionOf(portal, id('assessor')) }],
    passkey: [{ name: 'passkey of the assessor', key: await passkey(portal, id('assessor')) }],
    conversation: [{ name: 'question of a stranger', key: await question(portal) }],
    notification: [{ name: 'notification of the assessor', key: await notification(portal, id('assessor')) }],
  };
  for (const { kind, make } of ownAccess) all[kind] = [{ name: kind, key: await make(portal) }];
  return { people: ACTORS, of: (kind) => all[kind] ?? [] };
}

async function accountIds({ db }: TestPortal): Promise<(user: string) => number> {
  const rows = await db.selectFrom('Account').select(['Id', 'Email']).execute();
  const ids = new Map(rows.map((row) => [row.Email, row.Id]));
  return (user) => ids.get(`${user}@demo.test`) ?? Number.NaN;
}

/** Inserts an application under review with the rows of a running one; `facts` are the deviations. */
async function insertApplication(
  portal: TestPortal,
  {
    client,
    no,
    createdBy,
    ...facts
  }: { client: string; no: string; createdBy: number } & Record<string, unknown>,
) {
  const row = await insertCertified(portal, { no, scheme: 'GF', client });
  const { ApplicationKey } = await portal.db
    .updateTable('Application')
    .set({
      ApplicationStatusCode: 'UNDERREVIEW',
      CreatedById: createdBy,
      Steps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
      CurrentStep: 'ASSESSOR',
      ReachedSteps: ['ASSESSOR'],
      CertificateNo: null,
      CertifiedAt: null,
      ...facts,
    })
    .where(announceStatus('application', 'UNDERREVIEW'))
    .where('Id', '=', row.Id)
    .returning('ApplicationKey')
    .executeTakeFirstOrThrow();
  return { Id: row.Id, ApplicationKey };
}

async function certified(portal: TestPortal, no: string, isPublished: boolean): Promise<string> {
  const certificates = certificateFixture(() => portal);
  const application = await insertCertified(portal, { no, scheme: 'GF' });
  const id = await certificates.generate(application);
  await portal.db
    .updateTable('CertificateDocument')
    .set({ Status: 'READY' })
    .where('CertificateId', '=', id)
    .execute();
  if (isPublished) await certificates.publish(application);
  return application.ApplicationKey;
}

const organisationOf = async ({ db }: TestPortal, user: string) => {
  const row = await db
    .selectFrom('Account')
    .select('OrganisationId')
    .where('Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();
  return { OrganisationId: Number(row.OrganisationId) };
};

type Billed = { ApplicationId: number } | { CertificateId: number };

async function invoice({ db }: TestPortal, about: Billed, OrganisationId: number): Promise<string> {
  const row = await db
    .insertInto('Invoice')
    .values({
      InvoiceKey: newKey(),
      InvoiceNo: `INV-${newKey()}`,
      ...about,
      OrganisationId,
      AmountCents: 100_00,
      Lines: json([]),
      Status: 'OPEN',
      PaymentMethod: null,
      PaidAt: null,
      DueOn: '2026-12-31',
    })
    .returning('InvoiceKey')
    .executeTakeFirstOrThrow();
  return row.InvoiceKey;
}

/** Creates a published certificate that is not paid yet. */
async function billedCertificate(portal: TestPortal, no: string, client: string) {
  const certificates = certificateFixture(() => portal);
  const application = await insertCertified(portal, { no, scheme: 'GF', client });
  const Id = await certificates.generate(application);
  await portal.db
    .updateTable('CertificateDocument')
    .set({ Status: 'READY' })
    .where('CertificateId', '=', Id)
    .execute();
  await certificates.publish(application);
  const { CertificateKey } = await certificates.certificate(Id);
  const InvoiceKey = await invoice(portal, { CertificateId: Id }, application.OrganisationId);
  return { CertificateKey, InvoiceKey };
}

/** A file that the client uploaded for an answer; everyone with access to the application may read it. */
async function answeredFile(portal: TestPortal, ApplicationId: number): Promise<string> {
  const FileKey = await portal.upload('client', 'document');
  await portal.db.updateTable('File').set({ ApplicationId }).where('FileKey', '=', FileKey).execute();
  await portal.db
    .updateTable('Application')
    .set({ Answers: json({ Documents: [{ name: 'file.pdf', type: 'application/pdf', content: FileKey }] }) })
    .where('Id', '=', ApplicationId)
    .execute();
  return FileKey;
}

async function comment(portal: TestPortal, ApplicationKey: string, IsInternal: boolean): Promise<string> {
  const content = { ApplicationKey, Comment: 'A word.', IsInternal };
  return String((await portal.post('business', '/comment/save', content)).data.CommentKey);
}

async function notification({ db }: TestPortal, AccountId: number): Promise<string> {
  const row = await db
    .insertInto('Notification')
    .values({
      NotificationKey: newKey(),
      AccountId,
      Kind: 'ASSIGNED',
      Params: json({ ApplicationNo: 'X' }),
      ApplicationId: null,
      Cause: 'test',
      ReadAt: null,
    })
    .returning('NotificationKey')
    .executeTakeFirstOrThrow();
  return row.NotificationKey;
}

const question = ({ db }: TestPortal): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const at = new Date();
    const begun = await startConversation(tx, {
      ...{ Source: 'CONTACT', AccountId: null, Topic: 'OTHER', Language: 'EN', at },
      ...{ Name: 'A stranger', Email: 'stranger@shop.test', Organisation: '' },
    });
    await addMessage(tx, begun, { side: 'ASKER', accountId: null, text: 'Hello?', at });
    return begun.ConversationKey;
  });

/** A team that is responsible for none of the applications here. */
async function team({ db }: TestPortal): Promise<string> {
  const row = await db
    .insertInto('Team')
    .values({ TeamKey: newKey(), Name: 'Logistics' })
    .returning('TeamKey')
    .executeTakeFirstOrThrow();
  return row.TeamKey;
}

const serviceOnOffer = async ({ db }: TestPortal): Promise<string> => {
  const found = db.selectFrom('Service').select('ServiceKey').where('SchemeCode', '=', 'QM');
  return (await found.executeTakeFirstOrThrow()).ServiceKey;
};

const serviceInPreparation = (portal: TestPortal): Promise<string> =>
  insertService(portal, qualityManagement, { SchemeCode: 'PREP', isOnOffer: false });

/** Creates a session other than the one that sends the request. */
async function sessionOf({ db }: TestPortal, AccountId: number): Promise<string> {
  const visit = { at: new Date(), address: '127.0.0.1', agent: 'another browser' };
  await db.transaction().execute((tx) => openSession(tx, AccountId, visit));
  const row = await db
    .selectFrom('Session')
    .select('SessionKey')
    .where('AccountId', '=', AccountId)
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
  return row.SessionKey;
}

async function passkey({ db }: TestPortal, AccountId: number): Promise<string> {
  const row = await db
    .insertInto('Passkey')
    .values({
      PasskeyKey: newKey(),
      AccountId,
      CredentialId: newKey(),
      PublicKey: Buffer.alloc(1),
      Name: 'Phone',
      UsedAt: null,
    })
    .returning('PasskeyKey')
    .executeTakeFirstOrThrow();
  return row.PasskeyKey;
}
