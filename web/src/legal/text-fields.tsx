import type { Localized } from '@assay/shared/contract/shapes.ts';
import { LANGUAGE_TAGS, type Language } from '@assay/shared/translation/language.ts';
import { SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { LegalText } from './legal-text.tsx';

type Props = {
  /** The words in force, to start from. */
  given: Localized;
  written: Partial<Localized>;
  onWrite: (written: Partial<Localized>) => void;
  error: string | undefined;
};

/** The words in three languages, as they are written and as they will be read. */
export function TextFields({ given, written, onWrite, error }: Props) {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isPreview, setPreview] = useState(false);
  const text = written[language] ?? given[language];
  return (
    <Stack gap={10}>
      <LanguageTabs value={language} onChange={setLanguage} />
      <SegmentedControl
        size="xs"
        aria-label={t('LEGAL_TEXT')}
        value={isPreview ? 'read' : 'write'}
        onChange={(next) => setPreview(next === 'read')}
        data={[
          { value: 'write', label: t('LEGAL_WRITE') },
          { value: 'read', label: t('LEGAL_PREVIEW') },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      {isPreview ? (
        <LegalText text={text} language={language} />
      ) : (
        <Textarea
          label={t('LEGAL_TEXT')}
          description={t('LEGAL_TEXT_HELP')}
          lang={LANGUAGE_TAGS[language]}
          autosize
          minRows={10}
          maxRows={18}
          maxLength={60_000}
          value={text}
          onChange={(event) => onWrite({ ...written, [language]: event.currentTarget.value })}
          error={error}
        />
      )}
    </Stack>
  );
}
