/** Every command of `portal`: its name, the program that does it (from the checkout), and what that is. */
export const COMMANDS = [
  {
    name: 'start',
    file: 'apps/server/dist/main.js',
    does: 'runs the portal; PORTAL_ROLE says which part of it',
  },
  {
    name: 'healthy',
    file: 'scripts/image/healthy.mjs',
    does: 'asks the portal of this container whether it is ready',
  },
  {
    name: 'migrate',
    file: 'platform/server/database/migrate.command.ts',
    does: 'brings the database to this version',
  },
  {
    name: 'backup',
    file: 'modules/operations/backup/server/backup.command.ts',
    does: 'saves rows and files as they are at one moment into the folder that is named',
  },
  {
    name: 'restore',
    file: 'modules/operations/backup/server/restore.command.ts',
    does: 'puts a backup into an empty database and an empty place for files',
  },
  {
    name: 'doctor',
    file: 'modules/operations/diagnostics/server/doctor.command.ts',
    does: 'are settings, database, store, mail, signing key and clock in order?',
  },
  {
    name: 'reseal',
    file: 'platform/server/secret/reseal.command.ts',
    does: 'while SECRET_KEY is changed: seals the keys of the portal under the last key in it',
  },
  {
    name: 'administrator',
    file: 'modules/identity/accounts/server/administrator.command.ts',
    does: 'lets the first administrator in, or the last one again: <e-mail>',
  },
  {
    name: 'check audit',
    file: 'modules/operations/event-log/server/chain/check/check-audit.command.ts',
    does: 'is the event log as it was written?',
  },
  {
    name: 'check certificates',
    file: 'modules/certification/certificates/server/check/check.command.ts',
    does: 'do page, signature, register, credential and log of each certificate agree?',
  },
  {
    name: 'check files',
    file: 'modules/operations/status/server/files/check.command.ts',
    does: 'is the file of every row there with its hash, and is every stored file named by a row?',
  },
  {
    name: 'check log',
    file: 'modules/certification/transparency-log/server/check/check-log.command.ts',
    does: 'does the public log of certificates hold?',
  },
  {
    name: 'check payments',
    file: 'modules/billing/reconciliation/server/parity.command.ts',
    does: "do applications, invoices, payments and the provider's books agree?",
  },
];
