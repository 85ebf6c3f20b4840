/**
 * Form of one group of portal settings: changes take effect only when saved, all together, with an optional
 * reason; on a conflict the input is kept.
 */

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { settingOf } from '#platform/common/settings/settings.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type SettingView, settingRoutes } from '../rules/contract.ts';
import { BrandPreview } from './brand-preview.tsx';
import { SettingRow } from './setting-row.tsx';
import classes from './settings.module.css';
import { updateSettingsCache } from './update-settings-cache.ts';

type Draft = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The value in the form: as edited, otherwise as stored. */
const shownOf = (draft: Draft, { Key, Value }: SettingView): unknown => (Key in draft ? draft[Key] : Value);

const isBrand = (stored: readonly SettingView[]): boolean =>
  stored.some(({ Key }) => settingOf(Key).Group === 'brand');

type Props = { stored: readonly SettingView[]; isLocked: boolean };

export function SettingForm({ stored, isLocked }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const [draft, setDraft] = useState<Draft>({});
  const [reason, setReason] = useState('');
  const changed = stored.filter(({ Key, Value }) => Key in draft && !same(draft[Key], Value));
  const isDirty = changed.length > 0;
  const warning = useUnsavedWarning(isDirty, { isOfSearch: 'group' });
  const begin = () => {
    setDraft({});
    setReason('');
    errors.clear();
  };
  const save = useSend(settingRoutes.submit, {
    onSuccess: ({ Settings }) => {
      updateSettingsCache(Settings);
      begin();
      toast(t('SET_SAVED'));
    },
    onError: (error) => {
      errors.apply(error);
      if (error.Code !== 'ERR_CONFLICT' || !error.Data) return;
      // Input is kept, next to what others saved; the next save is based on their version.
      updateSettingsCache((error.Data as { Settings: SettingView[] }).Settings);
      toast(t('SET_CONFLICT'), 'warning');
    },
  });
  const send = () =>
    save.mutate({
      Settings: changed.map((one) => ({
        Key: one.Key,
        Version: one.Version,
        Value: draft[one.Key] as SettingView['Value'],
      })),
      Reason: reason,
    });
  const shown = Object.fromEntries(stored.map((one) => [one.Key, shownOf(draft, one)]));
  return (
    <Stack
      ref={errors.form}
      noValidate
      as="form"
      mt="xs"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {warning}
      <FormAlert text={errors.general} />
      {stored.map((one) => (
        <SettingRow
          key={one.Key}
          stored={one}
          value={shownOf(draft, one)}
          isEdited={changed.includes(one)}
          isBannerShown={isLocked}
          errorOf={errors.of}
          onChange={(value) => {
            errors.clear(one.Key);
            setDraft((before) => ({ ...before, [one.Key]: value }));
          }}
        />
      ))}
      {isBrand(stored) && <BrandPreview values={shown} />}
      {isDirty && (
        <SaveLine
          reason={reason}
          error={errors.of('Reason')}
          isBusy={save.isPending}
          onReason={setReason}
          onDiscard={begin}
        />
      )}
    </Stack>
  );
}

type SaveLineProps = {
  reason: string;
  error: string | undefined;
  isBusy: boolean;
  onReason: (reason: string) => void;
  onDiscard: () => void;
};

/** Optional reason, and the buttons that save or discard all changes of the form. */
function SaveLine({ reason, error, isBusy, onReason, onDiscard }: SaveLineProps) {
  const t = useText();
  return (
    <Row align="end" justify="end" gap="xs" padY="sm" ground="card" className={classes.bar}>
      <TextInput
        className={classes.reason}
        label={t('OPTIONAL_OF', { label: t('SET_REASON') })}
        maxLength={300}
        value={reason}
        error={error}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <span className={classes.unsaved} role="status">
        {t('SET_UNSAVED')}
      </span>
      <Button variant="default" onClick={onDiscard} disabled={isBusy}>
        {t('SET_DISCARD')}
      </Button>
      <Button type="submit" loading={isBusy}>
        {t('SET_SAVE')}
      </Button>
    </Row>
  );
}
