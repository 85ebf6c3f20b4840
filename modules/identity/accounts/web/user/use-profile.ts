/**
 * Loads the user's own profile and, after a change or a conflict, updates it in the query cache together
 * with the name and organisation shown in the page header.
 */
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryOf, useGet } from '#platform/web/api/use-get.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { type ProfileView, profileRoutes } from '../../rules/profile/contract.ts';

export const useProfile = () => useGet(profileRoutes.profile, undefined, { staleMs: 0 });

/** Stores the updated profile in the cache, including the user's name and organisation shown by the shell. */
export function cacheProfile(profile: ProfileView): void {
  queryClient.setQueryData(queryOf(profileRoutes.profile).queryKey, profile);
  queryClient.setQueryData(
    userQuery.queryKey,
    (user) =>
      user && {
        ...user,
        FirstName: profile.FirstName,
        MiddleName: profile.MiddleName,
        LastName: profile.LastName,
        PhoneCode: profile.PhoneCode,
        PhoneNo: profile.PhoneNo,
        Language: profile.Language,
        IsHaveOrganization: profile.Organisation !== null,
        OrgName: profile.Organisation?.OrgName ?? null,
      },
  );
}

/** Shows the stored state after a conflict; returns true if a conflict was the reason for the refusal. */
export function cacheCurrentProfile(error: ApiError): boolean {
  if (error.Code !== 'ERR_CONFLICT' || !error.Data) return false;
  cacheProfile(error.Data as ProfileView);
  return true;
}
