/**
 * Upload field of a form question in a dry run: buttons that add or remove a sample file, because no files
 * are stored.
 */
import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './file-question.module.css';

type Props = {
  files: readonly FileInfo[];
  isFull: boolean;
  /** A file extension that the question accepts. */
  extension: string | undefined;
  onChange: (files: FileInfo[]) => void;
};

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** Buttons that add or remove a sample file instead of a real upload. */
export function SampleFile({ files, isFull, extension = 'pdf', onChange }: Props) {
  const t = useText();
  const add = (): void => {
    const sample: FileInfo = {
      FileKey: `SAMPLE${files.length + 1}`,
      Name: `sample-${files.length + 1}.${extension}`,
      Kind: 'document',
      Type: TYPES[extension] ?? 'application/octet-stream',
      Size: 0,
    };
    onChange([...files, sample]);
  };
  const removeLast = (): void => onChange(files.slice(0, -1));
  return (
    <div className={classes.files}>
      {files.length > 0 && (
        <ul className={classes.list}>
          {files.map((file) => (
            <li key={file.FileKey}>{file.Name}</li>
          ))}
        </ul>
      )}
      <Button.Group>
        <Button
          variant="default"
          size="sm"
          disabled={isFull}
          leftSection={<IconPaperclip size={16} />}
          onClick={add}
        >
          {t('TRIAL_FILE_ADD')}
        </Button>
        {files.length > 0 && (
          <Button variant="default" size="sm" onClick={removeLast}>
            {t('TRIAL_FILE_REMOVE')}
          </Button>
        )}
      </Button.Group>
    </div>
  );
}
