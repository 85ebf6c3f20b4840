import type { ZodType } from 'zod';
import type { Actor } from '../access/actor.ts';
import type { Role } from '../access/roles.ts';
import type { Localized } from '../contract/shapes.ts';

/** What a rule is asked about. `input` is absent while only the buttons are drawn. */
export type RuleInput<Facts> = { facts: Facts; actor: Actor; at: Date; input?: Record<string, unknown> };

/** An allowed ask with the role it was allowed in: what the new facts are made from. */
export type AllowedAction<Facts> = RuleInput<Facts> & { AsRole: Role };

/** One named condition. Its Code is the text key of the sentence that a person reads when it fails. */
export type Guard<Facts> = {
  Code: string;
  /** A guard on the input names the field; it is asked only when there is an input and refuses as a validation. */
  Field?: string;
  /** A clash that ADMIN and SUB_ADMIN may override with a remark, into the exception register. */
  IsOverridable?: true;
  /** Once it fails, this record can never take the action: its entry in `Actions` is hidden, and no other reason is given. */
  Hides?: true;
  /** Codes of guards whose failure is the same cause: where one of them fails, the reason of this one is not given. */
  ImpliedBy?: readonly string[];
  /** Values that its sentence names, by the names in the text. */
  params?: (facts: Facts) => ReasonParams;
  test: (ask: RuleInput<Facts>) => boolean;
};

/** Who may take the action; `From` and `When` narrow the row for these roles only. */
export type Grant<Status extends string, Facts> = {
  Roles: readonly Role[];
  From?: readonly Status[];
  When?: readonly Guard<Facts>[];
  /** These roles may pass overridable guards with IsOverride and a Remark. */
  MayOverride?: true;
  /** Of `Roles`, those that authorise the action given the current facts; the history names one of them. */
  activeRoles?: (facts: Facts) => readonly Role[];
};

export type FieldKind =
  | 'text'
  | 'remark'
  | 'date'
  | 'amount'
  | 'files'
  | 'flag'
  | 'choice'
  | 'person'
  | 'step'
  | 'point'
  | 'points';

/** One line of the dialog that a button opens. `Options` are text keys by value. */
export type DialogField = {
  Field: string;
  Kind: FieldKind;
  /** Text key of its label; defaults to `FIELD_<Field>`. */
  Label?: string;
  IsRequired?: true;
  /** Of files: one PDF and nothing else. */
  IsOnePdf?: true;
  /** Begins with today's date in Hong Kong. */
  IsToday?: true;
  /** Shown, and sent, only while this flag of the same dialog is ticked. */
  With?: string;
  Options?: Readonly<Record<string, string>>;
};

type RowUi<Facts> = {
  Label: string | ((facts: Facts) => string);
  Tone: 'primary' | 'default' | 'danger';
  /** `main`: the primary button when open; `beside`: next to it; `more`: in the menu; `none`: rendered by a screen of its own. */
  Place: 'main' | 'secondary' | 'more' | 'none';
  /** Only the seven dialogs of specification point 5: this warning is shown, and the buttons are OK and Cancel. */
  Confirm?: 'MSG_WARNING_CONFIRM_DELETE';
  /** Text key of what it does beyond this screen and whether it can be undone, where the label does not say it. */
  Means?: string;
  /** Text key of a warning that the dialog shows with these facts. */
  Warning?: (facts: Facts) => string | null;
  Fields?: readonly DialogField[];
};

export type Target<Status extends string> = Status | 'SAME';
export type Targets<Status extends string> =
  | readonly Target<Status>[]
  | Readonly<Partial<Record<Status, readonly Target<Status>[]>>>;

/** One row of a workflow table: everything about one action. `Input` is the schema of its body. */
export type Row<Status extends string, Facts, Input extends ZodType = ZodType> = {
  /** Where the owner asked for it. */
  Source: string;
  Path: string;
  From: readonly Status[];
  By: readonly Grant<Status, Facts>[];
  When: readonly Guard<Facts>[];
  /** Those of `From` that the wrong-status reason lists; defaults to all. In the others a guard always refuses. */
  Named?: readonly Status[];
  /** The entry in `Actions` is hidden, not closed, in every status outside of `From`. */
  IsHiddenByStatus?: true;
  Input: Input;
  /** Possible statuses afterwards, the same from everywhere or by the status before; 'SAME' keeps the status. */
  To: Targets<Status>;
  /** The facts that change. Absent: only the status, to the single target. `decide` refuses to leave `To`. */
  change?: (action: AllowedAction<Facts>) => Partial<Facts>;
  /** Code of the refusal when the status or a guard says no. */
  Refusal?: 'LBL_NOT_AVAILABLE_FOR_EDIT';
  /** Distinguishes rows that share a path. */
  Selector?: string;
  /** What a button sends by itself: the field that distinguishes rows with the same path. */
  Given?: Readonly<Record<string, string>>;
  Ui: RowUi<Facts>;
  Success: string;
};

/** The schemas of the bodies, by the actions of a table. */
export type Inputs<Action extends string> = Readonly<Record<Action, ZodType>>;

/** A table. `Schemas` keeps what each of its actions takes; code for any table leaves it out. */
export type Workflow<
  Action extends string,
  Status extends string,
  Facts,
  Schemas extends Inputs<Action> = Inputs<Action>,
> = {
  Name: string;
  /** Statuses in which a record can begin; `NONE` stands for "no record yet". */
  Initial: readonly Status[];
  Statuses: readonly Status[];
  /** Nothing leads out of these: what they do not allow now is hidden, for they never will. */
  Final?: readonly Status[];
  statusOf: (facts: Facts) => Status;
  setStatus: (status: Status) => Partial<Facts>;
  /** Prefix of a status in its text key; defaults to `STATUS_`. */
  StatusText?: string;
  Rows: { readonly [One in Action]: Row<Status, Facts, Schemas[One]> };
  Actions: readonly Action[];
};

/** A text in three languages is given in the language of the reader. */
export type ReasonParams = Readonly<Record<string, string | Localized>>;

export type Reason = {
  Code: string;
  Field?: string;
  /** Of a wrong status: those in which the caller's own grants allow the action. */
  Statuses?: readonly string[];
  Params?: ReasonParams;
};
