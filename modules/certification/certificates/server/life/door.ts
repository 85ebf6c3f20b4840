import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Door } from '#platform/server/workflow/act.ts';
import type { CertificateView } from '../../rules/contract.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import { type CertificateAction, certificateWorkflow } from '../../rules/workflow.ts';
import { certificateView } from '../view.ts';
import { effects } from './effects.ts';
import { lifeFacts } from './facts.ts';
import type { LivingCertificate } from './job.ts';
import { lockCertificateOf } from './lock.ts';
import { saveLife } from './save.ts';

type CertificateDoor = Door<
  CertificateAction,
  CertificateStatus,
  LivingCertificate,
  CertificateLifeFacts,
  CertificateView
>;

/** A certificate as the action handler sees it. */
export const certificateDoor = (portal: Pick<Portal, 'settings'>): CertificateDoor => ({
  workflow: certificateWorkflow,
  lock: lockCertificateOf,
  facts: lifeFacts,
  prepare: {},
  effects,
  save: saveLife,
  view: (db, actor, CertificateKey, language, at) =>
    certificateView({ db, actor, language, at, settings: portal.settings }, { CertificateKey }),
});
