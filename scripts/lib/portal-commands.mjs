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
    file: 'apps/server/commands/migrate.command.ts',
    does: 'brings the database to this version',
  },
  {
    name: 'backup',
    file: 'apps/server/commands/backup.command.ts',
    does: 'saves rows and files as they are at one moment into the folder that is named',
  },
  {
    name: 'restore',
    file: 'apps/server/commands/restore.command.ts',
    does: 'puts a backup into an empty database and an empty place for files',
  },
  {
    name: 'doctor',
    file: 'apps/server/commands/doctor.command.ts',
    does: 'are settings, database, store, mail, signing key and clock in order?',
  },
  {
    name: 'reseal',
    file: 'apps/server/commands/reseal.command.ts',
    does: 'while SECRET_KEY is changed: seals the keys of the portal under the last key in it',
  },
  {
    name: 'administrator',
    file: 'apps/server/commands/administrator.command.ts',
    does: 'lets the first administrator in, or the last one again: <e-mail>',
  },
  {
    name: 'check audit',
    file: 'apps/server/commands/check-audit.command.ts',
    does: 'is the event log as it was written?',
  },
  {
    name: 'check certificates',
    file: 'apps/server/commands/check-certificates.command.ts',
    does: 'do page, signature, register, credential and log of each certificate agree?',
  },
  {
    name: 'check files',
    file: 'apps/server/commands/check-files.command.ts',
    does: 'is the file of every row there with its hash, and is every stored file named by a row?',
  },
  {
    name: 'check log',
    file: 'apps/server/commands/check-log.command.ts',
    does: 'does the public log of certificates hold?',
  },
  {
    name: 'check payments',
    file: 'apps/server/commands/check-payments.command.ts',
    does: "do applications, invoices, payments and the provider's books agree?",
  },
];
