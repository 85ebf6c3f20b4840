import type { SignedIn } from '../http/context.ts';

/** No account has this id. */
const PORTAL_ID = 0;

/** The portal itself, when time alone asks for an action: it goes through the same door, with the rights of an administrator. */
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

/** Who acted, as histories keep it; null is the portal, in nobody's role. */
export const actedBy = <Role extends string>(actor: Acting, role: Role | null) =>
  isPortal(actor) ? { AccountId: null, AsRole: null } : { AccountId: actor.Id, AsRole: role };
