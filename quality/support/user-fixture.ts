/**
 * Helpers for attack tests on accounts: valid registration input, clients who registered by the regular
 * process and are signed in, and one-line descriptions of responses.
 */
import { expect } from 'vitest';
import type { Answer, TestPortal } from './portal.ts';
import { newestMail } from './sessions.ts';

export const PERSON = { FirstName: 'Eve', LastName: 'Lam' };
export const PASSWORD = 'Quiet-harbour-71';

/** A valid request body of a registration. */
export const registration = (Email: string, more: Record<string, unknown> = {}) => ({
  Email,
  Password: PASSWORD,
  ...PERSON,
  PhoneNo: '2345 6789',
  OrgName: { EN: 'Harbour Tea Limited' },
  IsTermsAccepted: true,
  ...more,
});

/** Formats a response as one line with status, field errors and reasons: `422 Email FIELD_EMAIL_TAKEN`. */
export const codes = ({ status, error }: Pick<Answer, 'status' | 'error'>): string =>
  [
    status,
    ...(error.Fields ?? []).map(({ Field, Code }) => `${Field} ${Code}`),
    ...(error.Reasons ?? []).map(({ Code }) => Code),
  ].join(' ');

/** Helpers that create clients through the regular process and sign them in. */
export function userFixture(portal: () => TestPortal) {
  const tokenOf = async (Email: string, Password = PASSWORD) => {
    const { status, data } = await portal().post(null, '/auth/web/login', { Email, Password });
    expect(status).toBe(200);
    return { authorization: `Bearer ${data.Token}` };
  };
  return {
    key: (user: string) => portal().userKey(user),
    tokenOf,
    /** Creates a client and activates it with the emailed link. */
    newClient: async (Email: string): Promise<Record<string, string>> => {
      const Organisation = { OrgName: { EN: Email } };
      const made = await portal().post('admin', '/user/create', { Email, ...PERSON, Organisation });
      expect(made.status).toBe(200);
      const Code = (await newestMail(portal(), Email)).code;
      expect((await portal().post(null, '/user/reset', { Code, Password: PASSWORD })).status).toBe(200);
      await portal()
        .db.updateTable('Account')
        .set({ TermsVersion: '1.0', PrivacyVersion: '1.0' })
        .where('Email', '=', Email)
        .execute();
      return tokenOf(Email);
    },
    accountOf: (Email: string) =>
      portal().db.selectFrom('Account').selectAll().where('Email', '=', Email).executeTakeFirstOrThrow(),
  };
}
