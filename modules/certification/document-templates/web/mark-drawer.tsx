/**
 * Drawer on the marks screen for adding or editing a logo, signature or accreditation mark printed on
 * certificates; saves it and shows refused fields.
 */
import { EditDrawer } from '#modules/catalogue/reference-data/web/index.ts';
import { useEdits } from '#modules/identity/accounts/web/index.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type MarkRow, markRoutes } from '../rules/mark-contract.ts';
import { MarkFields } from './mark-fields.tsx';
import { bodyOf, type MarkValues, type ServiceName, valuesOf } from './mark-values.ts';

type Props = {
  /** Null for a new mark. */
  mark: MarkRow | null;
  services: readonly ServiceName[];
  onChanged: () => Promise<void>;
  onClose: () => void;
};

/** Form for one picture with its texts and dates. */
export function MarkDrawer({ mark, services, onChanged, onClose }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const { values, isDirty, change } = useEdits<MarkValues>(valuesOf(mark));
  const send = useSend(markRoutes.submit, {
    onSuccess: async () => {
      await onChanged();
      toast(t('MARK_SAVED'));
      onClose();
    },
    onError: (error) => {
      if (error.Data) void onChanged();
      errors.apply(error);
    },
  });
  const submit = () => {
    const body = bodyOf(values, mark);
    if (!errors.check(markRoutes.submit.body, body)) return;
    if (!mark && values.FileKey === null) return errors.set('FileKey', t('FIELD_REQUIRED'));
    errors.clear();
    send.mutate(body);
  };
  return (
    <EditDrawer
      title={t(mark ? 'MARK_EDIT' : 'MARK_ADD')}
      form={errors.form}
      problem={errors.general}
      isDirty={isDirty && !send.isSuccess}
      isNew={mark === null}
      isBusy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <MarkFields
        mark={mark}
        values={values}
        services={services}
        errorOf={errors.of}
        onChange={(patch) => {
          change(patch);
          errors.clear();
        }}
      />
    </EditDrawer>
  );
}
