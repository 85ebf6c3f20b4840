/**
 * Card on the certificate screen, for the roles that may generate accreditation files: requests the ZIP in a
 * chosen language, shows its progress and offers it for download.
 */

import { Progress, VisuallyHidden } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { InLanguagesButton } from '#platform/web/ui/form/in-languages-button.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type AccreditationFileView, accreditationFileRoutes } from '../rules/contract.ts';
import { accreditationFilesPermissions } from '../rules/permissions.ts';
import classes from './accreditation-file.module.css';
import { AccreditationFileReady } from './accreditation-file-ready.tsx';

type Props = { certificateKey: string; isRetry: boolean };

/** Requests the file in the reader's language or in another. */
function GenerateAccreditationFile({ certificateKey: CertificateKey, isRetry }: Props) {
  const t = useText();
  const send = useSend(accreditationFileRoutes.make);
  return (
    <InLanguagesButton
      icon={<IconFileZip size={17} stroke={1.7} />}
      label={t(isRetry ? 'ACCREDITATION_FILE_GENERATE_AGAIN' : 'ACCREDITATION_FILE_GENERATE')}
      othersLabel={t('ACCREDITATION_FILE_GENERATE_IN')}
      isBusy={send.isPending}
      onChoose={(Language) => send.mutate({ CertificateKey, Language })}
    />
  );
}

const POLL_INTERVAL_MS = 1_000;

/** Progress of the file; polls every second, only while one is being generated. */
function AccreditationFileProgress({
  certificateKey,
  accreditationFile,
}: {
  certificateKey: string;
  accreditationFile: AccreditationFileView;
}) {
  const t = useText();
  useGet(accreditationFileRoutes.list, { CertificateKey: certificateKey }, { refetchMs: POLL_INTERVAL_MS });
  const stage = t(`ACCREDITATION_FILE_STAGE_${accreditationFile.Stage ?? 'WAITING'}`);
  return (
    <div className={classes.progress}>
      <Row isOneLine align="stretch" justify="between" gap="sm" size="sm" weight="strong">
        <span>{stage}</span>
        <span className="num" aria-hidden="true">
          {accreditationFile.Progress} %
        </span>
      </Row>
      <Progress value={accreditationFile.Progress} size={6} aria-label={stage} />
      <Words tone="soft" size="sm">
        {t('ACCREDITATION_FILE_LEAVE')}
      </Words>
    </div>
  );
}

/** Card for the roles that answer for the certificate before an accreditation body. */
export function AccreditationFileCard({ certificateKey }: { certificateKey: string }) {
  const { UserRoleList } = useUser();
  return hasPermission(UserRoleList, accreditationFilesPermissions.EXPORT_ACCREDITATION_FILES) ? (
    <OwnAccreditationFiles certificateKey={certificateKey} />
  ) : null;
}

function OwnAccreditationFiles({ certificateKey }: { certificateKey: string }) {
  const t = useText();
  const { data, error, refetch } = useGet(accreditationFileRoutes.list, { CertificateKey: certificateKey });
  return (
    <Card title={t('ACCREDITATION_FILE_CARD')}>
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <CurrentFile certificateKey={certificateKey} accreditationFiles={data.AccreditationFiles} />
      ) : (
        <Skeletons lines={2} />
      )}
    </Card>
  );
}

type CurrentFileProps = {
  certificateKey: string;
  accreditationFiles: Parameters<typeof AccreditationFileReady>[0]['accreditationFile'][];
};

function CurrentFile({ certificateKey, accreditationFiles }: CurrentFileProps) {
  const t = useText();
  const format = useFormat();
  const [newest] = accreditationFiles;
  const isUnderWay = newest?.Status === 'WAITING' || newest?.Status === 'RUNNING';
  // An earlier file remains available while the next one is generated or if that fails.
  const ready = accreditationFiles.find((one) => one.Status === 'READY');
  return (
    <div className={classes.card}>
      {!ready && (
        <Words tone="soft" size="sm">
          {t('ACCREDITATION_FILE_CARD_TEXT')}
        </Words>
      )}
      {newest?.Status === 'FAILED' && (
        <Notice tone="danger" title={t('ACCREDITATION_FILE_FAILED')} isAlert>
          {t('ACCREDITATION_FILE_FAILED_TEXT')}
        </Notice>
      )}
      {newest?.Status === 'GONE' && (
        <Words tone="soft" size="sm">
          {t('ACCREDITATION_FILE_GONE', { at: format.dateTime(newest.RequestedAt) })}
        </Words>
      )}
      {/* Always rendered, so that screen readers announce changes in it. */}
      <VisuallyHidden role="status">
        {isUnderWay
          ? t(`ACCREDITATION_FILE_STAGE_${newest.Stage ?? 'WAITING'}`)
          : newest?.Status === 'READY' && t('ACCREDITATION_FILE_IS_READY')}
      </VisuallyHidden>
      {ready && <AccreditationFileReady accreditationFile={ready} />}
      {isUnderWay ? (
        <AccreditationFileProgress certificateKey={certificateKey} accreditationFile={newest} />
      ) : (
        <GenerateAccreditationFile certificateKey={certificateKey} isRetry={ready !== undefined} />
      )}
    </div>
  );
}
