import type { Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';

/** Hook that runs when an organisation is renamed, so that modules update their search texts. */
export const organisationRenamed = defineHook<{ tx: Tx; organisationId: number }>('organisations.renamed');
