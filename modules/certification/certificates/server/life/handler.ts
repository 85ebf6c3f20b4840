import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { WorkflowHandler } from '#platform/server/workflow/perform-action.ts';
import type { CertificateView } from '../../rules/contract.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import { type CertificateAction, certificateWorkflow } from '../../rules/workflow.ts';
import { certificateView } from '../view.ts';
import type { LockedCertificate } from './action-context.ts';
import { effects } from './effects.ts';
import { lifeFacts } from './facts.ts';
import { lockCertificateOf } from './lock.ts';
import { saveCertificate } from './save.ts';

type CertificateHandler = WorkflowHandler<
  CertificateAction,
  CertificateStatus,
  LockedCertificate,
  CertificateLifeFacts,
  CertificateView
>;

/**
 * Connects certificates to the general workflow engine: the functions with which an action locks the
 * certificate, reads its facts, applies its effects, saves it and returns the updated view.
 */
export const certificateHandler = (portal: Pick<Portal, 'settings'>): CertificateHandler => ({
  workflow: certificateWorkflow,
  lock: lockCertificateOf,
  facts: lifeFacts,
  prepare: {},
  effects,
  save: saveCertificate,
  view: (db, actor, CertificateKey, language, at) =>
    certificateView({ db, actor, language, at, settings: portal.settings }, { CertificateKey }),
});

/** The same for what a decision on record performs: it needs no other decision. Answers no view. */
export const decidedCertificateHandler = (
  portal: Pick<Portal, 'settings'>,
): Omit<CertificateHandler, 'view'> & { view: () => Promise<null> } => {
  const handler = certificateHandler(portal);
  return {
    ...handler,
    facts: async (tx, row) => ({ ...(await handler.facts(tx, row)), IsDecisionRequired: false }),
    view: async () => null,
  };
};
