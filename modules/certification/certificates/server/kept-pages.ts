/** Drawings of so many documents; one of a page is about a megabyte. */
const MOST = 16;

const kept = new Map<number, Promise<string[]>>();

/**
 * The drawings of a document, which never change once it is finished; whoever asks has been let in before. Two who
 * ask at once wait for one drawing, and one that failed is tried anew.
 */
export function keptPages(documentId: number, draw: () => Promise<string[]>): Promise<string[]> {
  const known = kept.get(documentId);
  const pages = known ?? draw();
  // What was asked for last goes last.
  kept.delete(documentId);
  kept.set(documentId, pages);
  const oldest = kept.size > MOST ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  if (!known)
    pages.then(
      (drawn) => drawn.length === 0 && kept.delete(documentId),
      () => kept.delete(documentId),
    );
  return pages;
}
