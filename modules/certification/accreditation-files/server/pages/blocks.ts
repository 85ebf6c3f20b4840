/**
 * Types of the content that the accreditation file's template prints: coloured cells, and the building
 * blocks (facts, tables, texts, notes) of which each section consists.
 */
import type { PageLine } from '#platform/server/pdf/lines.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'soft';
/**
 * A text as the template of the accreditation file renders it: in its language, coloured where it shows a
 * status.
 */
export type Cell = PageLine & { Tone?: Tone; IsStrong?: boolean };

/** Building blocks of a section. The template renders them in order and contains no logic. */
export type Block =
  | { Kind: 'PART'; Title: PageLine }
  | { Kind: 'SMALL'; Title: PageLine }
  | { Kind: 'TEXT'; Text: Cell }
  | { Kind: 'NOTE'; Tone: Tone; Title: PageLine; Texts: PageLine[] }
  | { Kind: 'FACTS'; Rows: { Label: PageLine; Value: Cell }[] }
  /** `Widths` are fractions of the line width. */
  | { Kind: 'TABLE'; Widths: number[]; Head: PageLine[]; Rows: Cell[][] };

export type Section = { Title: PageLine; Blocks: Block[] };
