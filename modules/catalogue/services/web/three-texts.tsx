import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import classes from './parts.module.css';

/** Read-only display of a service text in its three languages, next to each other if there is room. */
export function ThreeTexts({ text }: { text: Localized }) {
  const t = useText();
  if (LANGUAGES.every((language) => text[language] === '')) return <>{t('SERVICE_VALUE_NONE')}</>;
  return (
    <div className={classes.texts}>
      <Stack gap="xs" className={classes.three}>
        {LANGUAGES.map((language) => (
          <div key={language} lang={LANGUAGE_TAGS[language]}>
            {text[language] || t('SERVICE_VALUE_NONE')}
          </div>
        ))}
      </Stack>
    </div>
  );
}
