/**
 * PostgreSQL settings that make test databases faster at the cost of durability: nothing waits for the disk.
 * Data survives killed processes, because the operating system keeps what is written.
 */
export const NOT_LASTING = ['fsync=off', 'full_page_writes=off', 'max_connections=120'];
