import { Button, Textarea } from '@mantine/core';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './translation.module.css';
import type { TextDraft } from './use-text-draft.ts';

type Props = { language: Language; draft: TextDraft };

/**
 * Field in the editor row of the translation list for one language of a text, with its limit, errors,
 * another user's version, and a button to restore the built-in text.
 */
export function TextField({ language, draft }: Props) {
  const t = useText();
  const { view, words: texts, theirs: remoteTexts, refusal, isTried } = draft;
  const fault = draft.faults[language];
  // Placeholders are temporarily incomplete while typing; only irreparable errors are reported immediately.
  const isErrorShown = isTried || fault?.Code === 'FIELD_TOO_LONG' || fault?.Code === 'TRANSLATION_ONE_LINE';
  const problem =
    refusal.fields[language] ?? (fault && isErrorShown ? t(fault.Code, fault.Params) : undefined);
  const isOwn = texts[language] !== view.BuiltIn[language];
  return (
    <div className={classes.field}>
      <Textarea
        lang={LANGUAGE_TAGS[language]}
        label={t(`ORG_LANGUAGE_${language}`)}
        labelProps={{ lang: undefined }}
        autosize
        minRows={2}
        maxRows={10}
        value={texts[language]}
        error={problem}
        autoComplete="off"
        onChange={(event) => draft.change(language, event.currentTarget.value)}
      />
      <Row gap="xs" lines="2xs" mt="2xs" tone="soft" size="xs" breaks="anywhere">
        {texts[language].length > view.Limit * 0.7 && (
          <span className="num">
            {t('TRANSLATION_LENGTH', { count: texts[language].length, max: view.Limit })}
          </span>
        )}
        {remoteTexts?.[language] !== undefined && (
          <Words as="span" tone="amber" weight="strong">
            {t('TRANSLATION_THEIRS', { text: remoteTexts[language] })}
          </Words>
        )}
        {isOwn && (
          <>
            <span>{t('TRANSLATION_BUILT_IN_OF', { text: view.BuiltIn[language] })}</span>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t('TRANSLATION_REVERT_OF', { language: t(`ORG_LANGUAGE_${language}`) })}
              onClick={() => draft.change(language, view.BuiltIn[language])}
            >
              {t('TRANSLATION_REVERT')}
            </Button>
          </>
        )}
      </Row>
    </div>
  );
}
