/**
 * Hook with the state of the screen on which an assessor sends points to the client: selected items,
 * remarks, fields to open, missing input, and sending by REJECT_CHECKLIST.
 */
import { useEffect, useState } from 'react';
import type { ChecklistPoint } from '#modules/applications/assessments/rules/index.ts';
import { newIdempotencyKey } from '#platform/web/api/call.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useRunAction } from '#platform/web/ui/action/use-run-action.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import type { ApplicationView } from '../../rules/contract.ts';
import { applicationWorkflow } from '../../rules/workflow.ts';
import { viewAddress } from '../addresses.ts';
import { updateApplicationCache } from '../use-application.ts';
import { notedRemarks, type RejectItem } from './reject-item.ts';

type RejectInput = {
  view: ApplicationView;
  picked: readonly RejectItem[];
  remarks: Readonly<Record<string, string>>;
  general: string;
  isOverride: boolean;
};

/** One entry per opened field; a point without fields is answered with text only. */
function entriesOf({ PointKey }: RejectItem, fields: readonly string[], Remark: string) {
  const about = { ...(PointKey && { PointKey }), Remark };
  return fields.length === 0 ? [about] : fields.map((Field) => ({ ...about, Field }));
}

/** Errors that prevent sending, by field. */
function missing(
  { view, picked, remarks, general, isOverride }: RejectInput,
  t: Translate,
): Record<string, string> {
  const action = view.Actions.find((one) => one.Action === 'REJECT_CHECKLIST');
  const isClash = action?.IsOverrideNeeded === true;
  const silent = picked.filter((item) => !remarks[item.id]?.trim());
  return {
    ...Object.fromEntries(silent.map((item) => [item.id, t('FIELD_REQUIRED')])),
    ...(picked.length === 0 && { Points: t('REJECT_NONE') }),
    ...(isClash && !isOverride && { IsOverride: t('FIELD_REQUIRED') }),
    ...(isClash && !general.trim() && { Remark: t('REASON_REMARK_REQUIRED') }),
  };
}

/** Selected items, remarks and submission. Points with findings are preselected. */
export function useReject(
  view: ApplicationView,
  items: readonly RejectItem[],
  points: readonly ChecklistPoint[],
) {
  const t = useText();
  const go = useNavigateTo();
  const toastError = useToastError();
  const [intention] = useState(newIdempotencyKey);
  const [noted] = useState(() => notedRemarks(points));
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>(noted);
  const [fields, setFields] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [general, setGeneral] = useState('');
  const [isOverride, setIsOverride] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setIsSent] = useState(false);
  const { run, busy } = useRunAction({
    workflow: applicationWorkflow,
    record: view,
    onDone: updateApplicationCache,
  });
  const picked = items.filter((item) => item.id in remarks);

  useEffect(() => {
    if (isSent) go(viewAddress(view.ApplicationKey), { replace: true });
  }, [isSent, go, view.ApplicationKey]);

  const pick = (id: string, isPicked: boolean): void => {
    setErrors({});
    setRemarks(({ [id]: before, ...others }) => (isPicked ? { ...others, [id]: before ?? '' } : others));
  };
  /** Every field that the client may change because of an item, its own field first. */
  const fieldsOf = ({ id, Field }: RejectItem): readonly string[] => [
    ...(Field ? [Field] : []),
    ...(fields[id] ?? []),
  ];
  const open = (id: string, more: readonly string[]): void =>
    setFields((before) => ({ ...before, [id]: more }));
  const log = (id: string, text: string): void => {
    setErrors(({ [id]: _, ...others }) => others);
    setRemarks((before) => ({ ...before, [id]: text }));
  };

  const send = async (): Promise<void> => {
    const lacking = missing({ view, picked, remarks, general, isOverride }, t);
    setErrors(lacking);
    if (Object.keys(lacking).length > 0) return;
    const Points = picked.flatMap((item) => entriesOf(item, fieldsOf(item), remarks[item.id]?.trim() ?? ''));
    const input = {
      Points,
      ...(general.trim() && { Remark: general.trim() }),
      ...(isOverride && { IsOverride: true }),
    };
    const outcome = await run('REJECT_CHECKLIST', input, intention);
    if (outcome.done) return setIsSent(true);
    setErrors(Object.fromEntries(outcome.error.Fields.map((one) => [one.Field, one.Message])));
    toastError(outcome.error);
  };
  const isDirty = !isSent && (general !== '' || JSON.stringify(remarks) !== JSON.stringify(noted));
  return {
    remarks,
    picked,
    general,
    isOverride,
    errors,
    isDirty,
    isBusy: busy !== null,
    pick,
    setRemark: log,
    fieldsOf,
    open,
    setGeneral,
    setIsOverride,
    send,
  };
}
