/** One part of a legal text; what stands before the first heading has an empty title. */
export type LegalPart = { Title: string; Paragraphs: string[] };

/** Plain text as people write it: empty lines part paragraphs, a line that begins with `#` is a heading. */
export function parseLegalText(text: string): LegalPart[] {
  const parts: LegalPart[] = [];
  let lines: string[] = [];
  const lastPart = () => {
    const last = parts.at(-1) ?? { Title: '', Paragraphs: [] };
    if (parts.length === 0) parts.push(last);
    return last;
  };
  const endParagraph = () => {
    if (lines.length > 0) lastPart().Paragraphs.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split(/\r\n?|\n/).map((one) => one.trim())) {
    const heading = /^#+\s*(.*)$/.exec(line)?.[1];
    if (line === '' || heading !== undefined) endParagraph();
    if (heading) parts.push({ Title: heading, Paragraphs: [] });
    else if (line !== '' && heading === undefined) lines.push(line);
  }
  endParagraph();
  return parts;
}
