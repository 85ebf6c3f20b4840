import type { Portal } from '#platform/server/http/context.ts';
import { handlerOf } from '#platform/server/jobs/registry.ts';

/** Runs the portal's nightly background job at once, for tests. */
export const nightly = (portal: Portal): Promise<void> =>
  handlerOf('portal.nightly')(portal, {}, { IsLast: false });
