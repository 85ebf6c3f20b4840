/**
 * Column of the email text editor for one language: subject, body text and button label with their errors,
 * and the tools to save or test them.
 */

import { Textarea, TextInput } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { MailTemplateView } from '../rules/contract.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { TemplateTools } from './template-tools.tsx';
import type { TemplateDraft, TextField } from './use-template-draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Props = {
  view: MailTemplateView;
  language: Language;
  draft: TemplateDraft;
  onFocus: (language: Language, field: TextField, element: Field) => void;
};

export function TemplateColumn({ view, language, draft, onFocus }: Props) {
  const t = useText();
  const { IsOwn, IsOutdated, Version } = view.Languages[language];
  const content = draft.drafts[language];
  const problems = draft.problemsOf(language);
  const input = (field: TextField) => ({
    value: content[field],
    error: problems[`Content.${field}`],
    lang: LANGUAGE_TAGS[language],
    onChange: (event: { currentTarget: Field }) => draft.change(language, field, event.currentTarget.value),
    onFocus: (event: { currentTarget: Field }) => onFocus(language, field, event.currentTarget),
  });
  return (
    <Card
      title={LANGUAGE_NAMES[language]}
      aside={
        IsOwn ? (
          <Badge tone="info">
            {t('TEMPLATE_OWN')} · {t('TEMPLATE_VERSION', { version: Version })}
          </Badge>
        ) : (
          <Badge tone="plain">{t('TEMPLATE_BUILT_IN')}</Badge>
        )
      }
    >
      <Stack gap="sm">
        {IsOutdated && <OutdatedNotice view={view} language={language} draft={draft} />}
        <TextInput label={t('TEMPLATE_SUBJECT')} maxLength={200} {...input('Subject')} />
        <Textarea
          label={t('TEMPLATE_BODY')}
          description={t('TEMPLATE_BODY_HINT')}
          autosize
          minRows={7}
          maxRows={18}
          maxLength={5_000}
          {...input('Body')}
        />
        {view.HasButton && <TextInput label={t('TEMPLATE_BUTTON')} maxLength={60} {...input('Button')} />}
        <TemplateTools view={view} language={language} draft={draft} />
      </Stack>
    </Card>
  );
}
