import type { Route } from '#platform/common/contract/define-route.ts';
import { accessInputs } from './access-inputs.ts';
import type { AccessRecords } from './access-records.ts';
import { accessTable } from './access-table.ts';
import { callersOf } from './callers-of.ts';
import { keyName } from './key-name.ts';

/**
 * Returns demo users who may call an endpoint and valid input that names an existing record, so that tests
 * can try every endpoint with a permitted call.
 */
export function rightfulCall(
  route: Route,
  records: AccessRecords,
): { people: string[]; base: Record<string, unknown> } {
  const name = `${route.method} ${route.path}`;
  const { Who, Record } = accessTable[name] ?? { Who: 'anybody', Record: null };
  const [record] = Record === null ? [] : records.of(Record);
  return {
    people: callersOf(Who),
    base: { ...(record && Record && { [keyName(Record)]: record.key }), ...accessInputs[name] },
  };
}
