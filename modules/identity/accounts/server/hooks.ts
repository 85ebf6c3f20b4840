import type { Queries, Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
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
export const workUnderWay = defineHook<
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
