import { expect, test } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import { groupOf } from '#modules/messaging/notification-centre/rules/groups.ts';
import { noticePath } from '#modules/messaging/notification-centre/rules/notice-path.ts';
import { noticeKinds } from '#platform/common/notices.ts';
import { certificateRecipientsFor } from '../../rules/event-facts.ts';
import { SUSPENDED_LONG } from '../../rules/notification-rules.ts';

type Row = [
  event: string,
  from: CertificateStatus | null,
  to: CertificateStatus,
  notified: string[],
  more?: object,
];
const elsewhere = { IsNotifiedElsewhere: true };

/**
 * Independent table from the domain: every event of a certificate, and who is notified of it by which
 * channel.
 */
const TABLE: readonly Row[] = [
  ['ISSUED', null, 'PENDING', []],
  ['REVISED', 'PENDING', 'PENDING', []],
  ['REVISED', 'PUBLISHED', 'PUBLISHED', ['CLIENT CERT_REVISED']],
  ['REVISED', 'SUSPENDED', 'SUSPENDED', ['CLIENT CERT_REVISED']],
  ['REVISED', 'RENEWAL', 'RENEWAL', [], elsewhere],
  // The application announces the first publication and that of a renewal.
  ['PUBLISHED', 'PENDING', 'PUBLISHED', []],
  ['PUBLISHED', 'RENEWAL', 'PUBLISHED', []],
  ['PUBLISHED', 'EXPIRED', 'PUBLISHED', []],
  ['PUBLISHED', 'ACTIVE', 'PUBLISHED', ['CLIENT CERT_LISTED']],
  ['UNLISTED', 'PUBLISHED', 'ACTIVE', ['CLIENT CERT_UNLISTED']],
  ['SUSPENDED', 'RENEWAL', 'SUSPENDED', ['CLIENT CERT_SUSPENDED']],
  ['RESUMED', 'SUSPENDED', 'RENEWAL', ['CLIENT CERT_RESUMED']],
  ['TERMINATED', 'SUSPENDED', 'TERMINATED', ['CLIENT CERT_TERMINATED']],
  ['EXPIRED', 'PUBLISHED', 'EXPIRED', ['CLIENT CERT_EXPIRED']],
  ['EXPIRED', 'PUBLISHED', 'EXPIRED', [], { IsOld: true }],
  ['EXTENDED', 'PUBLISHED', 'PUBLISHED', ['CLIENT CERT_EXTENDED']],
  ['SCOPE_EXTENDED', 'PUBLISHED', 'PUBLISHED', ['CLIENT CERT_SCOPE_EXTENDED']],
  ['SCOPE_REDUCED', 'SUSPENDED', 'SUSPENDED', ['CLIENT CERT_SCOPE_REDUCED']],
  // The newly opened assessment is announced instead.
  ['RENEWAL_STARTED', 'PUBLISHED', 'RENEWAL', []],
  ['RENEWAL_ENDED', 'RENEWAL', 'PUBLISHED', ['SCHEDULING+ADMIN+SUB_ADMIN CERT_RENEWAL_ENDED']],
  ['DISCLOSED', 'PENDING', 'PENDING', []],
  ['DISCLOSED', 'PUBLISHED', 'PUBLISHED', ['CLIENT CERT_DISCLOSED']],
  ['WITHDRAWN', 'PUBLISHED', 'TERMINATED', ['CLIENT CERT_WITHDRAWN']],
  ['DELETED', 'PENDING', 'DELETED', []],
  ['DELETED', 'PUBLISHED', 'DELETED', ['CLIENT CERT_DELETED']],
];

test.each(TABLE)('%s from %s to %s: %j', (Event, FromStatus, ToStatus, expected, more = {}) => {
  const news = { FromStatus, ToStatus, IsNotifiedElsewhere: false, IsOld: false, ...more };
  const notified = certificateRecipientsFor(Event, news).map(
    ({ To, Kind }) => `${To.Of === 'ROLES' ? To.Roles.join('+') : To.Of} ${Kind}`,
  );
  expect(notified).toEqual(expected);
});

test('every message about a certificate is sent by an event or by the nightly run', () => {
  const sent = TABLE.flatMap(([, , , messages]) => messages.map((message) => message.split(' ')[1]));
  const byNight = [
    'CERT_SUSPENDED_LONG',
    'CERT_SUSPENSION_REMINDER',
    'CERT_SUSPENSION_TASK',
    'CERT_EXPIRY_NEAR',
    'CERT_EXPIRY_PLAN',
    'CERT_SURVEILLANCE_NEAR',
    'CERT_SURVEILLANCE_PLAN',
  ];
  const kinds = noticeKinds().filter((kind) => kind.startsWith('CERT_'));
  expect([...new Set([...sent, ...byNight])].toSorted()).toEqual([...kinds].toSorted());
  expect(SUSPENDED_LONG.Kind).toBe('CERT_SUSPENDED_LONG');
});

test('messages link to their subject', () => {
  const about = { ApplicationKey: 'an-application', CertificateKey: 'a-certificate' };
  expect(noticePath('CERT_SUSPENDED', about)).toBe('/certificate?key=a-certificate');
  expect(noticePath('CERT_WITHDRAWN', { ...about, CertificateKind: 'STATEMENT' })).toBe(
    '/statement?key=a-certificate',
  );
  // A deleted certificate can no longer be opened; its application can.
  expect(noticePath('CERT_DELETED', about)).toBe('/viewform?key=an-application');
  expect(noticePath('PAID', about)).toBe('/certificate/invoice/a-certificate');
});

test('the holder has preferences for certificates, the certification body for its own tasks', () => {
  expect([groupOf('CERT_SUSPENDED'), groupOf('CERT_SUSPENDED_LONG')]).toEqual(['CERTIFICATE', 'TURN']);
});
