/**
 * Refusals of workflow actions that are no guards, because they can only be known while the action is carried out, each
 * with the reason. The test of the guards accepts no others.
 */

/** Errors of single fields, as `Field Code`; numbers in the name of the field are replaced by `*`. */
export const REFUSED_FIELDS: Readonly<Record<string, string>> = {
  'Attachment FIELD_INVALID':
    'whether a file exists, is free and belongs to the user is decided by the update that links it',
  'Attachment ERR_UPLOAD_TYPE': 'kind and type of the file are read with its content',
  'Attachment ERR_UPLOAD_PDF': 'the content of the file is read',
  'Answers FIELD_INVALID': 'unsafe answers are refused before the form evaluates them',
  'Competences FIELD_INVALID': 'the named service, or its industry, belongs to another record',
  'Interests FIELD_INVALID': 'the named organisation is another record',
  'MobileNumber FIELD_PHONE': 'the phone library of the server checks the number',
  'PhoneNo FIELD_PHONE': 'the phone library of the server checks the number',
};

/** Other refusals, by code of the reason, or of the error if it has no reasons. */
export const REFUSED_OTHERWISE: Readonly<Record<string, string>> = {
  ERR_STEP_UP:
    'depends on the age of the session, not on the record; the screen asks for the proof and repeats the action',
  ERR_CONFLICT: 'another transaction holds a lock at this moment, or has just changed the record',
  ERR_UNAVAILABLE: 'the portal is overloaded at this moment',
  REASON_PROVIDER_REFUSED: 'answer of the payment provider',
};
