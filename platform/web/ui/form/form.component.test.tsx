import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '#quality/catalogue/frame/accessibility-problems.ts';
import { type Asked, data, refusal } from '#quality/catalogue/frame/answers.ts';
import { showAt } from '#quality/catalogue/frame/show-at.ts';
import {
  formEmpty,
  formErrors,
  formFilled,
  formRefused,
  SAVE_PATH,
} from '#quality/catalogue/stories/form.story.tsx';

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save' });

describe('form fields', () => {
  it('show their values and mark what is required', async () => {
    await showAt(formFilled);
    await expect.element(field('First name')).toHaveValue('Mei');
    await expect.element(field('First name')).toBeRequired();
    await expect.element(field('Middle name')).not.toBeRequired();
    const company = page.getByRole('group', { name: /^Client/ });
    await expect
      .element(company.getByRole('textbox', { name: 'Traditional Chinese' }))
      .toHaveValue('大嶼食品有限公司');
  });

  it('are filled in and sent with the keyboard alone', async () => {
    const sent: unknown[] = [];
    const answer = ({ body }: Asked) => {
      sent.push(body);
      return data({});
    };
    await showAt(formEmpty, { answers: { [SAVE_PATH]: answer } });
    field('First name').element().focus();
    await userEvent.keyboard('Mei{Tab}{Tab}Chan{Tab}');
    await userEvent.keyboard(
      '{ArrowDown}{ArrowDown}{Enter}{Tab}Lantau Food Limited{Tab}大嶼食品有限公司{Enter}',
    );
    await expect
      .poll(() => sent)
      .toEqual([
        {
          FirstName: 'Mei',
          MiddleName: '',
          LastName: 'Chan',
          Language: 'CHT',
          Name: { EN: 'Lantau Food Limited', CHT: '大嶼食品有限公司', CHS: '' },
          Remark: '',
        },
      ]);
  });

  it('show errors at their fields; the focus moves to the first; typing removes the error', async () => {
    const { place } = await showAt(formErrors);
    await expect.element(field('First name')).toHaveFocus();
    await expect.element(field('First name')).toHaveAccessibleDescription('Complete this field.');
    await expect.element(field('Last name')).toBeInvalid();
    await expect.element(field('Middle name')).not.toBeInvalid();
    await userEvent.keyboard('Mei');
    await expect.element(field('First name')).not.toBeInvalid();
    await expect.element(field('Last name')).toBeInvalid();
    expect(await accessibilityProblems(place)).toEqual([]);
  });

  it('show an error that the server reports for a field', async () => {
    const Fields = [{ Field: 'LastName', Code: 'FIELD_TOO_LONG', Message: 'At most 40 characters.' }];
    const answer = () => refusal('ERR_VALIDATION', { Message: '', Fields });
    await showAt(formFilled, { answers: { [SAVE_PATH]: answer } });
    await save().click();
    await expect.element(field('Last name')).toHaveAccessibleDescription('At most 40 characters.');
    await expect.element(field('Last name')).toHaveFocus();
  });

  it('show a refusal that concerns no field above the fields and move the focus there', async () => {
    await showAt(formRefused);
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expect.element(field('First name')).toHaveValue('Mei');
  });

  it('count the characters of a remark near its limit', async () => {
    await showAt(formEmpty);
    await field('Remark').fill('a'.repeat(350));
    await expect.element(page.getByText('350 / 500')).not.toBeInTheDocument();
    await field('Remark').fill('a'.repeat(351));
    await expect.element(page.getByText('351 / 500')).toBeVisible();
  });
});
