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
    file: 'apps/server/commands/migrate.command.ts',
    does: 'migrates the database to this version',
  },
  {
    name: 'backup',
    file: 'apps/server/commands/backup.command.ts',
    does: 'saves a consistent copy of rows and files to the given folder',
  },
  {
    name: 'restore',
    file: 'apps/server/commands/restore.command.ts',
    does: 'restores a backup to an empty database and an empty file store',
  },
  {
    name: 'doctor',
    file: 'apps/server/commands/doctor.command.ts',
    does: 'checks settings, database, file store, email, signing key and clock',
  },
  {
    name: 're-encrypt',
    file: 'apps/server/commands/re-encrypt.command.ts',
    does: 'during a change of SECRET_KEY: re-encrypts the keys of the portal under its last key',
  },
  {
    name: 'administrator',
    file: 'apps/server/commands/administrator.command.ts',
    does: 'creates the first administrator, or resets the only one: <email>',
  },
  {
    name: 'check audit',
    file: 'apps/server/commands/check-audit.command.ts',
    does: 'verifies the event log',
  },
  {
    name: 'check certificates',
    file: 'apps/server/commands/check-certificates.command.ts',
    does: 'compares document, signature, register, credential and public log of each certificate',
  },
  {
    name: 'check files',
    file: 'apps/server/commands/check-files.command.ts',
    does: 'compares every stored file with its row and hash',
  },
  {
    name: 'check log',
    file: 'apps/server/commands/check-log.command.ts',
    does: 'verifies the public log of certificates',
  },
  {
    name: 'check payments',
    file: 'apps/server/commands/check-payments.command.ts',
    does: 'reconciles applications, invoices and payments with the card provider',
  },
];
