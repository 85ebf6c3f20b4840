import { ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the certificate module, with the roles that may open them. */
export const certificatesScreens = {
  generatedCerts: {
    Path: '/generated_certs',
    Layout: 'dashboard',
    Access: ROLES,
    Title: 'TITLE_CERTIFICATES',
    Menu: { Group: 'main', Place: 40, Label: 'MENU_CERTIFICATES', Icon: 'certificate' },
  },
  certificate: {
    Path: '/certificate',
    Layout: 'subpage',
    Access: ROLES,
    Title: 'TITLE_CERTIFICATE',
    Back: '/generated_certs',
  },
  statement: {
    Path: '/statement',
    Layout: 'subpage',
    Access: ROLES,
    Title: 'TITLE_STATEMENT',
    Back: '/generated_certs',
  },
} as const satisfies ScreenTable;

type CertificatesScreens = typeof certificatesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends CertificatesScreens {}
}
