import { vi } from 'vitest';

/** What our own modules remember (versions of services, by number) is of one database; every test file has its own. */
vi.resetModules();
