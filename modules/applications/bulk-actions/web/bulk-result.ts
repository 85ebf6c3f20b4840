import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { BulkSummary } from '../rules/contract.ts';

/** Text key for the result of a bulk job: stopped, none, some or all applications done. */
export function bulkResult({ Succeeded, Total, IsStopped }: BulkSummary): TextKey {
  if (IsStopped) return 'BULK_RESULT_STOPPED';
  if (Succeeded === 0) return 'BULK_RESULT_NONE';
  if (Succeeded < Total) return 'BULK_RESULT_SOME';
  return Total === 1 ? 'BULK_RESULT_ONE' : 'BULK_RESULT_ALL';
}
