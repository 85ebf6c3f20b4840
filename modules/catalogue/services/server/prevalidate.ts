import type { z } from 'zod';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { ServiceDefinition } from '../rules/definition.ts';
import type { serviceInputs } from '../rules/inputs.ts';
import { isPublished } from '../rules/statuses.ts';
import type { ServiceAction } from '../rules/workflow.ts';
import { firstDefinition } from './create.ts';
import { definitionFaults } from './faults.ts';
import { loadDefinition, loadServiceRecord } from './load.ts';
import { ownDefinition } from './with-own-scheme-code.ts';

type CallContext = Pick<Portal, 'db' | 'settings'> & { actor: SignedIn; language: Language };
type Input<Name extends keyof typeof serviceInputs> = z.output<(typeof serviceInputs)[Name]>;

/**
 * Validates the draft that an action would produce before the transaction that locks the service; the result
 * is cached, so no lock waits for the form thread. Errors are reported later, by the transaction.
 */
export async function prevalidate(
  context: CallContext,
  action: ServiceAction,
  input: Record<string, unknown>,
): Promise<void> {
  const definition = await draftAfter(context, action, input);
  // The transaction validates again and reports the error.
  if (definition) await definitionFaults(context, definition, context.language).catch(() => undefined);
}

async function draftAfter(
  { db, actor }: CallContext,
  action: ServiceAction,
  input: Record<string, unknown>,
): Promise<ServiceDefinition | null> {
  if (action === 'CREATE') return firstDefinition(db, input as Input<'create'>);
  const key = String(input.ServiceKey);
  const record = await loadServiceRecord(db, actor, key);
  if (!record) return null;
  if (action === 'SAVE') return ownDefinition(record, (input as Input<'save'>).Definition);
  if (action !== 'DRAFT' || record.Draft) return record.Draft;
  const { VersionNo } = input as Input<'draft'>;
  const newest = record.Versions.find(({ Status }) => isPublished(Status)) ?? record.Versions[0];
  return newest ? loadDefinition(db, actor, key, VersionNo ?? newest.VersionNo) : null;
}
