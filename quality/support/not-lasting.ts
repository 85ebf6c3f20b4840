/**
 * Of a database that nothing outlives a test in: neither commits nor the making and dropping of databases wait for the
 * disk. Whoever is killed loses nothing by it: the system keeps what was written.
 */
export const NOT_LASTING = ['fsync=off', 'full_page_writes=off'];
