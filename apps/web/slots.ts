import {
  beforePublish,
  certificateTab,
  checklistTab,
  externalFormTab,
  formTab,
} from '#modules/catalogue/services/web/slots.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';

/** Fills the slots of lower modules with parts of higher ones, each loaded when it is first drawn. */
formTab.fill(lazyPart(() => import('#modules/catalogue/forms/web/form-tab.tsx'), 'FormTab'));
checklistTab.fill(
  lazyPart(() => import('#modules/catalogue/checklists/web/checklist-tab.tsx'), 'ChecklistDesignerTab'),
);
externalFormTab.fill(
  lazyPart(() => import('#modules/applications/external-forms/web/external-tab.tsx'), 'ExternalTab'),
);
certificateTab.fill(
  lazyPart(
    () => import('#modules/certification/document-templates/web/certificate-tab.tsx'),
    'CertificateDesignTab',
  ),
);
beforePublish.fill(
  lazyPart(() => import('#modules/operations/service-trial/web/before-publish.tsx'), 'BeforePublish'),
);
