import type { RawBuilder } from 'kysely';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { AccountView } from '../rules/contract.ts';
import type { ProfileView } from '../rules/profile/contract.ts';
import type { OwnPart } from './user/data/own-parts.ts';

type Sub = { Id: number; OrganisationId: number | null };

/** What modules keep about a person, for the file that the person takes along. */
export const ownParts = defineHook<{ portal: Portal; actor: SignedIn; at: Date }, OwnPart[]>(
  'accounts.ownParts',
);

/** Published versions of the services that are named, with the industries that each knows. */
export const publishedServices = defineHook<
  { tx: Tx; keys: readonly string[] },
  { Id: number; ServiceKey: string; IndustryCodes: string[] }[]
>('accounts.publishedServices');

/** What an organisation's last client has to answer for. */
export const openWork = defineHook<
  { db: Queries; organisationId: number },
  ProfileView['Closing']['UnderWay']
>('accounts.workUnderWay');

/** The organisation's applications, with those marked that a sub-account sees. */
export const applicationsOfSub = defineHook<
  { db: Queries; actor: SignedIn; sub: Sub },
  AccountView['Applications']
>('accounts.applicationsOfSub');

/** A sub-account is given these of its organisation's applications and no others; answers what it had and has. */
export const applicationsShared = defineHook<
  { tx: Tx; actor: SignedIn; sub: Sub; keys: readonly string[] },
  { Before: string[]; After: string[] }
>('accounts.applicationsShared');

/** How many certificates an organisation has had, so that a client is shown what a new name changes. */
export const certificatesOf = defineHook<{ db: Queries; organisationId: number }, number>(
  'accounts.certificatesOf',
);

/** An account is removed: what was its own in other modules goes, and what was shared with it is so no longer. */
export const accessRevoked = defineHook<{ tx: Tx; account: Sub }>('accounts.accessEnded');

/** Numbers of applications, by their ids; a draft has none. */
export const applicationNumbers = defineHook<
  { db: Queries; ids: readonly number[] },
  ReadonlyMap<number, string | null>
>('accounts.applicationNumbers');

/** Keys of services, in the order of the catalogue. */
export const serviceKeys = defineHook<
  { db: Queries; ids: readonly number[] },
  { Id: number; ServiceKey: string }[]
>('accounts.serviceKeys');

/** What a list asks of the records of another module; parts of its query, written on `account`. */
type InLists = {
  /** Applications of the organisation of `account`. */
  ofOrganisation: RawBuilder<number>;
  /** Those of them that the sub-account sees. */
  ofSub: RawBuilder<number>;
  /** Applications that wait for `account`. */
  waiting: RawBuilder<number>;
};
export const applicationCounts = defineRegister<'APPLICATIONS', InLists>('accounts.counts', ['APPLICATIONS']);

/** The id of a service, as a part of a query. */
export const serviceIds = defineRegister<'SERVICES', (key: string) => RawBuilder<number>>(
  'accounts.services',
  ['SERVICES'],
);
