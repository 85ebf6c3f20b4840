import type { Portal } from '#platform/server/http/context.ts';
import { handlerOf } from '#platform/server/jobs/registry.ts';

/** Runs the nightly job immediately. */
export const nightly = (portal: Portal): Promise<void> =>
  handlerOf('portal.nightly')(portal, {}, { IsLast: false });
