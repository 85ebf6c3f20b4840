import { type SqlBool, sql } from 'kysely';
import { fileUsers } from './files/file-users.ts';
import { NIGHT } from './jobs/cron.ts';
import { runNightly } from './jobs/nightly.ts';
import { nightlySteps } from './jobs/registry.ts';
import { sendMail } from './mail/deliver.ts';
import { sweepUnusedFiles } from './media/sweep-unused.ts';
import { defineServerModule } from './server-module.ts';

/**
 * The platform's own server manifest, like that of a module: file routes, sending of emails, and the nightly
 * job with deletion of old idempotency results, tickets and unused uploads.
 */
export const platformModule = defineServerModule({
  name: 'platform',
  resources: {
    settings: ['setting', 'portal_setting', 'portal_setting_history'],
    files: ['file'],
    mails: ['mail', 'mail_attachment'],
    log: ['audit', 'audit_repeat', 'audit_seal', 'audit_unsealed'],
    jobs: ['graphile_worker'],
    'signing-certificates': ['signing_certificate'],
  },
  untracked: [
    'attempt',
    'download_ticket',
    'idempotency',
    'number_counter',
    'presence',
    'proof_key',
    'purpose_key',
  ],
  http: () => import('./media/routes.ts'),
  hooks: [
    fileUsers.implement(() => ({
      mail_attachment: sql<SqlBool>`exists (select from mail_attachment where file_id = file.id)`,
    })),
  ],
  jobs: {
    'mail.send': sendMail,
    'portal.nightly': (portal) => runNightly(portal, nightlySteps()),
  },
  nightly: {
    answers: {
      place: 20,
      run: ({ db }) =>
        db.deleteFrom('Idempotency').where('At', '<', sql<Date>`now() - interval '3 days'`).execute(),
    },
    tickets: {
      place: 30,
      run: ({ db }) =>
        db
          .deleteFrom('DownloadTicket')
          .where('ExpiresAt', '<', sql<Date>`now() - interval '1 day'`)
          .execute(),
    },
    'unused uploads': { place: 130, run: sweepUnusedFiles },
  },
  /** At two at night in Hong Kong. */
  cron: { 'portal.nightly': { match: '0 18 * * *', options: NIGHT } },
  demo: () => import('./demo/platform-demo.ts'),
});
