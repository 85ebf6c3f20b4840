/** Starts a small portal with accounts, sign-in and email but without demo data, for authentication tests. */
import type { FastifyInstance } from 'fastify';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { httpModules } from '#apps/server/http-modules.ts';
import { authentication } from '#modules/identity/sign-in/server/authentication.ts';
import { hashPassword } from '#modules/identity/sign-in/server/password-hash.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { readSettings, type Settings } from '#platform/server/configuration/settings.ts';
import { connect, type Db } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { binder } from '#platform/server/http/bind.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { createTestDatabase } from './database.ts';

export const PASSWORD = 'Quiet-harbour-7';

export type ApiAnswer = {
  status: number;
  data: Record<string, unknown>;
  error: Record<string, unknown>;
  headers: Record<string, unknown>;
};
export type Call = { token?: string; language?: string; address?: string };

export type Accounts = {
  db: Db;
  pool: pg.Pool;
  url: string;
  settings: Settings;
  app: FastifyInstance;
  get: (path: string, call?: Call) => Promise<ApiAnswer>;
  post: (path: string, body?: unknown, call?: Call) => Promise<ApiAnswer>;
  addAccount: (email: string, roles: Role[], more?: Partial<NewAccount>) => Promise<number>;
  addOrganisation: (name: string) => Promise<number>;
  /** Returns the newest email to an address, and the code in its link. */
  newestMail: (
    to: string,
  ) => Promise<{ Subject: string; Text: string; Html: string; code: string } | undefined>;
  close: () => Promise<void>;
};

type NewAccount = {
  Status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';
  OrganisationId: number;
  PasswordHash: string | null;
  Language: 'EN' | 'CHT' | 'CHS';
};

/** Starts authentication and account endpoints over HTTP on a separate database, without demo data. */
export async function startAccounts(more: Record<string, string> = {}): Promise<Accounts> {
  const database = await createTestDatabase();
  await runMigrations({ connectionString: database.url });
  const settings = readSettings({ NODE_ENV: 'test', PUBLIC_URL: 'https://portal.example/', ...more });
  const { db, pool } = connect(database.url, 10);
  const app = await createApp(settings);
  const portal = { db, settings };
  const bind = binder(app, { portal, store: openFileStore(settings), authentication });
  for (const { http } of httpModules) for (const call of http.calls ?? []) call.bindTo(bind);
  const PasswordHash = await hashPassword(PASSWORD);

  return {
    db,
    pool,
    settings,
    app,
    url: database.url,
    get: async (path, call = {}) =>
      toApiAnswer(
        await app.inject({ url: `/api${path}`, headers: headers(call), remoteAddress: call.address }),
      ),
    post: async (path, body = {}, call = {}) =>
      toApiAnswer(
        await app.inject({
          method: 'POST',
          url: `/api${path}`,
          payload: body as object,
          headers: headers(call),
          remoteAddress: call.address,
        }),
      ),
    addAccount: (email, roles, facts = {}) => addAccount(db, email, roles, { PasswordHash, ...facts }),
    addOrganisation: (name) => addOrganisation(db, name),
    newestMail: (to) => newestMail(db, to),
    close: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}

const headers = ({ token, language }: Call) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(language && { applanguage: language }),
});

function toApiAnswer(response: { statusCode: number; headers: object; json: () => unknown }): ApiAnswer {
  const error = response.json() as Record<string, unknown>;
  const data = (error.data ?? {}) as ApiAnswer['data'];
  return { status: response.statusCode, data, error, headers: { ...response.headers } };
}

async function addAccount(db: Db, Email: string, Roles: Role[], facts: Partial<NewAccount>): Promise<number> {
  const usual = {
    UserKey: newKey(),
    Status: 'ACTIVE' as const,
    OrganisationId: null,
    ParentId: null,
    PasswordHash: null,
    FirstName: 'Mei',
    LastName: 'Chan',
    TermsVersion: '1.0',
    PrivacyVersion: '1.0',
  };
  const row = await db
    .insertInto('Account')
    .values({ ...usual, Email, Roles, ...facts })
    .returning('Id')
    .executeTakeFirstOrThrow();
  return row.Id;
}

async function addOrganisation(db: Db, name: string): Promise<number> {
  const OrgName = json({ EN: name, CHT: '維港實業', CHS: '' });
  const row = await db
    .insertInto('Organisation')
    .values({ OrganisationKey: newKey(), OrgName, RegistrationNo: null, Search: '' })
    .returning('Id')
    .executeTakeFirstOrThrow();
  return row.Id;
}

async function newestMail(db: Db, to: string) {
  const mails = db.selectFrom('Mail').selectAll().where('Recipient', '=', to);
  const mail = await mails.orderBy('Id', 'desc').executeTakeFirst();
  return mail && { ...mail, code: /code=([\w-]+)/.exec(mail.Text)?.[1] ?? '' };
}
