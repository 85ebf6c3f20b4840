/**
 * Rich text field of the content editors in three languages; suggests a missing simplified Chinese text from
 * the traditional one.
 */

import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useRef, useState } from 'react';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { simplifiedOf } from '#platform/web/api/simplified-of.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { ContentFault } from '../../rules/faults.ts';
import { isBlankHtml } from '../../rules/html-text.ts';
import { LanguageTabs } from '../language-tabs.tsx';
import classes from './edit.module.css';

type SuggestRichProps = { value: Localized; label: string; onSuggest: (html: string) => void };

/**
 * Suggests the simplified Chinese text from the traditional one, with headings and links unchanged; offered
 * while it is missing.
 */
function SuggestRich({ value, label, onSuggest }: SuggestRichProps) {
  const t = useText();
  const toastError = useToastError();
  const [isBusy, setBusy] = useState(false);
  if (isBlankHtml(value.CHT) || !isBlankHtml(value.CHS)) return null;
  const suggest = async () => {
    setBusy(true);
    try {
      // The conversion leaves HTML tags unchanged, as they contain no Chinese.
      onSuggest(await simplifiedOf(value.CHT));
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isBusy}
      aria-label={`${t('ORG_SUGGEST')}: ${label}`}
      onClick={() => void suggest()}
      style={{ justifySelf: 'start' }}
    >
      {t('ORG_SUGGEST')}
    </Button>
  );
}

/** Loaded lazily: the editor is large, and most screens do not need it. */
const RichText = lazyPart(() => import('./rich-text.tsx'), 'RichText');

type Props = {
  label: string;
  hint?: string;
  /** Path in the content; empty for the content itself. */
  path: string;
  value: Localized;
  faults: readonly ContentFault[];
  onChange: (value: Localized) => void;
  isTall?: boolean;
};

/** Shows the languages next to each other on wide screens, otherwise one at a time. */
export function RichField({ label, hint, path, value, faults, onChange, isTall }: Props) {
  const t = useText();
  const isWide = useMediaQuery('(min-width: 78em)', true, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<Language>(useLanguage());
  // Two editors may report a change before the next render; this keeps both changes.
  const newest = useRef(value);
  newest.current = value;
  const set = (language: Language, html: string) => {
    newest.current = { ...newest.current, [language]: html };
    onChange(newest.current);
  };
  const placeOf = (language: Language) => (path === '' ? language : `${path}.${language}`);
  return (
    <Stack as="fieldset" gap="xs">
      <Words as="legend" mb="2xs" size="md" weight="strong">
        {label}
      </Words>
      {hint && <p className={classes.hint}>{hint}</p>}
      {!isWide && <LanguageTabs value={chosen} onChange={setChosen} />}
      <Stack gap="sm" className={classes.three} data-wide={isWide || undefined}>
        {LANGUAGES.filter((language) => isWide || language === chosen).map((language) => {
          const fault = faults.find(({ Path }) => Path === placeOf(language));
          return (
            <div key={language} className={classes.language}>
              {isWide && (
                <Words as="span" isBlock mb="2xs" tone="soft" size="xs" weight="normal">
                  {t(`ORG_LANGUAGE_${language}`)}
                </Words>
              )}
              <Suspense fallback={<Skeleton height={isTall ? 420 : 180} />}>
                <RichText
                  label={`${label}, ${t(`ORG_LANGUAGE_${language}`)}`}
                  language={language}
                  place={placeOf(language)}
                  value={value[language]}
                  onChange={(html) => set(language, html)}
                  isTall={isTall ?? false}
                  isWrong={fault !== undefined}
                />
              </Suspense>
              {fault && (
                <Words mt="2xs" tone="red" size="xs">
                  {t(fault.Code)}
                </Words>
              )}
            </div>
          );
        })}
      </Stack>
      {!isWide && (
        <OtherLanguageFaults faults={faults} chosen={chosen} placeOf={placeOf} onShow={setChosen} />
      )}
      <SuggestRich value={value} label={label} onSuggest={(CHS) => set('CHS', CHS)} />
    </Stack>
  );
}

type OtherLanguageFaultsProps = {
  faults: readonly ContentFault[];
  chosen: Language;
  placeOf: (language: Language) => string;
  onShow: (language: Language) => void;
};

/** Lists faults in the languages that are not displayed. */
function OtherLanguageFaults({ faults, chosen, placeOf, onShow }: OtherLanguageFaultsProps) {
  const t = useText();
  const wrong = LANGUAGES.filter(
    (language) => language !== chosen && faults.some(({ Path }) => Path === placeOf(language)),
  );
  return wrong.map((language) => (
    <button
      key={language}
      type="button"
      className={classes.fault}
      data-place={placeOf(language)}
      onClick={() => onShow(language)}
    >
      {t(`ORG_LANGUAGE_${language}`)}: {t('FIELD_REQUIRED')}
    </button>
  ));
}
