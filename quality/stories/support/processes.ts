const PortalKind = process.env.ASSAY_E2E_PROCESSES;

/**
 * Whether a portal is two API processes and two workers behind one address. Those that stories share are; one that a
 * story starts for itself is a single process, as a new user starts it, unless the story says so.
 * `ASSAY_E2E_PROCESSES=2` makes all of them pairs, `1` none but those that a story asks for.
 */
export const isPair = (kind: 'shared' | 'own'): boolean =>
  PortalKind ? Number(PortalKind) > 1 : kind === 'shared';
