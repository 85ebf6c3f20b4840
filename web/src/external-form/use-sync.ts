import type { DataOf } from '@assay/shared/contract/define-route.ts';
import type { FieldError } from '@assay/shared/contract/error.ts';
import { externalFormRoutes } from '@assay/shared/external-form/contract.ts';
import { useState } from 'react';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import type { ServiceTabProps } from '../service/service-tab-props.ts';
import { toast } from '../ui/toast.ts';
import { useToastError } from '../ui/toast-error.ts';

export type Synced = DataOf<typeof externalFormRoutes.sync>;

/** Reads the forms for the draft as it is on the screen, and puts what comes of it into that draft. */
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
    /** What was read and what was wrong with it says nothing of other forms. */
    clear: () => {
      setProblems([]);
      setSynced(null);
    },
  };
}
