import type { CertificateView } from '@assay/shared/certificate/contract.ts';
import type { CertificateLifeFacts } from '@assay/shared/certificate/life-facts.ts';
import type { CertificateStatus } from '@assay/shared/certificate/statuses.ts';
import { type CertificateAction, certificateWorkflow } from '@assay/shared/certificate/workflow.ts';
import type { Portal } from '../../http/context.ts';
import type { Door } from '../../workflow/act.ts';
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

/** A certificate as the one door sees it. */
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
