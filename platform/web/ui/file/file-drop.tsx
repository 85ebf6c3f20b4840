/**
 * Upload field of a form: uploads dropped, chosen or photographed files immediately with progress, refuses
 * unsuitable ones, and lists the uploaded files.
 */

import { Progress } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { formatBytes } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useConfig } from '../../session/use-config.ts';
import { Words } from '../layout/words.tsx';
import { DropArea } from './drop-area.tsx';
import classes from './file.module.css';
import { FileList } from './file-list.tsx';
import { type UploadRule, useUploads } from './use-uploads.ts';

type Props = {
  kind: FileInfo['Kind'];
  files: readonly FileInfo[];
  onChange: (files: FileInfo[]) => void;
  label: string;
  /** Accepted files, if fewer kinds than the portal accepts. */
  rule?: UploadRule;
  multiple?: boolean;
  disabled?: boolean;
  isInvalid?: boolean;
  /** Called with true while files are being uploaded, so that nothing is sent without them. */
  onBusy?: (isBusy: boolean) => void;
};

/** Uploads dropped, chosen or photographed files immediately, with progress. */
export function FileDrop({
  kind,
  files,
  onChange,
  label,
  rule: own,
  multiple = true,
  disabled,
  isInvalid,
  onBusy,
}: Props) {
  const t = useText();
  const format = useFormat();
  // Files cannot be dropped on a phone.
  const isTouch = useMediaQuery('(hover: none) and (pointer: coarse)', false, {
    getInitialValueInEffect: false,
  });
  const general = useConfig().FileKinds[kind];
  const rule = own ?? general;
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const { running, failure, add } = useUploads(kind, rule, (file) => {
    const all = multiple ? [...latest.current, file] : [file];
    // The next file may be stored before this one is rendered.
    latest.current = all;
    onChange(all);
  });
  const isBusy = running.length > 0;
  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);
  return (
    <div className={classes.list}>
      <DropArea
        icon={<IconUpload size={20} stroke={1.6} aria-hidden="true" />}
        label={label}
        hints={[
          t(isTouch ? 'FILE_TAP_HINT' : 'FILE_DROP_HINT'),
          ...(rule
            ? [
                t('FILE_DROP_RULE', {
                  kinds: format.fileTypes(rule.Extensions),
                  limit: formatBytes(rule.MaxBytes),
                }),
              ]
            : []),
        ]}
        multiple={multiple}
        disabled={disabled}
        isInvalid={isInvalid}
        accept={rule?.Extensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(',')}
        onFiles={add}
      />
      {running.map((one) => (
        <div key={one.id} className={classes.row}>
          <Words as="span" breaks="anywhere" isGrowing className={classes.name}>
            {one.name}
            <Progress
              value={one.share * 100}
              size={6}
              mt="xs"
              aria-label={t('FILE_UPLOADING', { name: one.name })}
            />
          </Words>
          <Words as="span" tone="faint" size="xs" breaks="never" isFixed className="num">
            {Math.round(one.share * 100)} %
          </Words>
        </div>
      ))}
      <div role="alert">{failure && <span className={classes.failure}>{failure}</span>}</div>
      {files.length > 0 && (
        <FileList
          files={files}
          onRemove={(file) => onChange(files.filter((one) => one.FileKey !== file.FileKey))}
        />
      )}
    </div>
  );
}
