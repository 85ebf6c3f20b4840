/** Returns a promise's result if it arrives in time; `otherwise` if it takes longer or fails. */
export function withTimeout<T>(ms: number, pending: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, otherwise);
    pending
      .catch(() => otherwise)
      .then((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
  });
}
