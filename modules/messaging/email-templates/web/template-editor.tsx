/**
 * Editor for the custom texts of one email in three languages, with placeholders to insert and a live
 * preview; warns before unsaved texts are lost.
 */

import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { MailTemplateView } from '../rules/contract.ts';
import { TemplateColumn } from './template-column.tsx';
import { TemplatePreview } from './template-preview.tsx';
import classes from './templates.module.css';
import { type TextField, useTemplateDraft } from './use-template-draft.ts';

type Props = { placeholders: MailTemplateView['Placeholders']; onInsert: (name: string) => void };

/** Placeholders allowed in the texts; a click inserts one at the last caret position. */
function PlaceholderBar({ placeholders, onInsert }: Props) {
  const t = useText();
  return (
    <Row as="fieldset" gap="xs" mb="md" className={classes.placeholders}>
      <legend>{t('TEMPLATE_PLACEHOLDERS')}</legend>
      {placeholders.map(({ Name, Sample }) => (
        <Button
          key={Name}
          variant="default"
          size="compact-sm"
          title={Sample}
          aria-label={t('TEMPLATE_PLACEHOLDER_INSERT', { name: Name, sample: Sample })}
          // Keeps the focus and the caret in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(Name)}
        >
          <code>{`{{ ${Name} }}`}</code>
        </Button>
      ))}
    </Row>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Three languages in columns, placeholders above and a preview below. */
export function TemplateEditor({ view }: { view: MailTemplateView }) {
  const t = useText();
  const draft = useTemplateDraft(view);
  const [shown, setShown] = useState<Language>(useLanguage());
  const last = useRef<{ language: Language; field: TextField; element: Field } | null>(null);
  const warning = useUnsavedWarning(draft.isAnyDirty, { isOfSearch: true });
  const focus = (language: Language, field: TextField, element: Field) => {
    last.current = { language, field, element };
    setShown(language);
  };
  const insert = (name: string) => {
    const placed = `{{ ${name} }}`;
    // No field has been focused yet: append to the email body of the previewed language.
    if (!last.current) return draft.change(shown, 'Body', `${draft.drafts[shown].Body} ${placed}`);
    const { language, field, element } = last.current;
    const text = draft.drafts[language][field];
    const [from, to] = [element.selectionStart ?? text.length, element.selectionEnd ?? text.length];
    draft.change(language, field, text.slice(0, from) + placed + text.slice(to));
    // Sets the caret after the inserted text, once it is rendered.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(from + placed.length, from + placed.length);
    });
  };
  return (
    <>
      <PageHeader
        title={view.Subject}
        lead={view.When}
        crumbs={[{ label: t('TITLE_EMAIL_NOTIFICATION'), href: '/email_notification' }]}
      />
      <PlaceholderBar placeholders={view.Placeholders} onInsert={insert} />
      <div className={classes.columns}>
        {LANGUAGES.map((language) => (
          <TemplateColumn key={language} view={view} language={language} draft={draft} onFocus={focus} />
        ))}
      </div>
      <TemplatePreview
        template={view.Template}
        language={shown}
        onLanguage={setShown}
        text={draft.drafts[shown]}
        onRefused={(error) => draft.refused(shown, error)}
      />
      {warning}
    </>
  );
}
