import type { Localized } from '#platform/common/contract/shapes.ts';
import { json } from '#platform/server/database/json.ts';
import { searchText } from '#platform/server/database/search-text.ts';

export type OrganisationInput = {
  OrgName: Localized;
  BranchName?: Localized;
  RegistrationNo?: string;
  BillingEmail?: string;
};

const NONE: Localized = { EN: '', CHT: '', CHS: '' };

/**
 * Converts organisation input to database columns including the search text; omitted values stay unchanged.
 */
export function organisationColumns(
  given: OrganisationInput,
  known: { BranchName: Localized | null; RegistrationNo: string | null } = {
    BranchName: null,
    RegistrationNo: null,
  },
) {
  const BranchName = given.BranchName ?? known.BranchName ?? NONE;
  const RegistrationNo =
    given.RegistrationNo === undefined ? known.RegistrationNo : given.RegistrationNo || null;
  return {
    OrgName: json(given.OrgName),
    BranchName: json(BranchName),
    RegistrationNo,
    ...(given.BillingEmail !== undefined && { BillingEmail: given.BillingEmail || null }),
    Search: searchText(...Object.values(given.OrgName), ...Object.values(BranchName), RegistrationNo ?? ''),
  };
}
