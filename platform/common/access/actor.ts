import type { Role } from './roles.ts';

/** The person who asks, as every rule sees them. Nothing here comes from the request but the session. */
export type Actor = {
  UserKey: string;
  Roles: readonly Role[];
  /** Null for staff. */
  OrganisationKey: string | null;
  /** May generate, upload and regenerate certificates (specification point 3). */
  IsGrantGeneration: boolean;
};
