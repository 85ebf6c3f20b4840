/**
 * Error thrown when a card provider understood a request and refused it: a retry would get the same answer.
 * `Code` is the provider's own code.
 */
export class Refusal extends Error {
  readonly Code: string;

  constructor(code: string, message = code) {
    super(message);
    this.Code = code;
  }
}
