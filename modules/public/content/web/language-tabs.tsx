/**
 * Tabs of the content editors and dialogs to select one of the three languages of a text; can mark languages
 * that need attention.
 */
import { SegmentedControl } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './content.module.css';

type Props = {
  value: Language;
  onChange: (language: Language) => void;
  /** Languages to mark, and the reason as a label. */
  marks?: { of: readonly Language[]; text: string };
};

/** Shows the selected language, and marks languages that need attention. */
export function LanguageTabs({ value, onChange, marks }: Props) {
  const t = useText();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('CONTENT_LANGUAGE')}
      value={value}
      onChange={(next) => onChange(next as Language)}
      data={LANGUAGES.map((one) => ({
        value: one,
        label: marks?.of.includes(one) ? (
          <Marked name={LANGUAGE_NAMES[one]} text={marks.text} />
        ) : (
          LANGUAGE_NAMES[one]
        ),
      }))}
    />
  );
}

const Marked = ({ name, text }: { name: string; text: string }) => (
  <span className={classes.marked} title={text}>
    {name}
    <span className="visually-hidden">, {text}</span>
  </span>
);
