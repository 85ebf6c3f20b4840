import { useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import type { BulkView } from '../rules/contract.ts';
import type { BulkKind } from '../rules/kinds.ts';
import { BULK_ROUTES } from './bulk-rights.ts';

export type BulkField = 'Mode' | 'AssignedUserKey' | 'Attachment' | 'Remark';
export type BulkValues = Partial<Record<BulkField, string>>;

/**
 * Values, errors and submission of a bulk dialog. The idempotency key is created once, so a double click
 * starts one job.
 */
export function useBulkDialog(kind: BulkKind, keys: readonly string[], onBegun: (view: BulkView) => void) {
  const t = useText();
  const textOf = useErrorText();
  const [intention, renew] = useState(newIdempotencyKey);
  const [values, setValues] = useState<BulkValues>({});
  const [errors, setErrors] = useState<BulkValues>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [files, setFiles] = useState<readonly FileInfo[]>([]);
  const [isUploading, setUploading] = useState(false);

  const set = (field: BulkField, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    // Changed input is a different request, so it gets a new idempotency key.
    renew(newIdempotencyKey());
  };

  const post = (): Promise<BulkView> => {
    const ApplicationKeys = [...keys];
    const Remark = values.Remark?.trim() || undefined;
    if (kind === 'CONFIRM') {
      const Attachment = files.map((file) => file.FileKey);
      return call(BULK_ROUTES.CONFIRM, {
        body: { ApplicationKeys, Attachment, Remark },
        idempotencyKey: intention,
      });
    }
    if (kind !== 'ASSIGN')
      return call(BULK_ROUTES[kind], { body: { ApplicationKeys, Remark }, idempotencyKey: intention });
    const { Mode, AssignedUserKey = '' } = values;
    const body = { ApplicationKeys, Mode: Mode as 'ASSESSOR', AssignedUserKey, Remark };
    return call(BULK_ROUTES.ASSIGN, { body, idempotencyKey: intention });
  };

  const send = async (): Promise<void> => {
    const needed: readonly BulkField[] = kind === 'ASSIGN' ? ['Mode', 'AssignedUserKey'] : [];
    const missing: BulkField[] = needed.filter((field) => !values[field]);
    if (kind === 'CONFIRM' && files.length === 0) missing.push('Attachment');
    setErrors(Object.fromEntries(missing.map((field) => [field, t('FIELD_REQUIRED')])));
    setRefusal(null);
    if (missing.length > 0 || isBusy) return;
    setBusy(true);
    try {
      onBegun(await post());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    errors,
    refusal,
    isBusy,
    files,
    setFiles: (next: readonly FileInfo[]) => {
      setFiles(next);
      set('Attachment', '');
    },
    isUploading,
    setUploading,
    set,
    send: () => void send(),
    isDirty: files.length > 0 || Object.values(values).some((value) => value !== ''),
  };
}
