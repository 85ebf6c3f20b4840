import type { Localized } from '#platform/common/contract/shapes.ts';
import { json } from '#platform/server/database/json.ts';
import { searchText } from '#platform/server/database/search-text.ts';

export type OrganisationInput = {
  OrgName: Localized;
  BranchName?: Localized;
  RegistrationNo?: string;
  BillingEmail?: string;
  BillingAddress?: string;
};

const NONE: Localized = { EN: '', CHT: '', CHS: '' };

/**
 * Converts an organisation's names, registration number, billing email and address from a form to database columns,
 * including the search text; omitted values stay unchanged.
 */
export function organisationColumns(
  input: OrganisationInput,
  known: { BranchName: Localized | null; RegistrationNo: string | null } = {
    BranchName: null,
    RegistrationNo: null,
  },
) {
  const BranchName = input.BranchName ?? known.BranchName ?? NONE;
  const RegistrationNo =
    input.RegistrationNo === undefined ? known.RegistrationNo : input.RegistrationNo || null;
  return {
    OrgName: json(input.OrgName),
    BranchName: json(BranchName),
    RegistrationNo,
    ...(input.BillingEmail !== undefined && { BillingEmail: input.BillingEmail || null }),
    ...(input.BillingAddress !== undefined && { BillingAddress: input.BillingAddress || null }),
    Search: searchText(...Object.values(input.OrgName), ...Object.values(BranchName), RegistrationNo ?? ''),
  };
}
