import type { SignedIn } from '../http/context.ts';

/** No account has this id. */
const PORTAL_ID = 0;

/** The portal itself, for time-based actions: it uses the same action handler, with the rights of an administrator. */
export const portalActor: SignedIn = {
  Id: PORTAL_ID,
  UserKey: '',
  Roles: ['ADMIN'],
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

/** The actor as stored in histories; null is the portal, without a role. */
export const actedBy = <Role extends string>(actor: Acting, role: Role | null) =>
  isPortal(actor) ? { AccountId: null, AsRole: null } : { AccountId: actor.Id, AsRole: role };
