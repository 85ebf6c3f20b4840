/** The provider understood and said no: asked again it would say the same. `Code` is the provider's own word. */
export class Refusal extends Error {
  readonly Code: string;

  constructor(code: string, message = code) {
    super(message);
    this.Code = code;
  }
}
