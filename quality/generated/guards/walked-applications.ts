import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { WalkedKind } from '../tables/walked-kind.ts';
import { walkInputs } from '../walk-inputs.ts';

/** Gives the test of the guards the demo applications: lists and shows them, and creates the input of each action. */
export function walkedApplications(portal: GeneratedPortal): WalkedKind {
  const inputFor = walkInputs(portal);
  return {
    Table: applicationWorkflow,
    standings: () =>
      portal.db
        .selectFrom('Application')
        .select(['ApplicationKey as Key', 'ApplicationStatusCode as Status', 'Version'])
        .orderBy('Id')
        .execute(),
    see: (user, { Key }) => portal.get(user, '/application/view', { ApplicationKey: Key }),
    body: async ({ who: user, Action, record, Pick }) => ({
      ApplicationKey: record.Key,
      ...(await inputFor(Action, { who: user, ApplicationKey: record.Key, Pick })),
    }),
  };
}
