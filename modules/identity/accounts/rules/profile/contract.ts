/** Endpoints with which users manage their own profile, organisation, data export and account closure. */
import { z } from 'zod';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, version } from '#platform/common/contract/inputs.ts';
import { localized, personName } from '#platform/common/contract/shapes.ts';
import { billingAddress, billingEmail, language, organisationInput, personInput } from '../inputs.ts';
import { accountsPermissions } from '../permissions.ts';

const moment = z.string();

const ownOrganisation = z.object({
  OrganisationKey: z.string(),
  OrgName: localized,
  BranchName: localized,
  RegistrationNo: z.string().nullable(),
  /** Receives invoices, payment reminders and receipts in addition to the clients. */
  BillingEmail: z.string().nullable(),
  /** Printed on invoices, several lines. */
  BillingAddress: z.string().nullable(),
  HasLogo: z.boolean(),
  Version: z.int(),
  /** Number of certificates that show the current name; they keep it after a change. */
  Certificates: z.int(),
});
export type OwnOrganisation = z.infer<typeof ownOrganisation>;

/** Consequences of closing the user's own account now. */
const closing = z.object({
  IsAllowed: z.boolean(),
  /** Why the account cannot be closed, or null. */
  Reason: z.enum(['CLOSE_STAFF', 'CLOSE_UNDER_WAY']).nullable(),
  /** Running applications that would be left without a responsible user. */
  UnderWay: z.array(z.object({ ApplicationKey: z.string(), ApplicationNo: z.string() })),
  /** Sub-accounts that would be closed too, because no one would be responsible for them. */
  SubAccounts: z.int(),
  /** Sub-accounts that would be transferred to the remaining colleague. */
  PassedOn: z.int(),
  PassedTo: personName.nullable(),
});

/** The user's own account in full. */
const profileView = z.object({
  UserKey: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  MiddleName: z.string(),
  LastName: z.string(),
  PhoneCode: z.string(),
  PhoneNo: z.string(),
  MobileCode: z.string(),
  MobileNumber: z.string(),
  Language: language,
  UserRoleList: z.array(z.enum(ROLES)),
  IsGrantGeneration: z.boolean(),
  CreatedAt: moment,
  SignedInAt: moment.nullable(),
  Version: z.int(),
  /** The client of a sub-account. */
  Parent: personName.nullable(),
  Organisation: ownOrganisation.nullable(),
  /** Whether the user may name and change the organisation; sub-accounts only read it. */
  IsOrganisationEditor: z.boolean(),
  Consents: z.array(
    z.object({ Kind: z.enum(['TERMS', 'PRIVACY', 'COOKIES']), VersionId: z.string(), At: moment.nullable() }),
  ),
  Closing: closing,
});
export type ProfileView = z.infer<typeof profileView>;

export const profileRoutes = {
  profile: defineRoute({
    method: 'GET',
    path: '/user/profile',
    summary: 'The caller’s own account in full',
    access: 'session',
    reads: ['acceptances', 'accounts', 'applications', 'certificates', 'services', 'teams'],
    isAlwaysOpen: true,
    data: profileView,
  }),
  updateProfile: defineRoute({
    method: 'POST',
    path: '/user/update/profile',
    summary: 'Changes the caller’s names, numbers and language',
    access: 'session',
    body: z.strictObject({ ...personInput, Language: language.optional(), Version: version }),
    data: profileView,
  }),
  updateOrganisation: defineRoute({
    method: 'POST',
    path: '/organisation/update',
    summary:
      'Names the caller’s organisation, or changes its names, registration number, billing email and address',
    access: accountsPermissions.MANAGE_OWN_ORGANISATION,
    /** Version of the organisation; absent if there is none yet. */
    body: z.strictObject({
      ...organisationInput,
      BillingEmail: billingEmail.optional(),
      BillingAddress: billingAddress.optional(),
      Version: version.optional(),
    }),
    data: profileView,
  }),
  logo: defineRoute({
    method: 'POST',
    path: '/organisation/logo',
    summary: 'Sets or removes the logo of the caller’s organisation, from an uploaded image',
    access: accountsPermissions.MANAGE_OWN_ORGANISATION,
    body: z.strictObject({ FileKey: key.nullable() }),
    data: profileView,
  }),
  phoneCodes: defineRoute({
    method: 'GET',
    path: '/public/phone/code/list',
    summary: 'Calling codes with the countries and regions that use them',
    access: 'public',
    reads: ['reference-data'],
    data: z.object({ Rows: z.array(z.object({ Code: z.string(), Countries: z.array(z.string()) })) }),
  }),
  data: defineRoute({
    method: 'POST',
    path: '/user/data',
    summary: 'A one-time address of a ZIP with all data stored about the caller',
    access: 'session',
    isOpenWithoutTerms: true,
    data: z.object({ Url: z.string() }),
  }),
  close: defineRoute({
    method: 'POST',
    path: '/user/close',
    summary: 'Closes the caller’s account; requires step-up',
    access: 'session',
    isOpenWithoutTerms: true,
    /** The user's own address, typed again as confirmation. */
    body: z.strictObject({ Email: z.string().trim().max(254) }),
    data: z.object({}),
  }),
} as const;
