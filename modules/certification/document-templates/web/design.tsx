/**
 * Part of a service's certificate tab for one print language: template choice, preview and version history;
 * while a template is written, the template editor instead.
 */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CertificateLanguage } from '#modules/catalogue/services/rules/index.ts';
import type { ServiceTabProps } from '#modules/catalogue/services/web/index.ts';
import { call } from '#platform/web/api/call.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { type TemplateRow, templateRoutes } from '../rules/contract.ts';
import { DesignChoice } from './design-choice.tsx';
import { ORDINARY, PreviewPanel } from './preview-panel.tsx';
import { TemplateHistory } from './template-history.tsx';
import { TemplateWorkshop } from './template-workshop.tsx';
import { useTemplatePreview } from './use-template-preview.ts';

type Props = { serviceKey: string; language: CertificateLanguage; templateKey: string | undefined };

/** Preview of the service's current setup. */
function SavedPreview({ serviceKey, language, templateKey }: Props) {
  const [shownWith, setShownWith] = useState(ORDINARY);
  const preview = useTemplatePreview({
    ServiceKey: serviceKey,
    Language: language,
    ...(templateKey && { TemplateKey: templateKey }),
    ...shownWith,
  });
  return (
    <PreviewPanel
      serviceKey={serviceKey}
      preview={preview}
      shownWith={shownWith}
      onShownWith={setShownWith}
    />
  );
}

type DesignProps = ServiceTabProps & { language: CertificateLanguage };

/**
 * Template, preview and version history of one language; replaced by the editor while a template is written.
 */
export function Design({ service, definition, change, faults, isReadOnly, language }: DesignProps) {
  const t = useText();
  const toastError = useToastError();
  const cache = useQueryClient();
  const { ServiceKey } = service;
  const list = useGet(templateRoutes.list, { ServiceKey });
  const start = useGet(templateRoutes.start, { ServiceKey, Language: language }, { staleMs: 300_000 });
  const [written, setWritten] = useState<string | null>(null);
  const chosen = definition.Templates[language];
  const choose = (key: string | null) => {
    const { [language]: _, ...others } = definition.Templates;
    change({ Templates: key === null ? others : { ...others, [language]: key } });
  };
  if (list.error) return <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data || !start.data) return <Skeletons lines={6} height={26} />;
  const rows = list.data.Rows.filter((row) => row.Language === language);
  const writeFrom = async (TemplateKey: string | undefined) => {
    if (TemplateKey === undefined) return setWritten(start.data.Source);
    await call(templateRoutes.view, { query: { ServiceKey, TemplateKey } })
      .then(({ Source }) => setWritten(Source))
      .catch(toastError);
  };
  const saved = async (row: TemplateRow) => {
    await cache.invalidateQueries({ queryKey: queryKeyOf(templateRoutes.list, { ServiceKey }) });
    choose(row.TemplateKey);
    setWritten(null);
  };
  return (
    <Columns least="lg" align="start" gap="lg">
      <Stack gap="md">
        <DesignChoice
          language={language}
          rows={rows}
          chosen={chosen}
          problem={faults.find(({ Path }) => Path === `Templates.${language}`)?.Message}
          isReadOnly={isReadOnly}
          onChoose={choose}
          onWrite={() => void writeFrom(chosen)}
        />
        <Words as="h3" mt="xs" size="md" weight="strong">
          {t('DESIGN_HISTORY')}
        </Words>
        <TemplateHistory
          serviceKey={ServiceKey}
          rows={rows}
          chosen={chosen}
          ownPage={start.data.Source}
          isReadOnly={isReadOnly}
          onUse={(row) => choose(row.TemplateKey)}
          onRestore={(row) => void writeFrom(row.TemplateKey)}
        />
      </Stack>
      {written === null ? (
        <SavedPreview serviceKey={ServiceKey} language={language} templateKey={chosen} />
      ) : (
        <TemplateWorkshop
          serviceKey={ServiceKey}
          language={language}
          start={written}
          placeholders={start.data.Placeholders}
          onSaved={(row) => void saved(row)}
          onClose={() => setWritten(null)}
        />
      )}
    </Columns>
  );
}
