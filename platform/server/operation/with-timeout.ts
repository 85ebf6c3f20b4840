/** What is answered in time; `otherwise` where it takes longer or fails. */
export function withTimeout<T>(ms: number, asked: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, otherwise);
    asked
      .catch(() => otherwise)
      .then((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
  });
}
