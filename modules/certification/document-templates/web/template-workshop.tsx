/**
 * Full-screen editor for a certificate template: Typst source, list of fields, live preview, checks and
 * saving; warns about unsaved changes.
 */

import { useState } from 'react';
import type { CertificateLanguage } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CodeEditor } from '#platform/web/ui/code/code-editor.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { UnsavedConfirm } from '#platform/web/ui/form/unsaved-confirm.tsx';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { TemplatePlaceholder, TemplateRow } from '../rules/contract.ts';
import { PlaceholderList } from './placeholder-list.tsx';
import { ORDINARY, PreviewPanel } from './preview-panel.tsx';
import classes from './template.module.css';
import { useTemplateChecks } from './use-template-checks.ts';
import { useTemplatePreview } from './use-template-preview.ts';
import { WorkshopBar } from './workshop-bar.tsx';

type Props = {
  serviceKey: string;
  language: CertificateLanguage;
  /** Initial source. */
  start: string;
  placeholders: readonly TemplatePlaceholder[];
  onSaved: (row: TemplateRow) => void;
  onClose: () => void;
};

/** Full-screen editor for a template that is being written. */
export function TemplateWorkshop({ serviceKey, language, start, placeholders, onSaved, onClose }: Props) {
  const t = useText();
  const [Source, setSource] = useState(start);
  const [insert, setInsert] = useState<{ Text: string } | null>(null);
  const [shownWith, setShownWith] = useState(ORDINARY);
  const [isLeaving, setLeaving] = useState(false);
  const written = { ServiceKey: serviceKey, Language: language, Source };
  const preview = useTemplatePreview({ ...written, ...shownWith });
  const checks = useTemplateChecks(written, onSaved);
  const isDirty = Source !== start && !checks.isSaved;
  const warning = useUnsavedWarning(isDirty);
  const close = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <Dialog
      opened
      fullScreen
      onClose={close}
      // In the editor Escape leaves the text field, so it must not close the dialog.
      closeOnEscape={false}
      isDirty={false}
      title={<b>{t('DESIGN_TITLE_OF', { language: t(`DESIGN_LANGUAGE_${language}`) })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack align="start" gap="lg" className={classes.workshop}>
        <Stack gap="md">
          <CodeEditor
            language="typst"
            label={t('DESIGN_SOURCE')}
            value={Source}
            onChange={setSource}
            problems={checks.result ? checks.result.problems : preview.problems}
            insert={insert}
            // Text typed while saving would be in no version.
            isReadOnly={checks.isSaving}
            height="34rem"
          />
          <WorkshopBar checks={checks} onClose={close} />
          <PlaceholderList placeholders={placeholders} onInsert={(Text) => setInsert({ Text })} />
        </Stack>
        <PreviewPanel
          serviceKey={serviceKey}
          preview={preview}
          shownWith={shownWith}
          onShownWith={setShownWith}
        />
      </Stack>
      <UnsavedConfirm
        isOpen={isLeaving}
        text={t('DESIGN_CLOSE_ASK')}
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
      {warning}
    </Dialog>
  );
}
