/**
 * Hooks through which other modules provide the accounts module with data about applications, services and
 * certificates, or delete their own data when an account is removed.
 */
import type { RawBuilder } from 'kysely';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { AccountView } from '../rules/contract.ts';
import type { ProfileView } from '../rules/profile/contract.ts';
import type { OwnPart } from './user/data/own-parts.ts';

type Sub = { Id: number; OrganisationId: number | null };

/** Stored personal data of a user in other modules, for the user's data export. */
export const ownParts = defineHook<{ portal: Portal; actor: SignedIn; at: Date }, OwnPart[]>(
  'accounts.ownParts',
);

/** Published versions of the given services, with the industries of each. */
export const publishedServices = defineHook<
  { tx: Tx; keys: readonly string[] },
  { Id: number; ServiceKey: string; IndustryCodes: string[] }[]
>('accounts.publishedServices');

/** Running applications for which an organisation's last client is responsible. */
export const openWork = defineHook<
  { db: Queries; organisationId: number },
  ProfileView['Closing']['UnderWay']
>('accounts.openWork');

/** The organisation's applications, with those marked that a sub-account may see. */
export const applicationsOfSub = defineHook<
  { db: Queries; actor: SignedIn; sub: Sub },
  AccountView['Applications']
>('accounts.applicationsOfSub');

/**
 * Sets which of its organisation's applications a sub-account may see; returns the previous and the new
 * list.
 */
export const applicationsShared = defineHook<
  { tx: Tx; actor: SignedIn; sub: Sub; keys: readonly string[] },
  { Before: string[]; After: string[] }
>('accounts.applicationsShared');

/** Number of certificates issued to an organisation, to show clients the consequences of a new name. */
export const certificatesOf = defineHook<{ db: Queries; organisationId: number }, number>(
  'accounts.certificatesOf',
);

/** Runs when an account is removed: other modules delete its own data and end its shared access. */
export const accessRevoked = defineHook<{ tx: Tx; account: Sub }>('accounts.accessRevoked');

/** Application numbers by id; a draft has none. */
export const applicationNumbers = defineHook<
  { db: Queries; ids: readonly number[] },
  ReadonlyMap<number, string | null>
>('accounts.applicationNumbers');

/** Keys of services, in the order of the catalogue. */
export const serviceKeys = defineHook<
  { db: Queries; ids: readonly number[] },
  { Id: number; ServiceKey: string }[]
>('accounts.serviceKeys');

/** Query parts that another module provides for the account lists, written against `account`. */
type InLists = {
  /** Number of applications of the account's organisation. */
  ofOrganisation: RawBuilder<number>;
  /** Number of those that the sub-account may see. */
  ofSub: RawBuilder<number>;
  /** Number of applications waiting for the account. */
  waiting: RawBuilder<number>;
};
export const applicationCounts = defineRegister<'APPLICATIONS', InLists>('accounts.counts', ['APPLICATIONS']);

/** A service's id, as part of a query. */
export const serviceIds = defineRegister<'SERVICES', (key: string) => RawBuilder<number>>(
  'accounts.services',
  ['SERVICES'],
);
