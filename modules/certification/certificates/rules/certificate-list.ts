import { CERTIFICATE_STATUSES } from '#modules/applications/applications/rules/index.ts';
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, oneOf, record, someOf } from '#platform/common/lists/filters.ts';

const KINDS = ['CERTIFICATE', 'STATEMENT'] as const;

/** Definition of the certificate list: filters and columns, for its screen, route and export. */
export const certificateList = defineList({
  Filters: {
    Status: someOf({ Label: 'CERT_LIST_STATUS', Codes: CERTIFICATE_STATUSES, Texts: 'CERT_STATUS_' }),
    Kind: oneOf({ Label: 'CERT_LIST_KIND', Codes: KINDS, Texts: 'KIND_' }),
    ServiceKey: record('service', 'CERT_LIST_SERVICE'),
    // The last valid day.
    ...days('Expiry', 'CERT_LIST_EXPIRY'),
    ...days('Effective', 'CERT_LIST_EFFECTIVE'),
  },
  Columns: {
    no: { Label: 'CERT_LIST_NO', Kind: 'TEXT', Sort: 'CertificateNo' },
    revision: { Label: 'CERT_LIST_REVISION', Kind: 'TEXT', With: 'no' },
    org: { Label: 'CERT_LIST_ORG', Kind: 'NAME', Sort: 'OrgName' },
    service: { Label: 'CERT_LIST_SERVICE', Kind: 'NAME' },
    kind: { Label: 'CERT_LIST_KIND', ...code(KINDS, 'KIND_'), With: 'service' },
    // Expired or withdrawn where the certificate's status does not say so (`shown-status.ts`).
    status: { Label: 'CERT_LIST_STATUS', Kind: 'TEXT' },
    effective: { Label: 'CERT_LIST_EFFECTIVE', Kind: 'DATE', Sort: 'EffectiveDate' },
    expiry: { Label: 'CERT_LIST_EXPIRY', Kind: 'DATE', Sort: 'ExpiryDate' },
  },
});
