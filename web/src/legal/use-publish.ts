import type { BodyOf } from '@assay/shared/contract/define-route.ts';
import type { Localized } from '@assay/shared/contract/shapes.ts';
import { legalRoutes } from '@assay/shared/legal/contract.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import { useState } from 'react';
import { queryClient } from '../api/query-client.ts';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { configQuery } from '../session/use-config.ts';
import { userQuery } from '../session/use-user.ts';
import { toast } from '../ui/toast.ts';
import { useFormErrors } from '../ui/use-form-errors.ts';
import { nextVersion } from './next-version.ts';

type Values = { VersionId: string; From: string; Content: Partial<Localized> };

/** What is typed of a new version, and how it is sent. */
export function usePublish(kind: LegalKind, taken: readonly string[], onDone: () => void) {
  const t = useText();
  const errors = useFormErrors();
  const [values, setValues] = useState<Values>({ VersionId: nextVersion(taken), From: '', Content: {} });
  const { mutate, isPending } = useSend(legalRoutes.publish, {
    onError: errors.take,
    onSuccess: async ({ VersionId }) => {
      toast(t('LEGAL_PUBLISHED', { version: VersionId }));
      onDone();
      for (const queryKey of [[legalRoutes.list.path], configQuery.queryKey, userQuery.queryKey])
        await queryClient.invalidateQueries({ queryKey });
    },
  });
  const send = (given: Localized | undefined, isLater: boolean) => {
    errors.clear();
    const from = values.From === '' ? null : new Date(`${values.From}:00+08:00`);
    if (isLater && (from === null || Number.isNaN(from.getTime())))
      return errors.set('EffectiveAt', t('FIELD_REQUIRED'));
    const body: BodyOf<typeof legalRoutes.publish> = {
      Kind: kind,
      VersionId: values.VersionId.trim(),
      Content: given ? { ...given, ...values.Content } : null,
      ...(isLater && from && { EffectiveAt: from.toISOString() }),
    };
    if (!errors.check(legalRoutes.publish.body, body)) return;
    mutate(body);
  };
  return {
    errors,
    values,
    isBusy: isPending,
    send,
    set: (some: Partial<Values>) => setValues((all) => ({ ...all, ...some })),
  };
}
