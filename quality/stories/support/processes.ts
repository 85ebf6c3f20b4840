const PortalKind = process.env.ASSAY_E2E_PROCESSES;

/**
 * Decides whether a test portal consists of two API processes and two workers. Shared portals do; a portal
 * that a test starts itself is a single process unless the test requests otherwise. `ASSAY_E2E_PROCESSES=2`
 * makes all of them pairs, `1` none except those that a test requests.
 */
export const isPair = (kind: 'shared' | 'own'): boolean =>
  PortalKind ? Number(PortalKind) > 1 : kind === 'shared';
