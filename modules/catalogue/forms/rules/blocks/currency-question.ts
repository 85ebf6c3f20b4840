import type { surveyText } from '../survey-text.ts';

type MoneyQuestionOptions = ReturnType<typeof surveyText>;

/**
 * Builds a form question for a non-negative amount in Hong Kong dollars with two decimals; the answer is a
 * number.
 */
export const currencyQuestion = (
  name: string,
  title: MoneyQuestionOptions,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  type: 'text',
  name,
  title,
  maskType: 'currency',
  maskSettings: { prefix: 'HKD ', precision: 2, min: 0 },
  ...more,
});
