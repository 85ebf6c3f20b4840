import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { useDesigner } from './designer.ts';
import classes from './preview.module.css';
import { type PreviewAnswers, PreviewForm } from './preview-form.tsx';

type Props = { answers: PreviewAnswers; onAnswers: (answers: PreviewAnswers) => void };

const WIDTHS = { PHONE: 390, TABLET: 820, FULL: null } as const;
type Width = keyof typeof WIDTHS;
const SCHEMES = ['light', 'dark'] as const;

/**
 * Preview of the service editor's form tab: the form as an applicant sees it, in a chosen language, width
 * and colour scheme. Answers are not stored.
 */
export function FormPreview({ answers, onAnswers }: Props) {
  const t = useText();
  const { form, nodes, language: own } = useDesigner();
  const [language, setLanguage] = useState<Language>(own);
  const [width, setWidth] = useState<Width>('FULL');
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>(
    document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light',
  );
  if (!nodes.some(({ Kind }) => Kind === 'ELEMENT'))
    return <EmptyState title={t('PREVIEW_EMPTY')} text={t('PREVIEW_EMPTY_TEXT')} />;
  return (
    <Stack gap="md">
      <Row align="stretch" gap="xs">
        <SegmentedControl
          aria-label={t('PREVIEW_LANGUAGE')}
          value={language}
          onChange={(next) => setLanguage(next as Language)}
          data={LANGUAGES.map((value) => ({ value, label: t(`ORG_LANGUAGE_${value}`) }))}
        />
        <SegmentedControl
          aria-label={t('PREVIEW_WIDTH')}
          value={width}
          onChange={(next) => setWidth(next as Width)}
          data={(Object.keys(WIDTHS) as Width[]).map((value) => ({
            value,
            label: t(`PREVIEW_WIDTH_${value}`),
          }))}
        />
        <SegmentedControl
          aria-label={t('PREVIEW_SCHEME')}
          value={scheme}
          onChange={(next) => setScheme(next as 'light' | 'dark')}
          data={SCHEMES.map((value) => ({ value, label: t(`PREVIEW_SCHEME_${value}`) }))}
        />
        <Button variant="subtle" onClick={() => onAnswers({})}>
          {t('PREVIEW_CLEAR')}
        </Button>
      </Row>
      <Box pad="md" ground="soft" round="lg" className={classes.stage}>
        <Box
          as="section"
          pad="md"
          tone="ink"
          isFramed
          className={classes.page}
          data-preview-scheme={scheme}
          lang={LANGUAGE_TAGS[language]}
          aria-label={t('PREVIEW_LABEL')}
          style={{ maxWidth: WIDTHS[width] ?? undefined }}
        >
          <PreviewForm form={form} language={language} answers={answers} onAnswers={onAnswers} />
        </Box>
      </Box>
    </Stack>
  );
}
