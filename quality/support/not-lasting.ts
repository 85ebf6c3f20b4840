/**
 * For a database in which nothing outlives a test: neither commits nor creating and dropping databases wait for the disk.
 * Killed processes lose nothing by it: the operating system keeps what was written. Several test files use it concurrently.
 */
export const NOT_LASTING = ['fsync=off', 'full_page_writes=off', 'max_connections=120'];
