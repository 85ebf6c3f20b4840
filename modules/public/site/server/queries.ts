/**
 * Reads filters, sort order and page number of the public register and disclosure pages from the address;
 * invalid values are ignored. Also checks dates for other pages.
 */
import { type ZodType, z } from 'zod';
import { publicRoutes } from '#modules/public/register/rules/index.ts';
import type { DisclosureQuery, RegisterQuery } from '../rules/page.ts';

type QueryInput = Readonly<Record<string, string | undefined>>;

/** Addresses are typed and shared by people: invalid values are ignored instead of causing an error. */
function lenient<S extends ZodType>(schema: S, input: QueryInput): z.output<S> {
  const content = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  );
  const first = schema.safeParse(content);
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map((issue) => issue.path[0]));
  return schema.parse(Object.fromEntries(Object.entries(content).filter(([name]) => !wrong.has(name))));
}

export const registerQuery = (query: QueryInput): RegisterQuery =>
  lenient(publicRoutes.certificateList.query, {
    Search: query.q?.trim().slice(0, 200),
    ServiceKey: query.service,
    TagCode: query.tag,
    IndustryCode: query.industry,
    Verdict: query.status,
    From: query.from,
    To: query.to,
    Sort: query.sort,
    Page: query.page,
    PageSize: query.size,
  });

export const disclosureQuery = (query: QueryInput): DisclosureQuery =>
  lenient(publicRoutes.disclosureList.query, {
    Search: query.q?.trim().slice(0, 200),
    ServiceKey: query.service,
    From: query.from,
    To: query.to,
    Page: query.page,
  });

const DAY = z.iso.date();
export const isDay = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && DAY.safeParse(value).success;
