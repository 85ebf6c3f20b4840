import { vi } from 'vitest';

/**
 * Setup file of the server tests: clears the module cache before each test file, because modules cache data
 * of one database and each file has another, and registers all modules.
 */
vi.resetModules();
// Registers the modules, as every process does at its start.
await import('#apps/server/compose.ts');
