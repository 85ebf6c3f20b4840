import { vi } from 'vitest';

/**
 * Resets modules before each test file, because they cache data of one database (such as service versions),
 * and each file has another.
 */
vi.resetModules();
// Registers the modules, as every process does at its start.
await import('#apps/server/compose.ts');
