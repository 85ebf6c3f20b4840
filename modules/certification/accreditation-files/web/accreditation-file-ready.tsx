import { Button } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#platform/common/i18n/language.ts';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { type AccreditationFileView, accreditationFileRoutes } from '../rules/contract.ts';
import classes from './accreditation-file.module.css';

/**
 * Part of the accreditation file card for a finished file: when it was generated, language, size,
 * identifying hash, expiry, a warning about faulty files, and the download button.
 */
export function AccreditationFileReady({ accreditationFile }: { accreditationFile: AccreditationFileView }) {
  const t = useText();
  const format = useFormat();
  const { RequestedAt, ExpiresAt, Size, FileCount, FaultCount, Sha256, Language, AccreditationFileKey } =
    accreditationFile;
  const send = useSend(accreditationFileRoutes.ticket, { onSuccess: ({ Url }) => downloadFrom(Url) });
  return (
    <>
      {FaultCount > 0 && (
        <Notice tone="warning">{t('ACCREDITATION_FILE_FAULTS_FOUND', { count: FaultCount })}</Notice>
      )}
      <Row gap="sm" lines="xs" className={classes.file}>
        <IconFileZip size={26} stroke={1.5} className={classes.icon} aria-hidden="true" />
        <div className={classes.facts}>
          <Row as="span" align="stretch" weight="strong" className={classes.made}>
            {t('ACCREDITATION_FILE_READY_AT', { at: format.dateTime(RequestedAt) })}
            <Words lang={LANGUAGE_TAGS[Language]} as="span" tone="faint" weight="normal">
              {LANGUAGE_NAMES[Language]}
            </Words>
          </Row>
          <Words as="span" tone="faint" size="xs">
            {[
              Size !== null && format.bytes(Size),
              FileCount !== null && t('ACCREDITATION_FILE_COUNT_FILES', { count: FileCount }),
              ExpiresAt && t('ACCREDITATION_FILE_KEPT_UNTIL', { at: format.date(ExpiresAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Words>
        </div>
        <Button
          leftSection={<IconDownload size={17} stroke={1.7} />}
          loading={send.isPending}
          onClick={() => send.mutate({ AccreditationFileKey })}
        >
          {t('ACCREDITATION_FILE_DOWNLOAD')}
        </Button>
      </Row>
      {Sha256 && (
        <dl className={classes.print}>
          <dt>{t('ACCREDITATION_FILE_FINGERPRINT')}</dt>
          <dd>
            <code>{Sha256}</code>
          </dd>
        </dl>
      )}
    </>
  );
}
