import { beforePublish, certificateTab, externalFormTab } from '#modules/catalogue/services/web/slots.ts';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';

/** Fills the slots of lower modules with parts of higher ones, each loaded when it is first drawn. */
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
