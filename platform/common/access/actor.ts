import type { Role } from './roles.ts';

/**
 * The user who makes a request, as the access rules see them. Built from the session only, never from the
 * request.
 */
export type Actor = {
  UserKey: string;
  Roles: readonly Role[];
  /** Null for staff. */
  OrganisationKey: string | null;
  /** May generate, upload and regenerate certificates (specification point 3). */
  IsGrantGeneration: boolean;
};
