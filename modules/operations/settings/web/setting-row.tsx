/** One setting of the settings page, with its input field and what is known about its value. */

import { Button } from '@mantine/core';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { platformPermissions } from '#platform/common/access/platform-permissions.ts';
import { DEFAULT_SETTINGS, settingOf } from '#platform/common/settings/settings.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { SettingView } from '../rules/contract.ts';
import { SettingField } from './setting-field.tsx';
import classes from './settings.module.css';

type Props = {
  stored: SettingView;
  value: unknown;
  isEdited: boolean;
  /** The form says once, for all its settings, who may change them. */
  isBannerShown: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (value: unknown) => void;
};

/**
 * One setting on the settings page: its input field, who last changed it, where it is used, who may change
 * it, and a button to restore the default.
 */
export function SettingRow({ stored, value, isEdited, isBannerShown, errorOf, onChange }: Props) {
  const t = useText();
  const { Key, IsDefault, IsUnusable } = stored;
  const { Roles, Affects } = settingOf(Key);
  const { UserRoleList } = useUser();
  const mayChange = hasPermission(UserRoleList, Roles);
  const places = Affects.map((place) => t(`SET_AFFECTS_${place}`)).join(t('SERVICE_COMMA'));
  const isAtDefault = JSON.stringify(value) === JSON.stringify(DEFAULT_SETTINGS[Key]);
  return (
    <Stack gap="xs" padY="md" className={classes.row} data-edited={isEdited || undefined}>
      {IsUnusable && <Notice tone="warning">{t('SET_UNUSABLE')}</Notice>}
      <SettingField name={Key} value={value} mayChange={mayChange} errorOf={errorOf} onChange={onChange} />
      <Row gap="sm" lines="2xs" tone="faint" size="xs" className={classes.about}>
        <Origin stored={stored} />
        <span>{t('SET_AFFECTS', { places })}</span>
        {!mayChange && !isBannerShown && (
          <span>
            {t(
              Roles === platformPermissions.CHANGE_ORGANISATION_SETTINGS
                ? 'SET_ONLY_HEADS'
                : 'SET_ONLY_ADMIN',
            )}
          </span>
        )}
        {mayChange && !(isAtDefault && (IsDefault || isEdited)) && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={`${t('SET_TO_DEFAULT')}: ${t(`SET_${Key}`)}`}
            onClick={() => onChange(DEFAULT_SETTINGS[Key])}
          >
            {t('SET_TO_DEFAULT')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function Origin({ stored: { IsDefault, At, By } }: Pick<Props, 'stored'>) {
  const t = useText();
  const format = useFormat();
  if (IsDefault || At === null) return <span className={classes.mark}>{t('SET_DEFAULT')}</span>;
  const on = format.dateTime(At);
  return (
    <span>
      <span className={classes.mark} data-changed="">
        {t('SET_CHANGED')}
      </span>{' '}
      {By === null ? t('SET_CHANGED_ON', { on }) : t('SET_CHANGED_BY', { name: By, on })}
    </span>
  );
}
