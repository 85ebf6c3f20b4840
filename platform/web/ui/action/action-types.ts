/**
 * Types shared by the action bar and its dialog: the workflow table and record they work on, the input of an
 * action, dialog fields, and what each screen can configure.
 */
import type { ComponentType, ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { ActionView, FileInfo } from '#platform/common/contract/shapes.ts';
import type { ActionInput, ActionOf } from '#platform/common/workflow/action-input.ts';
import type { DialogField, FieldKind } from '#platform/common/workflow/types.ts';

export type ActionRow<Input extends ZodType = ZodType> = {
  Path: string;
  Input: Input;
  Success: string;
  Given?: Readonly<Record<string, string>>;
  Ui: {
    Tone: 'primary' | 'default' | 'danger';
    Place: 'main' | 'secondary' | 'more' | 'none';
    Confirm?: string;
    Means?: string;
    Notice?: string;
    Fields?: readonly DialogField[];
  };
};

/** The parts of a workflow table that the bar and the dialog use, independent of roles and statuses. */
export type ActionTable = { Name: string; Rows: Readonly<Record<string, ActionRow>> };

/**
 * The caller's input to an action: the row's input without what is read from the record. For an unknown
 * table, as in dialogs rendered from `Ui.Fields`, it is any object; the server validates it.
 */
export type ActionEntries<Table extends ActionTable, Action extends ActionOf<Table>> = Omit<
  ActionInput<Table, Action>,
  `${Table['Name']}Key` | 'Version'
>;

/** A record with its version; its key is named after the table: `ApplicationKey`, `CertificateKey`. */
export type ActionRecord = { Version: number; readonly [key: `${string}Key`]: unknown };

export type FieldProps<View> = {
  field: DialogField;
  record: View;
  fileKind: FileInfo['Kind'];
  values: Readonly<Record<string, unknown>>;
  set: (name: string, value: unknown) => void;
  /**
   * Sets a value proposed by the field itself, which does not count as user input when the dialog is closed.
   */
  propose: (name: string, value: unknown) => void;
  /** Error messages by field name. */
  errors: Readonly<Record<string, string>>;
  /** Prevents sending while files are being uploaded. */
  setUploading: (isUploading: boolean) => void;
};

/** Field kinds that only the feature can render, such as the selection of a person. */
export type FieldRenderers<View> = Partial<Record<FieldKind, ComponentType<FieldProps<View>>>>;

export type ActionSetting<View> = {
  workflow: ActionTable;
  record: View;
  actions: readonly ActionView[];
  /** Receives the fresh record from the server's response, after a success and after a conflict. */
  onDone: (fresh: View) => void;
  /** Replaces the request where nothing may be sent; throws an ApiError like a request. */
  perform?: (action: string, entries: object) => Promise<View>;
  /** The reader has to act: the next step is highlighted even if it is not the stage's main action. */
  isYourTurn?: boolean;
  /** Says nothing if no action is available, as the screen says elsewhere what has to be done. */
  isSilentIfIdle?: boolean;
  /**
   * Maintenance of a record without a next step: a phone shows no button outside the menu except an
   * available main action.
   */
  isUpkeep?: boolean;
  /** Paths of actions that have their own screen. */
  screens?: Readonly<Record<string, string>>;
  fields?: FieldRenderers<View>;
  /** Parts of the record's screen that dialogs show above their fields, by the name that the workflow row gives. */
  notices?: Readonly<Record<string, ReactNode>>;
  /** By action: what it means for this record, where that differs from the workflow row. */
  means?: Readonly<Record<string, string>>;
  /** Subject of the dialog, shown below its title. */
  subject?: string;
  /** The same for single actions, which replaces it. */
  subjects?: Readonly<Record<string, string>>;
};
