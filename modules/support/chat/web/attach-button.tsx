import { ActionIcon, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { useUploads } from '#platform/web/ui/file/use-uploads.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './chat.module.css';

type Props = { onFile: (file: FileInfo) => void; onBusy: (isBusy: boolean) => void };

/**
 * Button in the client's chat that adds files to a message; each is uploaded at once, with its progress or
 * failure.
 */
export function AttachButton({ onFile, onBusy }: Props) {
  const t = useText();
  const rule = useConfig().FileKinds.document;
  const { running, failure, add } = useUploads('document', rule, onFile);
  const reset = useRef<() => void>(null);
  const isBusy = running.length > 0;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  const accept = rule?.Extensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(',');
  return (
    <>
      <FileButton
        multiple
        accept={accept}
        resetRef={reset}
        onChange={(files) => {
          reset.current?.();
          void add(files);
        }}
      >
        {(props) => (
          <ActionIcon {...props} size="lg" variant="subtle" color="gray" aria-label={t('COMPOSER_ATTACH')}>
            <IconPaperclip size={18} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        )}
      </FileButton>
      <Row
        as="span"
        align="stretch"
        tone="soft"
        size="xs"
        breaks="anywhere"
        className={classes.uploads}
        role="status"
      >
        {running.map(({ id, name, share }) => (
          <span key={id} className="num">
            {name} {Math.round(share * 100)} %
          </span>
        ))}
      </Row>
      {failure && (
        <Words role="alert" as="span" mt="2xs" tone="red" size="sm">
          {failure}
        </Words>
      )}
    </>
  );
}
