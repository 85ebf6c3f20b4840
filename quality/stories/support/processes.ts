const PortalKind = process.env.ASSAY_E2E_PROCESSES;

/**
 * Decides whether a portal of the browser tests runs as two API processes and two workers: by default only
 * the shared portals; `ASSAY_E2E_PROCESSES=2` or `1` changes that for all.
 */
export const isPair = (kind: 'shared' | 'own'): boolean =>
  PortalKind ? Number(PortalKind) > 1 : kind === 'shared';
