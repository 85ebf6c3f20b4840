/** Endpoints and response types for managing client accounts, sub-accounts and staff. */
import { z } from 'zod';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData, listQuery } from '#platform/common/contract/list.ts';
import { actionView, localized, personName } from '#platform/common/contract/shapes.ts';
import { applicationNaming } from '#platform/common/format/application-name.ts';
import { clientList, staffList, subList } from './account-lists.ts';
import { accountsPermissions } from './permissions.ts';
import { ACCOUNT_KINDS, ACCOUNT_STATUSES } from './statuses.ts';

const status = z.enum(ACCOUNT_STATUSES);
const organisationView = z.object({
  OrganisationKey: z.string(),
  OrgName: localized,
  BranchName: localized,
  RegistrationNo: z.string().nullable(),
  HasLogo: z.boolean(),
});

const person = {
  UserKey: z.string(),
  Status: status,
  Email: z.string(),
  FirstName: z.string(),
  MiddleName: z.string(),
  LastName: z.string(),
  PhoneCode: z.string(),
  PhoneNo: z.string(),
  CreatedAt: z.string(),
  /** Null if the user has never signed in. */
  SignedInAt: z.string().nullable(),
};

const clientRow = z.object({
  ...person,
  OrgName: localized.nullable(),
  OrganisationKey: z.string().nullable(),
  SubAccounts: z.int(),
  Applications: z.int(),
});
export type ClientRow = z.infer<typeof clientRow>;

const subRow = z.object({
  ...person,
  /** Applications that the sub-account created or that were shared with it. */
  Applications: z.int(),
});
export type SubRow = z.infer<typeof subRow>;

const staffRow = z.object({
  ...person,
  UserRoleList: z.array(z.enum(ROLES)),
  IsGrantGeneration: z.boolean(),
  IsTwoFactorOn: z.boolean(),
  /** Last day of an absence that covers today. */
  AbsentUntil: z.string().nullable(),
  /** Number of applications waiting for this person. */
  Open: z.int(),
});
export type StaffRow = z.infer<typeof staffRow>;

/** One account as shown to users who manage it; fields that do not apply to its kind are empty. */
export const accountView = z.object({
  ...person,
  Kind: z.enum(ACCOUNT_KINDS),
  Version: z.int(),
  MobileCode: z.string(),
  MobileNumber: z.string(),
  Language: z.enum(['EN', 'CHT', 'CHS']),
  UserRoleList: z.array(z.enum(ROLES)),
  IsGrantGeneration: z.boolean(),
  IsTwoFactorOn: z.boolean(),
  OpenSessions: z.int(),
  /** Expiry of the open invitation link; null if there is none. */
  InvitedUntil: z.string().nullable(),
  RemovedAt: z.string().nullable(),
  Organisation: organisationView.nullable(),
  /** The client of a sub-account. */
  Parent: personName.nullable(),
  Competences: z.array(z.object({ ServiceKey: z.string(), IndustryCode: z.string().nullable() })),
  Absences: z.array(z.object({ From: z.string(), To: z.string(), Remark: z.string() })),
  Interests: z.array(z.object({ OrganisationKey: z.string(), OrgName: localized, Remark: z.string() })),
  /** Applications of a sub-account: `IsOwn` marks those that it created, which cannot be taken away. */
  Applications: z.array(
    z.object({
      ApplicationKey: z.string(),
      ...applicationNaming,
      ApplicationStatusCode: z.string(),
      IsOwn: z.boolean(),
      IsShared: z.boolean(),
    }),
  ),
  /** Roles that the current user may grant. */
  Grantable: z.array(z.enum(ROLES)),
  Actions: z.array(actionView),
});
export type AccountView = z.infer<typeof accountView>;

export const accountRoutes = {
  clients: defineRoute({
    method: 'GET',
    path: '/user/list',
    summary: 'Clients with their organisations',
    access: accountsPermissions.READ_CLIENTS,
    reads: ['accounts', 'applications', 'services', 'teams'],
    query: clientList.Query,
    data: listData(clientRow),
  }),
  subs: defineRoute({
    method: 'GET',
    path: '/user/sub/list',
    summary: 'Sub-accounts: of the caller’s own organisation, or of the client named by staff',
    access: accountsPermissions.READ_SUB_ACCOUNTS,
    reads: ['accounts', 'applications', 'services', 'teams'],
    query: subList.Query,
    data: listData(subRow),
  }),
  staff: defineRoute({
    method: 'GET',
    path: '/user/staff/list',
    summary: 'Staff of the certification body',
    access: accountsPermissions.MANAGE_STAFF,
    reads: ['accounts', 'applications', 'services', 'sign-in-methods', 'teams'],
    query: staffList.Query,
    data: listData(staffRow),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/user/view',
    summary: 'One account in the scope of the caller, with its actions',
    access: accountsPermissions.READ_ACCOUNTS,
    reads: ['accounts', 'applications', 'services', 'sessions', 'settings', 'sign-in-methods', 'teams'],
    query: z.strictObject({ UserKey: key }),
    data: accountView,
  }),
  roles: defineRoute({
    method: 'GET',
    path: '/user/roles',
    summary: 'All roles, and whether the caller may grant them',
    access: accountsPermissions.MANAGE_STAFF,
    reads: [],
    data: z.object({ Rows: z.array(z.object({ Role: z.enum(ROLES), IsGrantable: z.boolean() })) }),
  }),
  organisations: defineRoute({
    method: 'GET',
    path: '/organisation/list',
    summary: 'Organisations by name, for selection',
    access: accountsPermissions.READ_CLIENTS,
    reads: ['accounts'],
    query: listQuery(['OrgName'], {}),
    data: listData(
      z.object({ OrganisationKey: z.string(), OrgName: localized, RegistrationNo: z.string().nullable() }),
    ),
  }),
  sessions: defineRoute({
    method: 'GET',
    path: '/user/sessions',
    summary: 'Open sessions of an account',
    access: accountsPermissions.READ_ACCOUNT_SESSIONS,
    reads: ['accounts', 'sessions', 'sign-in-methods'],
    query: z.strictObject({ UserKey: key }),
    data: z.object({
      Rows: z.array(
        z.object({
          SessionKey: z.string(),
          CreatedAt: z.string(),
          SeenAt: z.string(),
          Address: z.string().nullable(),
          Agent: z.string().nullable(),
        }),
      ),
    }),
  }),
} as const;
