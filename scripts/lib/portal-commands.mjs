/**
 * List of the subcommands of `portal` (start, migrate, backup, restore, doctor, checks and others), each
 * with its program relative to the checkout and its line in the help.
 */
export const COMMANDS = [
  {
    name: 'start',
    file: 'apps/server/dist/main.js',
    does: 'runs the portal; PORTAL_ROLE selects the part',
  },
  {
    name: 'healthy',
    file: 'scripts/image/healthy.mjs',
    does: 'checks whether the portal of this container is ready',
  },
  {
    name: 'migrate',
    file: 'apps/server/dist/migrate.command.js',
    does: 'migrates the database to this version',
  },
  {
    name: 'backup',
    file: 'apps/server/dist/backup.command.js',
    does: 'saves a consistent copy of rows and files to the given folder',
  },
  {
    name: 'restore',
    file: 'apps/server/dist/restore.command.js',
    does: 'restores a backup to an empty database and an empty file store',
  },
  {
    name: 'doctor',
    file: 'apps/server/dist/doctor.command.js',
    does: 'checks settings, database, file store, email, signing key and clock',
  },
  {
    name: 're-encrypt',
    file: 'apps/server/dist/re-encrypt.command.js',
    does: 'during a change of SECRET_KEY: re-encrypts the keys of the portal under its last key',
  },
  {
    name: 'administrator',
    file: 'apps/server/dist/administrator.command.js',
    does: 'creates the first administrator, or resets the only one: <email>',
  },
  {
    name: 'check audit',
    file: 'apps/server/dist/check-audit.command.js',
    does: 'verifies the event log',
  },
  {
    name: 'check certificates',
    file: 'apps/server/dist/check-certificates.command.js',
    does: 'compares document, signature, register, credential and public log of each certificate',
  },
  {
    name: 'check files',
    file: 'apps/server/dist/check-files.command.js',
    does: 'compares every stored file with its row and hash',
  },
  {
    name: 'check log',
    file: 'apps/server/dist/check-log.command.js',
    does: 'verifies the public log of certificates',
  },
  {
    name: 'check payments',
    file: 'apps/server/dist/check-payments.command.js',
    does: 'reconciles applications, invoices and payments with the card provider',
  },
];
