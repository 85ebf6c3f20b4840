import type { ComponentType } from 'react';
import { jsonNameOf, type PropertyName, propertyOf } from '../rules/question-properties.ts';
import type { FormNode } from '../rules/walk.ts';
import { ColumnNameField } from './fields/column-name-field.tsx';
import { ConditionField } from './fields/condition-field.tsx';
import { CurrencyField } from './fields/currency-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { ExpressionField } from './fields/expression-field.tsx';
import type { FieldProps } from './fields/field-props.ts';
import { FileTypesField } from './fields/file-types-field.tsx';
import { FlagField } from './fields/flag-field.tsx';
import { FormatField } from './fields/format-field.tsx';
import { LimitField, MegabytesField } from './fields/limit-field.tsx';
import { OptionsField } from './fields/options-field.tsx';
import { RequiredField } from './fields/required-field.tsx';
import { LongTextField, TextField } from './fields/text-field.tsx';
import { ValidatorsField } from './fields/validators-field.tsx';

const EDITORS: Readonly<Record<ReturnType<typeof propertyOf>['Editor'], ComponentType<FieldProps>>> = {
  TEXT: TextField,
  LONG_TEXT: LongTextField,
  NUMBER: LimitField,
  MEGABYTES: MegabytesField,
  DATE: DateField,
  FLAG: FlagField,
  CONDITION: ConditionField,
  REQUIRED: RequiredField,
  OPTIONS: OptionsField,
  VALIDATORS: ValidatorsField,
  FILE_TYPES: FileTypesField,
  FORMAT: FormatField,
  COLUMN_NAME: ColumnNameField,
  EXPRESSION: ExpressionField,
  CURRENCY: CurrencyField,
};

/** One property of a part, in the field that its kind takes. */
export function PropertyField({ node, name }: { node: FormNode; name: PropertyName }) {
  const Editor = EDITORS[propertyOf(name).Editor];
  return <Editor node={node} name={name} jsonName={jsonNameOf(name)} />;
}
