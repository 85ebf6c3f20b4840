/**
 * List of a record's files: a click on the name downloads a file through a one-time URL; optionally with a
 * button to remove it.
 */

import { ActionIcon } from '@mantine/core';
import { IconFileText, IconPhoto, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { openFile } from '../../api/open-file.ts';
import { formatBytes } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Words } from '../layout/words.tsx';
import { useToastError } from '../toast-error.ts';
import classes from './file.module.css';

export type ListedFile = { FileKey: string; Name: string; Size?: number; Type?: string };
type Props<F extends ListedFile> = {
  files: readonly F[];
  onRemove?: (file: F) => void;
  /** Shown next to the size: by whom and when. */
  meta?: (file: F) => ReactNode;
};

/** Lists files; each download requests its one-time URL on click. */
export function FileList<F extends ListedFile>({ files, onRemove, meta }: Props<F>) {
  const t = useText();
  const toastError = useToastError();
  return (
    <ul className={classes.list}>
      {files.map((file) => (
        <li key={file.FileKey} className={classes.row}>
          <Words as="span" tone="faint" isFixed aria-hidden="true">
            {file.Type?.startsWith('image/') ? (
              <IconPhoto size={18} stroke={1.6} />
            ) : (
              <IconFileText size={18} stroke={1.6} />
            )}
          </Words>
          <Words as="span" breaks="anywhere" isGrowing className={classes.name}>
            <button
              type="button"
              className={classes.open}
              onClick={() => openFile(file.FileKey).catch(toastError)}
            >
              {file.Name}
            </button>
          </Words>
          {meta && (
            <Words as="span" tone="faint" size="xs" breaks="never" isFixed>
              {meta(file)}
            </Words>
          )}
          {file.Size !== undefined && (
            <Words as="span" tone="faint" size="xs" breaks="never" isFixed className="num">
              {formatBytes(file.Size)}
            </Words>
          )}
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('FILE_REMOVE', { name: file.Name })}
              onClick={() => onRemove(file)}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
