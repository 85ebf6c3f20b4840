import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@assay/shared/translation/language.ts';
import { SegmentedControl } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';

type Props = { value: Language; onChange: (language: Language) => void };

/** Which of the three languages of a text is before us. */
export function LanguageTabs({ value, onChange }: Props) {
  const t = useText();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('CONTENT_LANGUAGE')}
      value={value}
      onChange={(next) => onChange(next as Language)}
      data={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
    />
  );
}
