/**
 * Of a database that nothing outlives a test in: neither commits nor the making and dropping of databases wait for the
 * disk. Whoever is killed loses nothing by it: the system keeps what was written. Several files of tests use it at once.
 */
export const NOT_LASTING = ['fsync=off', 'full_page_writes=off', 'max_connections=120'];
