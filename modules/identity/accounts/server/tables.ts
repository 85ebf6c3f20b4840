/** Database tables of accounts, competences, absences and declared interests. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Defaulted, Id, Moment } from '#platform/server/database/columns.ts';
import type { NoticeChoice } from '../rules/notice-choices.ts';
import type { AccountKind, StoredAccountStatus } from '../rules/statuses.ts';

/** How the user receives each group of notifications: immediate email, daily digest, or portal only. */
export type NoticeSetting = Readonly<Partial<Record<string, NoticeChoice>>>;

/** Tables of people: accounts, competences, absences and declared interests. */
type AccountTables = {
  Account: {
    Id: Id;
    UserKey: string;
    Email: string;
    PasswordHash: string | null;
    Status: StoredAccountStatus;
    Roles: Role[];
    OrganisationId: number | null;
    ParentId: number | null;
    FirstName: string;
    MiddleName: Generated<string>;
    LastName: string;
    PhoneCode: Generated<string>;
    PhoneNo: Generated<string>;
    Language: Generated<Language>;
    IsGrantGeneration: Generated<boolean>;
    TermsVersion: string | null;
    PrivacyVersion: string | null;
    MobileCode: Generated<string>;
    MobileNumber: Generated<string>;
    Version: Generated<number>;
    CreatedById: Generated<number | null>;
    SignedInAt: Generated<Date | null>;
    RemovedAt: Generated<Date | null>;
    Notice: Defaulted<NoticeSetting>;
    Search: Generated<string>;
    /** The typed address of an invitation to an address that already has an account. */
    InvitedEmail: Generated<string | null>;
    /** Derived from the roles by the database. */
    Kind: GeneratedAlways<AccountKind>;
    CreatedAt: Moment;
  };
  Competence: { AccountId: number; ServiceId: number; IndustryCode: Generated<string> };
  Absence: { Id: Id; AccountId: number; FromDate: string; ToDate: string; Remark: Generated<string> };
  DeclaredInterest: { AccountId: number; OrganisationId: number; Remark: string; DeclaredAt: Moment };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends AccountTables {}
}
