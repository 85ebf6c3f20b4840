const FIRST_COMMENT = /^([ \t]*)(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n\/\/[^\n]*)*)\n?([^\n]*)/m;

/**
 * Decides whether the first comment of a source file describes the file: above the imports, above an export
 * or followed by an empty line, not at a private constant. Used by the language check.
 */
export function describesItsPurpose(source: string): boolean {
  const [, indent, next = ''] = FIRST_COMMENT.exec(source.replace(/^#![^\n]*\n/, '')) ?? [];
  if (indent !== '') return false;
  return (
    next.trim() === '' ||
    /^(?:import\b|export\b|declare\b|\/\/ biome-ignore)/.test(next) ||
    !/^export\b/m.test(source)
  );
}
