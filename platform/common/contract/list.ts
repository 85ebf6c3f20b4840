/**
 * Request and response schemas shared by all list routes: page, page size, sort, search, filters by date or
 * codes, and rows with a total that is counted up to 10,000.
 */
import { type ZodRawShape, type ZodType, z } from 'zod';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
/** Totals above this are not counted exactly; the screens show "more than". */
export const TOTAL_CAP = 10_000;

const pageSize = z.coerce
  .number()
  .pipe(z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)]));

/** First or last date of a date filter, inclusive: YYYY-MM-DD, in Hong Kong. */
export const listDay = z.iso.date().optional();

/** Several codes of one set, separated by commas; a code outside the set is refused. */
export const codeList = (codes: readonly string[]) =>
  z
    .string()
    .max(200)
    .refine((list) => list.split(',').every((code) => codes.includes(code)));

/** Search text of a list. */
export const searchText = z.string().trim().max(200);

/**
 * Query of a list; each feature adds its filters. `Sort` is a column name, with a leading `-` for descending
 * order.
 */
export const listQuery = <Sort extends string, Filters extends ZodRawShape>(
  sorts: readonly Sort[],
  filters: Filters,
) =>
  z.strictObject({
    Page: z.coerce.number().int().min(1).max(100_000).default(1),
    PageSize: pageSize.default(10),
    Sort: z
      .string()
      .refine((sort) => (sorts as readonly string[]).includes(sort.replace(/^-/, '')))
      .optional(),
    Search: searchText.optional(),
    ...filters,
  });

export const listData = <Row extends ZodType>(row: Row) =>
  z.object({ Rows: z.array(row), Total: z.int(), IsTotalCapped: z.boolean() });

/** Returns the codes named in a comma-separated list. */
export const codesIn = <Code extends string>(list: string | undefined, codes: readonly Code[]): Code[] => {
  const named = list?.split(',') ?? [];
  return codes.filter((code) => named.includes(code));
};
