import { serviceWorkflow } from '#modules/catalogue/services/rules/workflow.ts';
import { qualityManagement } from '#modules/catalogue/services/server/demo/quality-management/definition.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { Body, WalkedAction, WalkedKind } from './walked-kind.ts';

/**
 * Gives the generated workflow test its certification services (demo services and created ones): lists and
 * shows them, and creates the input of each action.
 */
export function walkedServices(portal: GeneratedPortal): WalkedKind {
  let made = 0;
  return {
    Table: serviceWorkflow,
    // Publishing reports the errors in the draft.
    ReportedByPath: ['PUBLISH'],
    standings: () =>
      portal.db
        .selectFrom('Service')
        .select(['ServiceKey as Key', 'Status', 'Version'])
        .orderBy('Id')
        .execute(),
    see: async (user, { Key }) =>
      Key === ''
        ? { status: 0, data: {}, error: { Code: '', Message: '' } }
        : portal.get(user, '/assessment/view', { ServiceKey: Key }),
    body: async ({ Action, record, Pick }: WalkedAction): Promise<Body> => {
      made += 1;
      if (Action === 'CREATE') return created(made, Pick);
      return {
        ServiceKey: record.Key,
        ...(Action === 'SAVE' && { Definition: await draftOf(portal, record.Key), Version: record.Version }),
        ...(Action === 'PLACE' && { Position: Pick % 4 }),
        // Takes effect in 30 days, so that it can be withdrawn before.
        ...(Action === 'PUBLISH' && Pick % 2 === 0 && { EffectiveOn: addDays(hongKongDate(new Date()), 30) }),
      };
    },
  };
}

const created = (no: number, Pick: number): Body => ({
  SchemeCode: `W${String.fromCharCode(65 + (no % 26))}${String.fromCharCode(65 + (Math.floor(no / 26) % 26))}`,
  Name: { EN: `Walked ${no}`, CHT: `走過 ${no}`, CHS: `走过 ${no}` },
  Kind: Pick % 2 ? 'CERTIFICATE' : 'STATEMENT',
});

async function draftOf(portal: GeneratedPortal, ServiceKey: string): Promise<unknown> {
  const { data } = await portal.get('admin', '/assessment/view', { ServiceKey });
  return (data?.Draft as { Definition?: unknown } | null)?.Definition ?? qualityManagement;
}
