/**
 * HTML pages of the simulated MachForm server: the embedded form with its prefilled fields, and the
 * thank-you page after submission.
 */
import type { StubElement, StubForm } from './machform-stub.ts';

const plain = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Like MachForm's own script, reports the height to the embedding page. */
const POST_HEIGHT_SCRIPT = `<script>
  const tell = () => parent.postMessage('mf_iframe_height=' + document.body.scrollHeight, '*');
  addEventListener('load', () => new ResizeObserver(tell).observe(document.body));
</script>`;

const page = (form: StubForm, body: string): string =>
  `<!doctype html><html lang="${form.Lang}"><head><meta charset="utf-8"><title>${plain(form.Title)}</title>
  <style>body { font: 16px/1.5 sans-serif; margin: 0; padding: 16px; background: #fff; color: #222 }
  ul { list-style: none; margin: 0; padding: 0 } li { margin: 0 0 16px } label { display: block }
  input:not([type=radio], [type=checkbox]), textarea, select { font: inherit; width: 95%; padding: 6px }
  span.choices label { display: inline }</style>
  ${POST_HEIGHT_SCRIPT}</head><body>${body}</body></html>`;

export const thankYouPage = (form: StubForm): string =>
  page(form, `<div id="form_container"><h2>Success! Your submission has been saved!</h2></div>`);

/** Renders a form as `embed.php` does, with elements prefilled from the URL. */
export function machFormPage(id: string, form: StubForm, values: URLSearchParams): string {
  const items = form.Elements.map((element) => itemOf(element, values)).join('\n');
  return page(
    form,
    `<div id="form_container"><form id="form_${id}" class="appnitro" method="post" action="/embed.php?id=${id}">
    <div class="form_description"><h2>${plain(form.Title)}</h2></div>
    <ul>${items}
    <li id="li_buttons" class="buttons"><input type="hidden" name="form_id" value="${id}">
    <input id="submit_form" class="button_text" type="submit" name="submit_form" value="Submit"></li></ul>
    </form></div>`,
  );
}

function itemOf(element: StubElement, values: URLSearchParams): string {
  const { No, Title, Kind, IsRequired } = element;
  if (Kind === 'heading') return `<li id="li_${No}" class="section_break"><h3>${plain(Title)}</h3></li>`;
  const mark = IsRequired ? ' <span id="required_x" class="required">*</span>' : '';
  const label = `<label class="description" for="element_${No}">${plain(Title)}${mark}</label>`;
  return `<li id="li_${No}">${label}<div>${FIELDS[Kind](element, (name) => plain(values.get(name) ?? ''))}</div></li>`;
}

type RenderField = (element: StubElement, value: (name: string) => string) => string;

const input =
  (type: string): RenderField =>
  ({ No }, value) =>
    `<input id="element_${No}" name="element_${No}" class="element ${type} medium" type="${type}" value="${value(`element_${No}`)}">`;

const FIELDS: Readonly<Record<Exclude<StubElement['Kind'], 'heading'>, RenderField>> = {
  text: input('text'),
  email: input('email'),
  number: input('number'),
  file: ({ No }) => `<input id="element_${No}" name="element_${No}" class="element file" type="file">`,
  textarea: ({ No }, value) =>
    `<textarea id="element_${No}" name="element_${No}" class="element textarea medium">${value(`element_${No}`)}</textarea>`,
  date: ({ No }, value) =>
    ['MM', 'DD', 'YYYY']
      .map(
        (part, at) =>
          `<span><input id="element_${No}_${at + 1}" name="element_${No}_${at + 1}" class="element text" type="text" value="${value(`element_${No}_${at + 1}`)}"> / <label for="element_${No}_${at + 1}">${part}</label></span>`,
      )
      .join(''),
  select: ({ No, Options = [] }, value) =>
    `<select id="element_${No}" name="element_${No}" class="element select medium"><option value=""></option>${Options.map(
      (text, at) =>
        `<option value="${at + 1}"${value(`element_${No}`) === String(at + 1) ? ' selected' : ''}>${plain(text)}</option>`,
    ).join('')}</select>`,
  radio: ({ No, Options = [] }, value) =>
    `<span class="choices">${Options.map(
      (text, at) =>
        `<input id="element_${No}_${at + 1}" name="element_${No}" class="element radio" type="radio" value="${at + 1}"${
          value(`element_${No}`) === String(at + 1) ? ' checked' : ''
        }><label class="choice" for="element_${No}_${at + 1}">${plain(text)}</label>`,
    ).join('')}</span>`,
  checkbox: ({ No, Options = [] }, value) =>
    `<span class="choices">${Options.map(
      (text, at) =>
        `<input id="element_${No}_${at + 1}" name="element_${No}_${at + 1}" class="element checkbox" type="checkbox" value="1"${
          value(`element_${No}_${at + 1}`) ? ' checked' : ''
        }><label class="choice" for="element_${No}_${at + 1}">${plain(text)}</label>`,
    ).join('')}</span>`,
};
