import type { Tx } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';

/** An organisation has other names: what is found by them is found by the new ones. */
export const organisationRenamed = defineHook<{ tx: Tx; organisationId: number }>('organisations.renamed');
