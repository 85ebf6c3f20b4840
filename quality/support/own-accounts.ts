/**
 * Helpers for tests of a user's own account (profile, data download, closing): add clients and their
 * applications, read account and audit entries, and list refused fields.
 */
import { sql } from 'kysely';
import { hashPassword } from '#modules/identity/sign-in/server/password-hash.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { TestPortal } from './portal.ts';

/** Helpers for tests of a user's own account: profile, data and closing. */
export function ownAccounts(portal: () => TestPortal) {
  const profile = async (user: string) => (await portal().get(user, '/user/profile')).data;

  async function addClient(name: string, more: Record<string, unknown> = {}): Promise<number> {
    const { Id } = await portal()
      .db.insertInto('Account')
      .values({
        UserKey: newKey(),
        Email: `${name}@demo.test`,
        Status: 'ACTIVE',
        Roles: ['CLIENT'],
        OrganisationId: null,
        ParentId: null,
        PasswordHash: await hashPassword('Quiet-harbour-7'),
        FirstName: name,
        LastName: 'Person',
        TermsVersion: '1.0',
        PrivacyVersion: '1.0',
        ...more,
      } as never)
      .returning('Id')
      .executeTakeFirstOrThrow();
    return Id;
  }

  const account = (name: string) =>
    portal()
      .db.selectFrom('Account')
      .selectAll()
      .where('Email', '=', `${name}@demo.test`)
      .orderBy('Id', 'desc')
      .executeTakeFirstOrThrow();

  const audits = async (event: string) =>
    await portal()
      .db.selectFrom('Audit')
      .selectAll()
      .where('Event', '=', event)
      .orderBy('Id', 'desc')
      .execute();

  async function apply(user: string, status: string): Promise<string> {
    const { ServiceKey } = await portal()
      .db.selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', 'GF')
      .executeTakeFirstOrThrow();
    const { data } = await portal().post(user, '/application/save', {
      ServiceKey,
      AssessmentType: 'INITIAL',
    });
    const ApplicationNo = `A-GF-${newKey()}`;
    await portal()
      .db.updateTable('Application')
      .set({
        ApplicationStatusCode: status as never,
        ApplicationNo,
        Search: sql`${ApplicationNo.toLowerCase()} || ' ' || search`,
      })
      .where(announceStatus('application', status))
      .where('ApplicationKey', '=', String(data.ApplicationKey))
      .execute();
    return ApplicationNo;
  }

  return { profile, addClient, account, audits, apply };
}

export const fieldsOf = (answer: { error: { Fields?: { Field: string; Code: string }[] } }) =>
  answer.error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`);
