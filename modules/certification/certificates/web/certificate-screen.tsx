/**
 * Content of the certificate screen: status, action bar (with the date field for extensions and its
 * preview), cycle, printed page, facts, proofs, documents and history.
 */

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { certificateStatuses, hasEnded } from '#modules/applications/applications/rules/index.ts';
import { AccreditationFileCard } from '#modules/certification/accreditation-files/web/index.ts';
import { HolderTasks, WhatIf } from '#modules/certification/cycles/web/index.ts';
import { organisationNames } from '#modules/identity/organisations/web/index.ts';
import { addDays, addMonths } from '#platform/common/format/dates.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { FieldProps, FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import frame from '#platform/web/ui/frame.module.css';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import type { CertificateView } from '../rules/contract.ts';
import { DECISION_REQUIRED, MAX_EXTENSION_MONTHS } from '../rules/life-guards.ts';
import { certificateWorkflow } from '../rules/workflow.ts';
import { AssessmentsCard } from './assessments-card.tsx';
import { updateCertificateCache } from './certificate-cache.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateHeader } from './certificate-header.tsx';
import { CertificateHistory } from './certificate-history.tsx';
import { CertificateNotices } from './certificate-notices.tsx';
import classes from './certificate-screen.module.css';
import { CycleCard } from './cycle-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PageCard } from './page-card.tsx';
import { ProofsCard } from './proofs-card.tsx';
import { ShareCard } from './share-card.tsx';
import { certificateActionsToPropose, certificateDecisions } from './slots.ts';

/** Input for the new last valid day, with its limits and the other dates that it moves. */
function ExtendField({ field, record, values, set, errors }: FieldProps<CertificateView>) {
  const t = useText();
  const format = useFormat();
  const { ExpiryDate } = record;
  const value = values[field.Field];
  const most = ExpiryDate && addMonths(ExpiryDate, MAX_EXTENSION_MONTHS);
  const day = typeof value === 'string' ? value : '';
  const isPossible = ExpiryDate !== null && most !== null && day > ExpiryDate && day <= most;
  return (
    <>
      <TextInput
        type="date"
        label={t(`FIELD_${field.Field}`)}
        required={field.IsRequired === true}
        error={errors[field.Field]}
        value={day}
        onChange={(event) => set(field.Field, event.currentTarget.value)}
        {...(ExpiryDate &&
          most && {
            min: addDays(ExpiryDate, 1),
            max: most,
            description: t('CERT_EXTEND_NOW', { date: format.date(ExpiryDate), most: format.date(most) }),
          })}
      />
      {isPossible && <WhatIf certificateKey={record.CertificateKey} expiryDate={day} />}
    </>
  );
}

const fields: FieldRenderers<CertificateView> = { date: ExtendField };

const isToBeProposed = ({ Reasons }: CertificateView['Actions'][number]): boolean =>
  Reasons.some(({ Code }) => Code === DECISION_REQUIRED);

/** Actions available to the reader; a read-only user sees no action bar. */
function CertificateActions({ certificate }: { certificate: CertificateView }) {
  const [name] = organisationNames(certificate.OrgName, useLanguage());
  const subject = `${certificate.CertificateNo} · ${name}`;
  if (certificate.Actions.some(isToBeProposed))
    return (
      <certificateActionsToPropose.Part
        {...{ certificate, subject, fields }}
        onDone={updateCertificateCache}
      />
    );
  if (!certificate.Actions.some((action) => action.Allowed)) return null;
  return (
    <ActionBar
      workflow={certificateWorkflow}
      record={certificate}
      actions={certificate.Actions}
      onDone={updateCertificateCache}
      isUpkeep
      subject={subject}
      fields={fields}
    />
  );
}

/** Status, available actions and position in the cycle; then the page, its content, and its proofs. */
export function CertificateScreen({ certificate }: { certificate: CertificateView }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = shownRevision(certificate, chosen);
  // A reader viewing the current page is moved to the next one when that replaces it.
  const look = (revision: number) => setChosen(revision === certificate.Revision ? null : revision);
  // After a permanent end nothing is due any more.
  const isOver = hasEnded(certificate.CertificateStatusCode);
  // An unpublished certificate cannot be verified publicly.
  const isPublic = !certificateStatuses.unpublished.includes(certificate.CertificateStatusCode);
  return (
    <div className={frame.screen}>
      <CertificateHeader certificate={certificate} />
      <CertificateNotices certificate={certificate} />
      <HolderTasks certificateKey={certificate.CertificateKey} />
      <CertificateActions certificate={certificate} />
      {certificate.Cycle && !isOver && <CycleCard cycle={certificate.Cycle} certificate={certificate} />}
      <div className={`${frame.columns} ${classes.columns}`}>
        <div className={classes.page}>
          <PageCard certificate={certificate} revision={shown} onRevision={look} />
        </div>
        <div className={`${frame.stack} ${classes.side}`}>
          <CertificateFacts certificate={certificate} />
          {isPublic && <ShareCard certificate={certificate} />}
          {isPublic && <ProofsCard certificate={certificate} shown={shown} />}
          <AccreditationFileCard certificateKey={certificate.CertificateKey} />
        </div>
        <div className={`${frame.stack} ${classes.story}`}>
          <Columns least="lg" align="start" gap="md">
            <DocumentsCard certificate={certificate} shown={shown} onSelect={look} />
            {certificate.Applications.length > 0 && <AssessmentsCard certificate={certificate} />}
          </Columns>
          <certificateDecisions.Part certificateKey={certificate.CertificateKey} />
          <CertificateHistory certificate={certificate} />
        </div>
      </div>
    </div>
  );
}

/** The chosen revision, otherwise the one in force, otherwise the newest. */
function shownRevision({ Revisions, Revision }: CertificateView, chosen: number | null): number | null {
  const ready = Revisions.filter((one) => one.Status === 'READY').map((one) => one.Revision);
  if (chosen !== null && ready.includes(chosen)) return chosen;
  return ready.includes(Revision) ? Revision : (ready[0] ?? null);
}
