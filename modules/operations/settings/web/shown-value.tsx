import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { DEFAULT_SETTINGS, type SettingKey, settingOf } from '#platform/common/settings/settings.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import classes from './settings.module.css';

type Props = { name: SettingKey; value: unknown };

/**
 * Shows a previous or new value of a setting as text in the change history; null means the default, shown
 * with its current value.
 */
export function ShownValue({ name, value }: Props) {
  const t = useText();
  if (value !== null) return <Plain name={name} value={value} />;
  return (
    <>
      <Plain name={name} value={DEFAULT_SETTINGS[name]} />{' '}
      <span className={classes.mark}>{t('SET_DEFAULT')}</span>
    </>
  );
}

function Plain({ name, value }: Props) {
  const t = useText();
  const format = useFormat();
  const { Field, Unit } = settingOf(name);
  if (value === null) return t('SET_LOGO_NONE');
  if (value === '') return t('SET_NOTHING');
  switch (Field.Kind) {
    case 'localized':
      return (
        <Stack as="span" gap="2xs">
          {LANGUAGES.map((language) => (
            <span key={language} lang={LANGUAGE_TAGS[language]}>
              {(value as Localized)[language] || t('SET_NOTHING')}
            </span>
          ))}
        </Stack>
      );
    case 'number':
      return `${String(value)}${Unit ? ` ${t(`SET_UNIT_${Unit}`)}` : ''}`;
    case 'switch':
      return t(value === true ? 'SET_YES' : 'SET_NO');
    case 'choice':
      return t(`SET_${name}_${String(value)}`);
    case 'choices':
      return (
        format.list(
          (value as readonly string[]).map((one) => (Field.AreRoles ? t(`ROLE_${one}`) : one.toUpperCase())),
        ) || t('SET_NO_ROLES')
      );
    case 'colour':
      return (
        <>
          <span className={classes.swatch} style={{ background: String(value) }} /> {String(value)}
        </>
      );
    case 'picture':
      return t('SET_LOGO_NEW');
    case 'line':
      return String(value);
  }
}
