import { useState } from 'react';
import type { ServiceTabProps } from '#modules/catalogue/services/web/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { FieldError } from '#platform/common/contract/error.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { externalFormRoutes } from '../rules/contract.ts';

export type Synced = DataOf<typeof externalFormRoutes.sync>;

/**
 * Hook behind the synchronise button of the service editor: reads the MachForm forms for the unsaved draft
 * on screen and applies the proposed mapping and questions to that draft.
 */
export function useSync({ service, definition, change }: ServiceTabProps) {
  const t = useText();
  const toastError = useToastError();
  const [synced, setSynced] = useState<Synced | null>(null);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const send = useSend(externalFormRoutes.sync, {
    onSuccess: (found) => {
      setProblems([]);
      setSynced(found);
      change({ MachForm: found.MachForm, Form: found.Form });
      const fresh = found.Elements.filter(({ IsNew }) => IsNew).length;
      const count = found.Elements.filter(({ Change }) => Change !== 'REMOVED').length;
      toast(t('MACHFORM_SYNCED', { count, fresh }));
    },
    onError: (error) => {
      setProblems(error.Fields);
      if (error.Fields.length === 0) toastError(error);
    },
  });
  return {
    synced,
    problems,
    isBusy: send.isPending,
    run: () => send.mutate({ ServiceKey: service.ServiceKey, Definition: definition }),
    /** Clears the result and its errors, which do not apply to other form ids. */
    clear: () => {
      setProblems([]);
      setSynced(null);
    },
  };
}
