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
    Fields?: readonly DialogField[];
  };
};

/** What the bar and the dialog read of a workflow table; they know no role and no status. */
export type ActionTable = { Name: string; Rows: Readonly<Record<string, ActionRow>> };

/**
 * The caller's input to an action: the input of its row without what is read from the record. For an unknown table, as in the
 * dialogs rendered from `Ui.Fields`, it is any object; the server validates it.
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
  /** Sets what the field chooses by itself: closing the dialog loses nothing that anybody entered. */
  propose: (name: string, value: unknown) => void;
  /** What is wrong, by name. */
  errors: Readonly<Record<string, string>>;
  /** Nothing is sent while files are on their way. */
  setUploading: (isUploading: boolean) => void;
};

/** Kinds that only the feature can draw, such as the choice of a person. */
export type FieldRenderers<View> = Partial<Record<FieldKind, ComponentType<FieldProps<View>>>>;

export type ActionSetting<View> = {
  workflow: ActionTable;
  record: View;
  actions: readonly ActionView[];
  /** Takes the fresh record from the server's answer, after a success and after a conflict. */
  onDone: (fresh: View) => void;
  /** Replaces posting the action where nothing may really be sent; throws an ApiError as posting does. */
  perform?: (action: string, entries: object) => Promise<View>;
  /** The reader is the one who has to act: the next step stands out even where it is not the stage's main one. */
  isYourTurn?: boolean;
  /** Looking after a record, with no next step to take: a phone shows no button in front but an open main one. */
  isUpkeep?: boolean;
  /** Addresses of the actions that have a screen of their own. */
  screens?: Readonly<Record<string, string>>;
  fields?: FieldRenderers<View>;
  /** Files of an action that are not plain documents. */
  fileKinds?: Readonly<Record<string, FileInfo['Kind']>>;
  /** What has to be known before an action is taken, by its name; shown at the top of its dialog. */
  notices?: Readonly<Record<string, ReactNode>>;
  /** What the dialog is about, in a line under its title. */
  subject?: string;
};
