import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { type DeploymentPart, type deploymentRoutes, PARTS, type Part } from '../../rules/contract.ts';
import { describePortal } from './describe-portal.ts';
import { describeSigning } from './describe-signing.ts';
import type { Described } from './described.ts';
import {
  describeAddress,
  describeMail,
  describePayments,
  describeProvider,
  describeStamps,
  describeStore,
} from './services.ts';

type Route = (typeof deploymentRoutes)['view'];

/** Shows each part of the deployment with its state and values, as this process reads them; no secret is sent. */
export async function viewDeployment({ db, settings, at }: Context<Route>): Promise<DataOf<Route>> {
  const [portal, SIGNING] = await Promise.all([describePortal(db, settings), describeSigning(settings, at)]);
  const described: Record<Part, Described> = {
    ...portal,
    SIGNING,
    ADDRESS: describeAddress(settings),
    STORE: describeStore(settings),
    MAIL: describeMail(settings),
    STAMPS: describeStamps(settings),
    PAYMENTS: describePayments(settings),
    PROVIDER: describeProvider(settings),
  };
  return { Parts: PARTS.map((part) => partOf(part, described[part], settings)) };
}

const partOf = (
  Part: Part,
  { Variables, Note = null, ...shown }: Described,
  settings: Settings,
): DeploymentPart => ({
  Part,
  ...shown,
  Note,
  Variables: Variables.map((Name) => ({ Name, IsSet: settings[Name] !== undefined })),
});
