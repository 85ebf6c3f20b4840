const FIRST_COMMENT = /^([ \t]*)(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n\/\/[^\n]*)*)\n?([^\n]*)/m;

/**
 * Whether the first comment of a source file describes the file: it is above the imports, above an export, or a paragraph of its
 * own. Readers who open a file learn its purpose from that comment, so it must not belong to a private constant.
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
