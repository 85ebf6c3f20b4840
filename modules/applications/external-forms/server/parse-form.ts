/** Extracts the elements of a MachForm form from its HTML page. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ElementKind, FormElement } from '../rules/element.ts';

const { findAll, findOne, textContent, getAttributeValue } = DomUtils;
type Node = ReturnType<typeof findAll>[number];

/** Maximum number of elements, in case the page is not a form. */
const MAX_ELEMENTS = 500;

const named =
  (...names: string[]) =>
  (node: Node): boolean =>
    names.includes(node.name);
const attribute = (node: Node, name: string): string => getAttributeValue(node, name) ?? '';
const hasClass = (node: Node, name: string): boolean => attribute(node, 'class').split(/\s+/).includes(name);
const textOf = (node: Node): string => textContent(node).replace(/\s+/g, ' ').trim().slice(0, 500);

/** The elements in form order; each is an `<li id="li_3">` on the page. */
export function parseForm(html: string): FormElement[] {
  const document = parseDocument(html);
  return findAll(
    (node) => node.name === 'li' && /^li_\d{1,6}$/.test(attribute(node, 'id')),
    document.children,
  )
    .slice(0, MAX_ELEMENTS)
    .flatMap((item) => elementOf(item) ?? []);
}

function elementOf(item: Node): FormElement | null {
  const Element = `element_${attribute(item, 'id').slice(3)}`;
  const fields = findAll(named('input', 'textarea', 'select'), item.children).filter((field) =>
    [Element, `${Element}[]`].includes(attribute(field, 'name').replace(/^(element_\d+)_\d+$/, '$1')),
  );
  // Headings and page breaks have no input.
  if (fields.length === 0) return null;
  const label = findOne((node) => node.name === 'label' && hasClass(node, 'description'), item.children);
  const heading = label ?? findOne(named('legend', 'h3', 'label'), item.children);
  const mark = heading ? findOne((node) => hasClass(node, 'required'), heading.children) : null;
  const title = heading ? textOf(heading) : '';
  return {
    Element,
    Title: title.replace(/\s*\*$/, ''),
    Kind: kindOf(Element, fields, item),
    IsRequired: mark !== null || fields.some((field) => field.attribs.required !== undefined),
    Options: optionsOf(Element, fields, item),
  };
}

function kindOf(element: string, fields: readonly Node[], item: Node): ElementKind {
  const [first] = fields;
  if (!first) return 'OTHER';
  if (first.name === 'textarea') return 'LONG';
  const type = attribute(first, 'type').toLowerCase();
  if (first.name === 'select' || type === 'radio')
    return fields.length > 1 && type !== 'radio' ? 'PARTS' : 'CHOICE';
  if (type === 'checkbox') return 'CHOICES';
  if (type === 'file') return 'FILE';
  if (fields.length === 3) return dateKind(element, item) ?? 'PARTS';
  if (fields.length > 1) return 'PARTS';
  return SINGLE[type] ?? (hasClass(first, 'number') ? 'NUMBER' : 'TEXT');
}

const SINGLE: Readonly<Record<string, ElementKind>> = {
  email: 'EMAIL',
  number: 'NUMBER',
  range: 'NUMBER',
  date: 'DATE',
  image: 'OTHER',
  button: 'OTHER',
};

/**
 * Kind of three boxes labelled MM, DD and YYYY: month first is DATE, day first is DATE_EU; otherwise null.
 */
function dateKind(element: string, item: Node): ElementKind | null {
  const labels = [1, 2, 3].map((part) => labelFor(`${element}_${part}`, item).toUpperCase());
  if (labels.join(' ') === 'MM DD YYYY') return 'DATE';
  return labels.join(' ') === 'DD MM YYYY' ? 'DATE_EU' : null;
}

function labelFor(id: string, item: Node): string {
  const label = findOne((node) => node.name === 'label' && attribute(node, 'for') === id, item.children);
  return label ? textOf(label) : '';
}

function optionsOf(element: string, fields: readonly Node[], item: Node): FormElement['Options'] {
  return fields.flatMap((field) => {
    if (field.name === 'select')
      return findAll(named('option'), field.children)
        .map((option) => ({ Value: attribute(option, 'value'), Text: textOf(option) }))
        .filter(({ Value, Text }) => Value !== '' && Text !== '');
    const Text = labelFor(attribute(field, 'id'), item);
    switch (attribute(field, 'type').toLowerCase()) {
      case 'radio':
        return [{ Value: attribute(field, 'value'), Text }];
      // Each checkbox is a separate part, identified by its number.
      case 'checkbox':
        return [{ Value: attribute(field, 'name').slice(element.length + 1), Text }];
      default:
        return [];
    }
  });
}
