import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatBytes } from '#platform/web/i18n/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { PickFile } from '#platform/web/ui/file/pick-file.tsx';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import { useUploads } from '#platform/web/ui/file/use-uploads.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { MarkRow } from '../rules/mark-contract.ts';
import { MarkPicture } from './mark-picture.tsx';
import classes from './marks.module.css';

type Props = {
  mark: MarkRow | null;
  fileKey: string | null;
  error: string | undefined;
  onChange: (fileKey: string) => void;
};

/**
 * Upload field in the form of a mark (logo, signature, accreditation mark): uploads the picture when chosen
 * and shows it on white, as it will be printed.
 */
export function MarkFile({ mark, fileKey, error, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const rule = useConfig().FileKinds.image;
  const [chosen, setChosen] = useState<File | null>(null);
  const { running, failure, add } = useUploads('image', rule, ({ FileKey }) => onChange(FileKey));
  const address = useImageAddress(fileKey === null ? null : chosen);
  const kinds = format.fileTypes(rule?.Extensions ?? []);
  const problem = failure ?? error;
  return (
    <div className={classes.file}>
      <Words as="div" mb="2xs" size="md" weight="strong">
        {t('MARK_FILE')}
      </Words>
      {address ? (
        <Stack as="span" pad="xs" line="line" round="md" className={classes.paper}>
          <img src={address} alt={chosen?.name ?? ''} />
        </Stack>
      ) : (
        mark && <MarkPicture mark={mark} />
      )}
      <Words tone="soft" size="xs">
        {t('MARK_FILE_HINT')} {rule && t('FILE_DROP_RULE', { kinds, limit: formatBytes(rule.MaxBytes) })}
      </Words>
      <PickFile
        accept={rule?.Extensions.map((extension) => `.${extension}`).join(',') ?? 'image/*'}
        onPick={(file) => {
          setChosen(file);
          void add([file]);
        }}
      >
        {(props) => (
          <Button
            {...props}
            size="xs"
            variant="default"
            loading={running.length > 0}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'mark-file-problem' : undefined}
          >
            {t(mark || fileKey !== null ? 'MARK_FILE_OTHER' : 'MARK_FILE_CHOOSE')}
          </Button>
        )}
      </PickFile>
      <div role="alert" id="mark-file-problem">
        {problem && (
          <Words as="span" tone="red" size="sm">
            {problem}
          </Words>
        )}
      </div>
    </div>
  );
}
