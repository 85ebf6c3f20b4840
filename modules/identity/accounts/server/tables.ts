import type { Generated, GeneratedAlways } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { MailWords } from '#platform/common/mail/words.ts';
import type { Defaulted, Id, Json, Moment } from '#platform/server/database/columns.ts';
import type { NoticeChoice } from '../rules/notice-choices.ts';
import type { AccountKind } from '../rules/statuses.ts';

/** Per group of messages: by mail at once, in a daily digest, or in the portal only. */
export type NoticeSetting = Readonly<Partial<Record<string, NoticeChoice>>>;

/** Rows of everything about people: who they are and what they work on. */
export type PeopleTables = {
  Organisation: {
    Id: Id;
    OrganisationKey: string;
    OrgName: Json<Localized>;
    BranchName: Defaulted<Localized>;
    RegistrationNo: string | null;
    LogoFileKey: Generated<string | null>;
    /** Receives invoices, payment reminders and receipts in addition to the clients. */
    BillingEmail: Generated<string | null>;
    Search: string;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
  Account: {
    Id: Id;
    UserKey: string;
    Email: string;
    PasswordHash: string | null;
    Status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'REMOVED';
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
    /** The address as it was typed, where an invitation went to one that has an account already. */
    InvitedEmail: Generated<string | null>;
    /** Follows from the roles. */
    Kind: GeneratedAlways<AccountKind>;
    CreatedAt: Moment;
  };
  Competence: { AccountId: number; ServiceId: number; IndustryCode: Generated<string> };
  Absence: { Id: Id; AccountId: number; FromDate: string; ToDate: string; Remark: Generated<string> };
  DeclaredInterest: { AccountId: number; OrganisationId: number; Remark: string; DeclaredAt: Moment };
  Team: {
    Id: Id;
    TeamKey: string;
    Name: string;
    Description: Generated<string>;
    IsActive: Generated<boolean>;
    Version: Generated<number>;
    CreatedAt: Moment;
    UpdatedAt: Moment;
  };
  TeamMember: { TeamId: number; AccountId: number; IsLead: Generated<boolean> };
  TeamService: { TeamId: number; ServiceId: number };
  TeamIndustry: { TeamId: number; IndustryCode: string };
  MailTemplate: {
    Id: Id;
    Template: string;
    Language: Language;
    Version: number;
    Words: Json<MailWords> | null;
    AccountId: number | null;
    At: Moment;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends PeopleTables {}
}
