/**
 * Filter controls of a list from its definition: selections, ranges of days and quick filters, with the
 * labels and option texts that its exports also use.
 */
import type { FilterName, ListDefinition, RangeName } from '#platform/common/lists/define-list.ts';
import type { CodeText } from '#platform/common/lists/filters.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useText } from '../../i18n/use-text.ts';
import type { QuickFilter, RangeFilter, SelectFilter } from './list-types.ts';

type Option = { value: string; label: string; group?: string };

/** Codes and yes or no come with their options; other selections need them. */
type Options<
  List extends ListDefinition,
  Name extends FilterName<List>,
> = List['Filters'][Name]['Value'] extends { Kind: 'CODES' | 'FLAG' }
  ? [options?: readonly Option[]]
  : [options: readonly Option[]];

/** Hook that returns functions for the filter controls of a list. */
export function useListFilters<List extends ListDefinition>({ Filters }: List) {
  const t = useText();
  const filterOf = (name: string) => {
    const filter = Filters[name];
    if (!filter) throw new Error(`The list has no filter ${name}.`);
    return filter;
  };
  const optionsOf = (name: string, codes?: readonly string[]): Option[] => {
    const { Label, Value } = filterOf(name);
    if (Value.Kind === 'FLAG') return [{ value: 'true', label: t(Value.Yes ?? Label) }];
    if (Value.Kind !== 'CODES') return [];
    return (codes ?? Value.Codes()).map((value) => ({ value, label: codeText(t, Value.Text(value)) }));
  };
  return {
    select: <Name extends FilterName<List>>(
      name: Name,
      ...[options = optionsOf(name)]: Options<List, Name>
    ): SelectFilter => ({ name, label: t(filterOf(name).Label), options }),
    range: (name: RangeName<List>, more: Pick<RangeFilter, 'isAhead'> = {}): RangeFilter => ({
      from: `${name}From`,
      to: `${name}To`,
      label: t(filterOf(`${name}From`).Label),
      ...more,
    }),
    /** One quick filter per code, of all codes or of those named; or one for a yes. */
    quick: (name: FilterName<List>, codes?: readonly string[]): QuickFilter[] =>
      optionsOf(name, codes).map(({ value, label }) => ({
        id: `${name} ${value}`,
        label,
        params: { [name]: value },
      })),
  };
}

const codeText = (t: Translate, text: CodeText): string =>
  typeof text === 'string' ? t(text) : t(text[0], text[1]);
