/**
 * Hook with the state of an action dialog: the fields shown, their values and errors, whether there is
 * unsaved input, and sending the action.
 */
import { useMemo, useState } from 'react';
import type { ReasonView } from '#platform/common/contract/error.ts';
import type { ActionView, FileInfo } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import type { DialogField } from '#platform/common/workflow/types.ts';
import { newIdempotencyKey } from '../../api/call.ts';
import { useText } from '../../i18n/use-text.ts';
import { useErrorText } from '../error-text.ts';
import type { ActionRecord, ActionSetting } from './action-types.ts';
import { isBlank, isChanged } from './entered-values.ts';
import { useRunAction } from './use-run-action.ts';

type Setting<View> = ActionSetting<View> & { action: ActionView; onClose: () => void };
type Values = Readonly<Record<string, unknown>>;

/** Whether a field that depends on a checkbox is shown. */
const isShown = ({ With }: DialogField, values: Values): boolean =>
  With === undefined || values[With] === true;

/** Returns the request body: files as keys, without empty and hidden fields. */
function bodyOf(values: Values, all: readonly DialogField[]): Record<string, unknown> {
  const hidden = all.filter((field) => !isShown(field, values)).map(({ Field }) => Field);
  const sent = Object.entries(values).filter(
    ([name, value]) => !isBlank(value) && value !== false && !hidden.includes(name),
  );
  return Object.fromEntries(
    sent.map(([name, value]) => [
      name,
      Array.isArray(value) ? (value as FileInfo[]).map((file) => file.FileKey) : value,
    ]),
  );
}

/**
 * Returns the row's fields for this record, with those required of this user; an override makes its remark required.
 */
function fieldsOf(row: readonly DialogField[], action: ActionView, record: Values): readonly DialogField[] {
  const own = row.filter(({ For }) => For === undefined || record[For] === true);
  const fields = own.map(
    (field): DialogField =>
      action.RequiredFields?.includes(field.Field) ? { ...field, IsRequired: true } : field,
  );
  if (!action.IsOverrideNeeded) return fields;
  const remark: DialogField = { Field: 'Remark', Kind: 'remark', IsRequired: true };
  return fields.some((field) => field.Field === 'Remark')
    ? fields.map((field) => (field.Field === 'Remark' ? remark : field))
    : [...fields, remark];
}

/** Initial values of the fields: what the record says, otherwise today. */
const firstValues = (fields: readonly DialogField[], record: Values): Values =>
  Object.fromEntries(
    fields.flatMap(({ Field, Initial, IsToday }) => {
      const value = (Initial && record[Initial]) || (IsToday && hongKongDate(new Date()));
      return value ? [[Field, value]] : [];
    }),
  );

/** Hook for the field values, their errors, and whether anything was entered. */
function useEntries(all: readonly DialogField[], record: Values) {
  const [first, setFirst] = useState(() => firstValues(all, record));
  const [values, setValues] = useState<Values>(first);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const set = (name: string, value: unknown): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  };
  const propose = (name: string, value: unknown): void => {
    setFirst((before) => ({ ...before, [name]: value }));
    set(name, value);
  };
  return { values, errors, setErrors, set, propose, isDirty: isChanged(first, values) };
}

/** Hook for values, errors and sending of one dialog; the idempotency key is created once, when it opens. */
export function useActionDialog<View extends ActionRecord>(setting: Setting<View>) {
  const { workflow, action, onClose } = setting;
  const t = useText();
  const textOf = useErrorText();
  const { run, busy } = useRunAction(setting);
  const [intention] = useState(newIdempotencyKey);
  const [isUploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refusalLinks, setRefusalLinks] = useState<NonNullable<ReasonView['Links']>>([]);
  const [refused, setRefused] = useState(0);
  const row = workflow.Rows[action.Action];
  const record = setting.record as Values;
  const all = useMemo(() => fieldsOf(row?.Ui.Fields ?? [], action, record), [row, action, record]);
  const { setErrors, ...entries } = useEntries(all, record);
  const { values } = entries;
  const fields = all.filter((field) => isShown(field, values));

  const missing = (): Record<string, string> => {
    const blank = fields
      .filter((field) => field.IsRequired && isBlank(values[field.Field]))
      .map((field) => field.Field);
    // Valid amounts are numbers by now; remaining text is invalid.
    const unread = fields
      .filter((field) => field.Kind === 'amount' && typeof values[field.Field] === 'string')
      .map((field) => field.Field)
      .filter((name) => !isBlank(values[name]));
    const unticked = action.IsOverrideNeeded && values.IsOverride !== true ? ['IsOverride'] : [];
    return Object.fromEntries([
      ...[...unticked, ...blank].map((name) => [name, t('FIELD_REQUIRED')]),
      ...unread.map((name) => [name, t('AMOUNT_UNREADABLE')]),
    ]);
  };

  const send = async (): Promise<void> => {
    const lacking = missing();
    setErrors(lacking);
    setRefusal(null);
    setRefusalLinks([]);
    if (Object.keys(lacking).length > 0) return setRefused((count) => count + 1);
    if (isUploading) return setRefusal(t('DIALOG_UPLOADING'));
    const outcome = await run(action.Action, bodyOf(values, all), intention);
    if (outcome.done) return onClose();
    setRefused((count) => count + 1);
    const { Fields, Reasons } = outcome.error;
    setRefusalLinks(Reasons.flatMap(({ Links = [] }) => Links));
    const known = new Set([...fields.map((field) => field.Field), 'IsOverride', ...Object.keys(values)]);
    setErrors(Object.fromEntries(Fields.map((one) => [one.Field, one.Message])));
    // Errors that concern no field are shown at the top.
    const others = [
      ...Fields.filter((one) => !known.has(one.Field)),
      ...(Fields.length === 0 ? Reasons : []),
    ].map((one) => one.Message);
    setRefusal(others.length > 0 ? joinSentences(others) : Fields.length > 0 ? null : textOf(outcome.error));
  };

  const fileKind: FileInfo['Kind'] = fields.find(({ FileKind }) => FileKind)?.FileKind ?? 'document';
  return {
    fields,
    fileKind,
    setUploading,
    ...entries,
    send,
    refusal,
    /** A new number for each refused attempt. */
    refused,
    refusalLinks,
    isBusy: busy !== null,
  };
}
