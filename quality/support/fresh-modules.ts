import { vi } from 'vitest';

/** What our own modules remember (versions of services, by number) is of one database; every test file has its own. */
vi.resetModules();
// As every process does when it starts.
await import('#apps/server/compose.ts');
