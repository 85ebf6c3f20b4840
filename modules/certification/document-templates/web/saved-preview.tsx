import { useState } from 'react';
import type { CertificateLanguage } from '#modules/catalogue/services/rules/definition.ts';
import { ORDINARY, PreviewPanel } from './preview-panel.tsx';
import { useTemplatePreview } from './use-template-preview.ts';

type Props = { serviceKey: string; language: CertificateLanguage; templateKey: string | undefined };

/** How a service prints as it is set up. */
export function SavedPreview({ serviceKey, language, templateKey }: Props) {
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
