/** Properties of form questions that the designer can edit, with their editors and groups. */

/**
 * The properties of a question, in the order shown in the designer. Editor defines the input field, Group
 * the section. The name is the property's name in the form's JSON; its label is the text PROPERTY_<name>.
 */
type Property = {
  Group: 'LABELS' | 'RULES' | 'LIMITS' | 'SHOW';
  Editor:
    | 'TEXT'
    | 'LONG_TEXT'
    | 'NUMBER'
    | 'DATE'
    | 'FLAG'
    | 'CONDITION'
    | 'REQUIRED'
    | 'OPTIONS'
    | 'VALIDATORS'
    | 'FILE_TYPES'
    | 'MEGABYTES'
    | 'FORMAT'
    | 'COLUMN_NAME'
    | 'EXPRESSION'
    | 'CURRENCY'
    | 'KNOWN_FACT';
  /** Value of a FLAG that is not in the JSON. */
  Default?: boolean;
  Min?: number;
  Max?: number;
};

const questionProperties = {
  title: { Group: 'LABELS', Editor: 'TEXT' },
  html: { Group: 'LABELS', Editor: 'LONG_TEXT' },
  description: { Group: 'LABELS', Editor: 'TEXT' },
  placeholder: { Group: 'LABELS', Editor: 'TEXT' },
  labelTrue: { Group: 'LABELS', Editor: 'TEXT' },
  labelFalse: { Group: 'LABELS', Editor: 'TEXT' },
  choices: { Group: 'LABELS', Editor: 'OPTIONS' },
  templateTitle: { Group: 'LABELS', Editor: 'TEXT' },
  addRowText: { Group: 'LABELS', Editor: 'TEXT' },
  panelAddText: { Group: 'LABELS', Editor: 'TEXT' },
  panelRemoveText: { Group: 'LABELS', Editor: 'TEXT' },
  isRequired: { Group: 'RULES', Editor: 'REQUIRED' },
  visibleIf: { Group: 'RULES', Editor: 'CONDITION' },
  enableIf: { Group: 'RULES', Editor: 'CONDITION' },
  expression: { Group: 'RULES', Editor: 'EXPRESSION' },
  validators: { Group: 'RULES', Editor: 'VALIDATORS' },
  keyName: { Group: 'RULES', Editor: 'COLUMN_NAME' },
  keyDuplicationError: { Group: 'RULES', Editor: 'TEXT' },
  inputType: { Group: 'LIMITS', Editor: 'FORMAT' },
  maskSettings: { Group: 'LIMITS', Editor: 'CURRENCY' },
  maxLength: { Group: 'LIMITS', Editor: 'NUMBER', Min: 1, Max: 4000 },
  rows: { Group: 'LIMITS', Editor: 'NUMBER', Min: 1, Max: 20 },
  min: { Group: 'LIMITS', Editor: 'NUMBER' },
  max: { Group: 'LIMITS', Editor: 'NUMBER' },
  minDate: { Group: 'LIMITS', Editor: 'DATE' },
  maxDate: { Group: 'LIMITS', Editor: 'DATE' },
  step: { Group: 'LIMITS', Editor: 'NUMBER', Min: 0 },
  maxSelectedChoices: { Group: 'LIMITS', Editor: 'NUMBER', Min: 1, Max: 500 },
  minRowCount: { Group: 'LIMITS', Editor: 'NUMBER', Min: 0, Max: 100 },
  maxRowCount: { Group: 'LIMITS', Editor: 'NUMBER', Min: 1, Max: 100 },
  minPanelCount: { Group: 'LIMITS', Editor: 'NUMBER', Min: 0, Max: 100 },
  maxPanelCount: { Group: 'LIMITS', Editor: 'NUMBER', Min: 1, Max: 100 },
  allowMultiple: { Group: 'LIMITS', Editor: 'FLAG', Default: false },
  maxFiles: { Group: 'LIMITS', Editor: 'NUMBER', Min: 1, Max: 50 },
  maxSize: { Group: 'LIMITS', Editor: 'MEGABYTES', Min: 1, Max: 20 },
  acceptedTypes: { Group: 'LIMITS', Editor: 'FILE_TYPES' },
  showOtherItem: { Group: 'SHOW', Editor: 'FLAG', Default: false },
  startWithNewLine: { Group: 'SHOW', Editor: 'FLAG', Default: true },
  prefillFrom: { Group: 'SHOW', Editor: 'KNOWN_FACT' },
  prefill: { Group: 'SHOW', Editor: 'FLAG', Default: true },
} as const satisfies Record<string, Property>;

export type PropertyName = keyof typeof questionProperties;
export const propertyOf = (name: PropertyName): Property => questionProperties[name];

/**
 * The property's JSON name. A limit has two editors for one JSON property: a number or a date, by kind of
 * question.
 */
export const jsonNameOf = (name: PropertyName): string =>
  name === 'minDate' ? 'min' : name === 'maxDate' ? 'max' : name;
