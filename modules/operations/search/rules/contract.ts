/** HTTP endpoint and result types of the global search. */
import { z } from 'zod';
import { applicationRow } from '#modules/applications/applications/rules/index.ts';
import { invoiceView } from '#modules/billing/invoices/rules/index.ts';
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

const foundInvoice = invoiceView.pick({
  InvoiceKey: true,
  InvoiceNo: true,
  Status: true,
  IsOverdue: true,
  AmountCents: true,
  OrgName: true,
  About: true,
});

const foundOrganisation = z.object({
  OrganisationKey: z.string(),
  OrgName: localized,
  RegistrationNo: z.string().nullable(),
  /** Key of the organisation's client account, which identifies its screen; null if there is none. */
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
  /** Null for staff. */
  OrgName: localized.nullable(),
  /** For sub-accounts, the key of the client account that identifies their screens; otherwise null. */
  ClientKey: z.string().nullable(),
});

/** Results of a global search, the best of each group first, within the caller's data scope. */
const found = z.object({
  Applications: z.array(foundApplication),
  Certificates: z.array(foundCertificate),
  Invoices: z.array(foundInvoice),
  Organisations: z.array(foundOrganisation),
  People: z.array(foundPerson),
  /** Suggested name if there was no exact match; the results are for this name. */
  DidYouMean: localized.nullable(),
});
export type Found = z.infer<typeof found>;

export const searchRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/search',
    summary:
      'Applications, certificates, invoices, organisations and people in the scope of the caller, by search terms',
    access: 'session',
    reads: [
      'accounts',
      'applications',
      'certificates',
      'conversations',
      'invoices',
      'reference-data',
      'services',
      'teams',
    ],
    query: z.strictObject({ Search: searchText }),
    data: found,
  }),
};
