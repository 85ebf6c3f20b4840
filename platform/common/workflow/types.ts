/**
 * Types of workflow tables, which define a record's actions: rows with statuses, roles (grants), conditions
 * (guards), dialog fields and target statuses, and the reasons for a refusal.
 */
import type { ZodType } from 'zod';
import type { Actor } from '../access/actor.ts';
import type { Role } from '../access/roles.ts';
import type { Localized } from '../contract/shapes.ts';

/** Input of a guard or rule. `input` is absent while only the available buttons are determined. */
export type RuleInput<Facts> = { facts: Facts; actor: Actor; at: Date; input?: Record<string, unknown> };

/** An allowed action with the role that allows it; the new facts are computed from it. */
export type AllowedAction<Facts> = RuleInput<Facts> & { AsRole: Role };

/** One named condition. Its Code is the text key of the sentence shown when it fails. */
export type Guard<Facts> = {
  Code: string;
  /**
   * A guard on the input names its field; it is checked only when there is an input, and fails as a
   * validation error.
   */
  Field?: string;
  /** A conflict that ADMIN and SUB_ADMIN may override with a remark; recorded in the exception register. */
  IsOverridable?: true;
  /**
   * Once it fails, this record can never take the action: its entry in `Actions` is hidden, and no other
   * reason is given.
   */
  Hides?: true;
  /** Codes of guards that fail for the same cause: if one of them fails, this guard's reason is not given. */
  ImpliedBy?: readonly string[];
  /** Values inserted into its sentence, by placeholder name. */
  params?: (facts: Facts, ask: RuleInput<Facts>) => ReasonParams;
  /** Records that its sentence is about. */
  links?: (facts: Facts, ask: RuleInput<Facts>) => readonly ReasonLink[];
  /** Parts of the input that fail, each reported as a field error of its own. Not evaluated without an input. */
  fields?: (ask: RuleInput<Facts>) => readonly ReasonField[];
  /** Its sentence heads the errors of its `fields`. */
  IsHeading?: true;
  test: (ask: RuleInput<Facts>) => boolean;
};

/** Roles that may take the action; `From` and `When` restrict the row for these roles only. */
export type Grant<Status extends string, Facts> = {
  Roles: readonly Role[];
  From?: readonly Status[];
  When?: readonly Guard<Facts>[];
  /** These roles may override overridable guards with IsOverride and a Remark. */
  MayOverride?: true;
  /**
   * The subset of `Roles` that authorises the action with the current facts; the history names one of them.
   */
  activeRoles?: (facts: Facts) => readonly Role[];
};

export type FieldKind =
  | 'text'
  | 'remark'
  /** A text in three languages. */
  | 'localized'
  | 'date'
  | 'amount'
  | 'files'
  | 'flag'
  | 'choice'
  | 'person'
  | 'step'
  | 'point'
  | 'points';

/** One field of the dialog that a button opens. `Options` are text keys by value. */
export type DialogField = {
  Field: string;
  Kind: FieldKind;
  /** Text key of its label; defaults to `FIELD_<Field>`. */
  Label?: string;
  IsRequired?: true;
  /** For file fields: kind of the uploaded files; defaults to `document`. */
  FileKind?: 'crb';
  /** For file fields: accepts exactly one PDF. */
  IsOnePdf?: true;
  /** The initial value is today's date in Hong Kong. */
  IsToday?: true;
  /** Field of the record with the initial value, where it has one. */
  Initial?: string;
  /** Shown and sent only while this checkbox of the same dialog is ticked. */
  With?: string;
  /** Shown only if this flag of the record is true. */
  For?: string;
  Options?: Readonly<Record<string, string>>;
};

/** Facts about the history entry that an action or event leaves. */
export type EntryFacts = {
  /** Colour of the entry; `plain` for routine entries. */
  Tone?: 'plain' | 'warning' | 'danger';
  /** Clients may read its remark and open its files; otherwise these are for staff. */
  IsRemarkForClient?: true;
  /** The entry itself is hidden from clients. */
  IsStaffOnly?: true;
  /** A decision on the record, listed as such in the accreditation file. */
  IsDecision?: true;
  /** Taken by the person responsible for the current step; an administrator who takes it does so on their behalf. */
  IsStepAction?: true;
  /** Its remark says why the record has its present status. */
  IsStatusReason?: true;
  /** Text key of the label of its transaction number. */
  NumberLabel?: string;
};

type RowUi<Facts> = {
  Label: string | ((facts: Facts) => string);
  Tone: 'primary' | 'default' | 'danger';
  /**
   * `main`: the primary button when available; `secondary`: next to it; `more`: in the menu; `none`:
   * rendered by a dedicated screen.
   */
  Place: 'main' | 'secondary' | 'more' | 'none';
  /**
   * Only for the seven dialogs of specification point 5: shows this warning with the buttons OK and Cancel.
   */
  Confirm?: 'MSG_WARNING_CONFIRM_DELETE';
  /**
   * Text key of the action's effects elsewhere and whether it can be undone, where the label does not make
   * it clear.
   */
  Means?: string;
  /** Part of the record's screen that the dialog shows above its fields. */
  Notice?: 'DECISION' | 'OPEN_MAJORS' | 'RECIPIENT' | 'UNPAID';
  /** Returns the text key of a warning in the dialog, depending on the facts. */
  Warning?: (facts: Facts) => string | null;
  Fields?: readonly DialogField[];
};

export type Target<Status extends string> = Status | 'SAME';
export type Targets<Status extends string> =
  | readonly Target<Status>[]
  | Readonly<Partial<Record<Status, readonly Target<Status>[]>>>;

/** One row of a workflow table: the complete definition of one action. `Input` is the schema of its body. */
export type Row<Status extends string, Facts, Input extends ZodType = ZodType> = {
  /** Where the requirement is specified. */
  Source: string;
  Path: string;
  From: readonly Status[];
  By: readonly Grant<Status, Facts>[];
  When: readonly Guard<Facts>[];
  /**
   * Statuses of `From` listed in the wrong-status reason; defaults to all. In the others a guard always
   * refuses.
   */
  Named?: readonly Status[];
  /** In every status outside `From`, the entry in `Actions` is hidden, not shown as unavailable. */
  IsHiddenByStatus?: true;
  Input: Input;
  /** Possible resulting statuses, the same from everywhere or by previous status; 'SAME' keeps the status. */
  To: Targets<Status>;
  /**
   * Computes the changed facts. If absent, only the status changes, to the single target. `decide` refuses
   * targets outside `To`.
   */
  change?: (action: AllowedAction<Facts>) => Partial<Facts>;
  /** Error code when the status or a guard refuses the action. */
  Refusal?: 'LBL_NOT_AVAILABLE_FOR_EDIT';
  /** Distinguishes rows that share a path. */
  Selector?: string;
  /** Fields that the button sends automatically to distinguish rows with the same path. */
  Given?: Readonly<Record<string, string>>;
  Ui: RowUi<Facts>;
  Success: string;
  /** Facts about its history entry; none if it is an ordinary entry. */
  History?: EntryFacts;
};

/** A status change that the portal makes by itself, as declared in a workflow table. */
export type AutomaticMove<Status extends string> = {
  /** Where the requirement is specified. */
  Source: string;
  /** What triggers it, in words for the generated documents. */
  Trigger: string;
  From: readonly Status[];
  /** Possible resulting statuses, the same from everywhere or by previous status; 'SAME' keeps the status. */
  To: Targets<Status>;
};

/** Request body schemas by the actions of a table. */
export type Inputs<Action extends string> = Readonly<Record<Action, ZodType>>;

/** A workflow table. `Schemas` preserves the types of its action bodies; generic code omits it. */
export type Workflow<
  Action extends string,
  Status extends string,
  Facts,
  Schemas extends Inputs<Action> = Inputs<Action>,
> = {
  Name: string;
  /** Initial statuses of a record; `NONE` means "no record yet". */
  Initial: readonly Status[];
  Statuses: readonly Status[];
  /** Final statuses: no action leads out of them, so actions they do not allow are hidden. */
  Final?: readonly Status[];
  statusOf: (facts: Facts) => Status;
  setStatus: (status: Status) => Partial<Facts>;
  /** Prefix of a status in its text key; defaults to `STATUS_`. */
  StatusText?: string;
  Rows: { readonly [One in Action]: Row<Status, Facts, Schemas[One]> };
  /** Status changes without a user: by time, or as the consequence of an action on another record. */
  Automatic?: Readonly<Record<string, AutomaticMove<Status>>>;
  Actions: readonly Action[];
};

/** A text in three languages is inserted in the reader's language. */
export type ReasonParams = Readonly<Record<string, string | Localized>>;

/** A record that a refusal is about: its number and the path of its screen. */
export type ReasonLink = { Text: string; Path: string };

/** One wrong part of an input. Its code and sentence are those of the guard unless given. */
export type ReasonField = { Field: string; Code?: string; Message?: string };

export type Reason = {
  Code: string;
  Field?: string;
  /** The wrong parts of the input, if the guard names them one by one. */
  Fields?: readonly ReasonField[];
  IsHeading?: true;
  /** For a wrong status: the statuses in which the user's own grants allow the action. */
  Statuses?: readonly string[];
  Params?: ReasonParams;
  Links?: readonly ReasonLink[];
};
