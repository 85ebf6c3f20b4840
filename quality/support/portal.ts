/** Starts the complete API on a separate test database, with helpers that call it as demo users. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPortal } from '#apps/server/portal.ts';
import { openSession, type Visit } from '#modules/identity/sign-in/server/sessions.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { connect, type Db } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import type { FileKind } from '#platform/server/files/kinds.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { createTestDatabase } from './database.ts';
import { observeReads } from './observed-reads.ts';

export type Answer<Data = Record<string, unknown>> = {
  status: number;
  data: Data;
  error: {
    Code: string;
    Message: string;
    Fields?: { Field: string; Code: string }[];
    Reasons?: { Code: string }[];
    Data?: Record<string, unknown>;
  };
};

/** The complete API on a separate database, with the demo's users and services but without applications. */
export type TestPortal = {
  portal: Portal;
  db: Db;
  app: FastifyInstance;
  store: FileStore;
  get: (user: string | null, path: string, query?: Record<string, string>) => Promise<Answer>;
  post: (
    user: string | null,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** The request headers of a user's session. */
  token: (user: string) => Promise<Record<string, string>>;
  userKey: (user: string) => Promise<string>;
  upload: (user: string, kind: FileKind) => Promise<string>;
  close: () => Promise<void>;
};

export async function startTestPortal(environment: Record<string, string> = {}): Promise<TestPortal> {
  const database = await createTestDatabase('assay_portal');
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-test-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://portal.test',
    // A few accounts send a large number of calls; `attack/flood.test.ts` tests this limit.
    ACCOUNT_CALL_LIMIT: '100000',
    ...environment,
  });
  const { db, pool } = connect(database.url, 20);
  const reads = observeReads();
  pool.on('connect', reads.observe);
  const portal: Portal = { db, settings };
  const store = openFileStore(settings);
  const app = await createPortal(portal, store);
  const headers = tokenHeaders(db);
  return {
    portal,
    db,
    app,
    store,
    get: async (user, path, query = {}) =>
      answer(await app.inject({ method: 'GET', url: `/api${path}`, query, headers: await headers(user) })),
    post: async (user, path, body, more = {}) => {
      const request = {
        url: `/api${path}`,
        payload: body as object,
        headers: { ...(await headers(user)), ...more },
      };
      return answer(await app.inject({ method: 'POST', ...request }));
    },
    token: headers,
    userKey: async (user) => (await account(db, user)).UserKey,
    upload: async (user, kind) => upload(db, store, (await account(db, user)).Id, kind),
    close: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      assertDeclared(reads.undeclared());
    },
  };
}

/** An answer that depends on a resource which its route does not declare would become stale in the browser. */
function assertDeclared(undeclared: readonly string[]): void {
  if (undeclared.length > 0) throw new Error(`Resources missing in \`reads\`: ${undeclared.join(', ')}`);
}

const account = (db: Db, user: string) =>
  db
    .selectFrom('Account')
    .select(['Id', 'UserKey'])
    .where('Email', '=', `${user}@demo.test`)
    .executeTakeFirstOrThrow();

/** Opens one session per requested user and reuses it. */
function tokenHeaders(db: Db): (user: string | null) => Promise<Record<string, string>> {
  const tokens = new Map<string, string>();
  return async (user): Promise<Record<string, string>> => {
    if (user === null) return {};
    const token = tokens.get(user) ?? (await openSessionFor(db, user));
    tokens.set(user, token);
    return { authorization: `Bearer ${token}` };
  };
}

/** Opens a new session for a demo user and returns its token. */
export async function openSessionFor(db: Db, user: string): Promise<string> {
  const { Id } = await account(db, user);
  const visit: Visit = { at: new Date(), address: '127.0.0.1', agent: 'test' };
  return (await db.transaction().execute((tx) => openSession(tx, Id, visit))).Token;
}

async function upload(db: Db, store: FileStore, AccountId: number, Kind: FileKind): Promise<string> {
  const source = samplePdf(`${Kind} of ${AccountId}`);
  const { FileKey } = await storeFile(db, store, {
    FileKey: newKey(),
    Name: 'file.pdf',
    Kind,
    Type: 'application/pdf',
    Size: source.byteLength,
    Sha256: createHash('sha256').update(source).digest('hex'),
    AccountId,
    ApplicationId: null,
    source,
  });
  return FileKey;
}

function answer(response: { statusCode: number; json: () => unknown }): Answer {
  const body = response.json() as Record<string, unknown>;
  return { status: response.statusCode, data: body.data as Answer['data'], error: body as Answer['error'] };
}
