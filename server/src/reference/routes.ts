import { referenceRoutes } from '@assay/shared/reference/contract.ts';
import type { Bind } from '../http/bind.ts';

export function bindReference(bind: Bind): void {
  bind(referenceRoutes.industries, async () => ({ Rows: [] }));
  bind(referenceRoutes.tags, async () => ({ Rows: [] }));
  bind(referenceRoutes.stages, async () => ({ Rows: [] }));
}
