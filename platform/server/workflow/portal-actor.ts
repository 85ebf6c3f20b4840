/**
 * The portal itself as the actor of automatic workflow actions, such as expiry: it has an administrator's
 * rights, and histories record it as no account and no role.
 */
import { ADMINISTRATOR } from '#platform/common/access/roles.ts';
import type { SignedIn } from '../http/context.ts';

/** Id that no account has. */
const PORTAL_ID = 0;

/**
 * The portal as actor of time-based actions: uses the same action handler, with an administrator's rights.
 */
export const portalActor: SignedIn = {
  Id: PORTAL_ID,
  UserKey: '',
  Roles: [ADMINISTRATOR],
  OrganisationKey: null,
  IsGrantGeneration: false,
  SessionId: 0,
  OrganisationId: null,
  Email: '',
  Language: 'EN',
  ProvenAt: new Date(0),
  IsTermsUpdated: false,
  IsTwoFactorMissing: false,
};

type Acting = Pick<SignedIn, 'Id'>;

export const isPortal = ({ Id }: Acting): boolean => Id === PORTAL_ID;

/** Returns the actor as stored in histories; null is the portal, without a role. */
export const actedBy = <Role extends string>(actor: Acting, role: Role | null) =>
  isPortal(actor) ? { AccountId: null, AsRole: null } : { AccountId: actor.Id, AsRole: role };
