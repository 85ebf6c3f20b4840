/** The operating system account that runs PostgreSQL; undefined means our own. */
export type Account = { uid: number; gid: number } | undefined;

/** Absolute paths of the PostgreSQL programs. */
export type Binaries = { initdb: string; postgres: string };

/** Where a running PostgreSQL listens: a directory holding a Unix socket, or 127.0.0.1. */
export type Endpoint = { host: string; port: number };

/** One database cluster on disk with all that is needed to run it. */
export type Cluster = {
  directory: string;
  account: Account;
  binaries: Binaries;
  /** Said after our own settings, so of the same name these count. */
  moreSettings?: readonly string[];
  environment?: Readonly<Record<string, string>>;
};
