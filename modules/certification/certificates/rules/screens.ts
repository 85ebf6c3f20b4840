import type { ScreenTable } from '#platform/common/access/screens.ts';
import { certificatesPermissions } from './permissions.ts';

/** Screens of the certificate module, with the roles that may open them. */
export const certificatesScreens = {
  generatedCerts: {
    Path: '/generated_certs',
    Words: 'CERTIFICATES_WORDS',
    Layout: 'dashboard',
    Access: certificatesPermissions.READ_CERTIFICATES,
    Title: 'TITLE_CERTIFICATES',
    Menu: { Group: 'main', Place: 40, Label: 'MENU_CERTIFICATES', Icon: 'certificate' },
  },
  certificate: {
    Path: '/certificate',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: certificatesPermissions.READ_CERTIFICATES,
    Title: 'TITLE_CERTIFICATE',
    Back: '/generated_certs',
  },
  statement: {
    Path: '/statement',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: certificatesPermissions.READ_CERTIFICATES,
    Title: 'TITLE_STATEMENT',
    Back: '/generated_certs',
  },
} as const satisfies ScreenTable;

type CertificatesScreens = typeof certificatesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends CertificatesScreens {}
}
