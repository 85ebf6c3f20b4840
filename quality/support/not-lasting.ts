/**
 * PostgreSQL settings for test databases that need no durability: commits and creating or dropping databases
 * do not wait for the disk. Killed processes lose nothing, because the operating system keeps written data.
 * Several test files use it concurrently.
 */
export const NOT_LASTING = ['fsync=off', 'full_page_writes=off', 'max_connections=120'];
