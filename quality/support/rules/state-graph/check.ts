/**
 * Explores every combination of application and certificate that the workflow tables allow, and finds those
 * that staff cannot bring to an end, and open applications whose certificate has ended.
 */
import { applicationTransitions } from '#modules/applications/applications/rules/automatic.ts';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { automaticChange } from '#platform/common/workflow/automatic.ts';
import { NOW } from '../application-facts.ts';
import {
  type Combined,
  certificate,
  combination,
  EXPIRY,
  isFinal,
  linked,
  start,
  withMajor,
} from './combined.ts';
import { movesFrom, realTables, type Tables } from './moves.ts';

export type Findings = {
  /** Every reachable combination. */
  Reached: string[];
  /** Combinations from which staff alone cannot bring the application to an end. */
  Stuck: string[];
  /** Combinations with an open application although its certificate has ended. */
  OpenAfterEnd: string[];
};

const STATEMENT = certificate({ Kind: 'STATEMENT', ExpiryDate: null, RenewalOpens: null, HasRenewal: false });
const EXPIRED = certificate({ CertificateStatusCode: 'EXPIRED', ExpiryDate: EXPIRY[1] });

/** A decision with an open MAJOR finding, which an earlier version of the portal allowed. */
const decidedWithMajor = (at: Combined): Combined => ({
  ...at,
  Application: withMajor(at.Application, true),
});

/** Every state in which an application can begin. */
export const STARTS: Combined[] = (['BEFORE_REVIEW', 'BEFORE_CERTIFICATE'] as const).flatMap((gate) => [
  start({ status: 'NONE', type: 'INITIAL', gate, certificate: null }),
  start({ status: 'NONE', type: 'INITIAL', gate, certificate: null, kind: 'STATEMENT' }),
  start({ status: 'NONE', type: 'SPECIAL', gate, certificate: STATEMENT, kind: 'STATEMENT' }),
  start({ status: 'NONE', type: 'RENEWAL', gate, certificate: EXPIRED }),
  ...(['SURVEILLANCE', 'RENEWAL', 'SPECIAL'] as const).map((type) =>
    start({ status: 'NONE', type, gate, certificate: certificate() }),
  ),
  ...(['SURVEILLANCE', 'RENEWAL'] as const).map((type) =>
    start({ status: 'WAITING', type, gate, certificate: certificate() }),
  ),
  decidedWithMajor(start({ status: 'CERTIFIED', type: 'INITIAL', gate, certificate: null })),
  decidedWithMajor(start({ status: 'CERTIFIED', type: 'RENEWAL', gate, certificate: certificate() })),
]);

type Node = { At: Combined /** Combinations from which staff actions lead here. */; StaffFrom: string[] };

/**
 * Explores all combinations that the tables allow, then searches backwards from the final states along the
 * actions that staff can perform without the client.
 */
export function checkStateGraph(tables: Tables = realTables, starts: readonly Combined[] = STARTS): Findings {
  const nodes = reachable(tables, starts);
  const ending = endingFrom(nodes);
  const open = [...nodes].filter(
    ([, { At }]) => !isFinal(At) && At.Application.ApplicationStatusCode !== 'NONE',
  );
  return {
    Reached: [...nodes.keys()],
    Stuck: open.flatMap(([key]) => (ending.has(key) ? [] : [key])),
    OpenAfterEnd: open.flatMap(([key, { At }]) => (hasEndedCertificate(At) ? [key] : [])),
  };
}

function reachable(tables: Tables, starts: readonly Combined[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const queue: { key: string; at: Combined }[] = [];
  const visit = (at: Combined): Node & { key: string } => {
    const key = combination(at);
    const known = nodes.get(key);
    if (known) return { ...known, key };
    const node: Node = { At: at, StaffFrom: [] };
    nodes.set(key, node);
    queue.push({ key, at });
    return { ...node, key };
  };
  for (const at of starts) visit(linked(at));
  for (const { key, at } of queue)
    for (const { By, To } of movesFrom(tables, at)) {
      const next = visit(To);
      if (By === 'STAFF' && next.key !== key) next.StaffFrom.push(key);
    }
  return nodes;
}

function endingFrom(nodes: ReadonlyMap<string, Node>): Set<string> {
  const queue = [...nodes].flatMap(([key, { At }]) => (isFinal(At) ? [key] : []));
  const ending = new Set(queue);
  for (const key of queue)
    for (const before of nodes.get(key)?.StaffFrom ?? [])
      if (!ending.has(before)) {
        ending.add(before);
        queue.push(before);
      }
  return ending;
}

/** Applies the condition of the portal's own cancellation. */
const hasEndedCertificate = ({ Application }: Combined): boolean =>
  automaticChange('CANCEL_WITH_CERTIFICATE', applicationTransitions.CANCEL_WITH_CERTIFICATE, {
    facts: Application,
    statusOf: applicationWorkflow.statusOf,
    today: hongKongDate(NOW),
  }) !== null;
