import { z } from 'zod';
import { applicationRow } from '#modules/applications/applications/rules/index.ts';
import { certificateRow } from '#modules/certification/certificates/rules/index.ts';
import { ACCOUNT_KINDS, ACCOUNT_STATUSES } from '#modules/identity/accounts/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { searchText } from '#platform/common/contract/list.ts';
import { localized } from '#platform/common/contract/shapes.ts';

const foundApplication = applicationRow.pick({
  ApplicationKey: true,
  ApplicationNo: true,
  ApplicationStatusCode: true,
  AssessmentType: true,
  CurrentStep: true,
  CreatedAt: true,
  OrgName: true,
  ServiceName: true,
});

const foundCertificate = certificateRow.omit({ ApplicationKey: true });

const foundOrganisation = z.object({
  OrganisationKey: z.string(),
  OrgName: localized,
  RegistrationNo: z.string().nullable(),
  /** Of its client's account, where its screen is; null where it has none. */
  UserKey: z.string().nullable(),
});

const foundPerson = z.object({
  UserKey: z.string(),
  Kind: z.enum(ACCOUNT_KINDS),
  Status: z.enum(ACCOUNT_STATUSES),
  FirstName: z.string(),
  MiddleName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  /** Null: staff. */
  OrgName: localized.nullable(),
  /** Of a sub-account: the client that its screens are addressed by; null for everyone else. */
  ClientKey: z.string().nullable(),
});

/** What the finder shows, the best of each group first; each within the scope of the caller. */
const found = z.object({
  Applications: z.array(foundApplication),
  Certificates: z.array(foundCertificate),
  Organisations: z.array(foundOrganisation),
  People: z.array(foundPerson),
  /** Nothing was found as it was typed: what is shown is of this name. */
  DidYouMean: localized.nullable(),
});
export type Found = z.infer<typeof found>;

export const searchRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/search',
    summary:
      'Applications, certificates, organisations and people in the scope of the caller, by search terms',
    access: 'session',
    query: z.strictObject({ Search: searchText }),
    data: found,
  }),
};
