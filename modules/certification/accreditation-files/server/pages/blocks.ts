import type { PageLine } from '#platform/server/pdf/lines.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'soft';
/** A text as the template renders it: in its language, coloured where it shows a status. */
export type Cell = PageLine & { Tone?: Tone; IsStrong?: boolean };

/** What a section is made of. The template sets them one after the other and decides nothing. */
export type Block =
  | { Kind: 'PART'; Title: PageLine }
  | { Kind: 'SMALL'; Title: PageLine }
  | { Kind: 'TEXT'; Text: Cell }
  | { Kind: 'NOTE'; Tone: Tone; Title: PageLine; Texts: PageLine[] }
  | { Kind: 'FACTS'; Rows: { Label: PageLine; Value: Cell }[] }
  /** Widths are shares of the line. */
  | { Kind: 'TABLE'; Widths: number[]; Head: PageLine[]; Rows: Cell[][] };

export type Section = { Title: PageLine; Blocks: Block[] };
