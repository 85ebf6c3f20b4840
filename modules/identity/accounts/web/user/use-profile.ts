import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryOf, useGet } from '#platform/web/api/use-get.ts';
import { userQuery } from '#platform/web/session/use-user.ts';
import { type ProfileView, profileRoutes } from '../../rules/profile/contract.ts';

export const useProfile = () => useGet(profileRoutes.profile, undefined, { staleMs: 0 });

/** Puts the fresh profile where every screen finds it; the shell shows names and organisation of it. */
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

/** On a conflict the stored state is shown; true when that was the reason for the refusal. */
export function cacheCurrentProfile(error: ApiError): boolean {
  if (error.Code !== 'ERR_CONFLICT' || !error.Data) return false;
  cacheProfile(error.Data as ProfileView);
  return true;
}
