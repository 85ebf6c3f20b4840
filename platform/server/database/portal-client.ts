/**
 * The client of a pooled connection: `pg`'s own, of which every statement passes through steps, such as preparing
 * frequent ones, before it is sent.
 */
import pg from 'pg';

/** Sends a statement; the parameters are those of `pg.Client.query`. */
export type Send = (...args: unknown[]) => unknown;

/** Handles the statements of one connection: is given the next step and returns its own. */
export type Step = (next: Send) => Send;

/** Returns a client class for a pool; the last step is the first that sees a statement. */
export function portalClient(steps: readonly Step[]): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.query = steps.reduce(
        (next, step) => step(next),
        this.query.bind(this) as Send,
      ) as typeof this.query;
    }
  };
}
