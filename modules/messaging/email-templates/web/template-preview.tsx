import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { call } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { mailTemplateRoutes } from '../rules/contract.ts';
import classes from './templates.module.css';

const TYPING_MS = 400;

type Props = {
  template: string;
  language: Language;
  onLanguage: (language: Language) => void;
  text: MailText;
  onRefused: (error: unknown) => void;
};

/**
 * Preview of the email in the text editor, rendered by the server during typing in a chosen language and
 * shown in a frame without script permission.
 */
export function TemplatePreview({ template, language, onLanguage, text, onRefused }: Props) {
  const t = useText();
  const [debouncedRequest] = useDebouncedValue(
    { Template: template, Language: language, Content: text },
    TYPING_MS,
  );
  const preview = useQuery({
    queryKey: [mailTemplateRoutes.preview.path, debouncedRequest],
    queryFn: ({ signal }) => call(mailTemplateRoutes.preview, { body: debouncedRequest, signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
  const refused = useRef(onRefused);
  refused.current = onRefused;
  useEffect(() => {
    // Ignores errors for texts that have been changed since.
    if (preview.error && debouncedRequest.Language === language && debouncedRequest.Content === text)
      refused.current(preview.error);
  }, [preview.error, debouncedRequest, language, text]);
  const last = useRef<string | null>(null);
  if (preview.data) last.current = preview.data.Html;
  return (
    <Card
      title={t('TEMPLATE_PREVIEW')}
      className={classes.preview}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('TEMPLATE_PREVIEW_LANGUAGE')}
          value={language}
          onChange={(value) => onLanguage(value as Language)}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      }
    >
      <Stack gap="sm">
        {preview.isError && <Notice tone="warning">{t('TEMPLATE_PREVIEW_WAIT')}</Notice>}
        {last.current === null ? (
          <Skeletons lines={6} />
        ) : (
          <iframe className={classes.frame} title={t('TEMPLATE_PREVIEW')} srcDoc={last.current} sandbox="" />
        )}
      </Stack>
    </Card>
  );
}
