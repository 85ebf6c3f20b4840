/**
 * Types of the embedded PostgreSQL: the account that runs it, the paths of its programs, the socket or port
 * it listens on, and the cluster directory with its settings.
 */

/** The operating system account that runs PostgreSQL; undefined means the portal's own. */
export type Account = { uid: number; gid: number } | undefined;

/** Absolute paths of the PostgreSQL programs. */
export type Binaries = { initdb: string; postgres: string };

/** Where a running PostgreSQL listens: a directory holding a Unix socket, or 127.0.0.1. */
export type Endpoint = { host: string; port: number };

/** A database cluster on disk with everything needed to run it. */
export type Cluster = {
  directory: string;
  account: Account;
  binaries: Binaries;
  /** Passed after the portal's own settings, so they override settings of the same name. */
  moreSettings?: readonly string[];
  environment?: Readonly<Record<string, string>>;
};
