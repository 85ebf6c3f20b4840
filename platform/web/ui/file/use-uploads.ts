import { useEffect, useRef, useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { upload } from '../../api/upload.ts';
import { formatBytes } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useErrorText } from '../error-text.ts';

type Running = { id: string; name: string; share: number };
export type UploadRule = { Extensions: string[]; MaxBytes: number };

/**
 * Hook that uploads files one after another with progress and reports each as it finishes; files of a wrong
 * type or size are refused with a message before they are sent.
 */
export function useUploads(
  kind: FileInfo['Kind'],
  rule: UploadRule | undefined,
  onDone: (file: FileInfo) => void,
) {
  const t = useText();
  const format = useFormat();
  const textOf = useErrorText();
  const [running, setRunning] = useState<readonly Running[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  // The list of files may have grown during an upload: always calls the latest listener.
  const notify = useRef(onDone);
  useEffect(() => {
    notify.current = onDone;
  });

  const refusal = (file: File): string | null => {
    if (!rule) return null;
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    const known = rule.Extensions.map((one) => one.replace(/^\./, '').toLowerCase());
    if (!known.includes(extension)) return t('ERR_UPLOAD_TYPE', { kinds: format.fileTypes(known) });
    return file.size > rule.MaxBytes ? t('ERR_UPLOAD_SIZE', { limit: formatBytes(rule.MaxBytes) }) : null;
  };

  const send = async (file: File): Promise<void> => {
    const refused = refusal(file);
    if (refused) return setFailure(`${file.name}: ${refused}`);
    const id = crypto.randomUUID();
    setRunning((all) => [...all, { id, name: file.name, share: 0 }]);
    const progress = (share: number) =>
      setRunning((all) => all.map((one) => (one.id === id ? { ...one, share } : one)));
    try {
      const stored = await upload(file, kind, progress).done;
      notify.current(stored);
    } catch (error) {
      setFailure(`${file.name}: ${textOf(error)}`);
    } finally {
      setRunning((all) => all.filter((one) => one.id !== id));
    }
  };

  const add = async (files: readonly File[]): Promise<void> => {
    setFailure(null);
    for (const file of files) await send(file);
  };
  return { running, failure, add };
}
