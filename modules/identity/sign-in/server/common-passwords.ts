/** Words that lists of stolen passwords begin with. Compared without digits and signs around them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passw0rd pass word welcome letmein iloveyou ilove qwerty qwertyuiop qwertyui qwertz azerty
  asdfghjkl asdfgh zxcvbnm admin administrator root user guest test testing tester default changeme change secret
  master monkey dragon football baseball basketball soccer superman batman princess sunshine shadow michael jordan
  jennifer charlie thomas daniel hello helloworld whatever trustno freedom computer internet samsung google facebook
  hongkong kowloon china beijing shanghai guangzhou shenzhen taiwan singapore macau woaini aini nihao assay assayportal
  portal certificate certification company office summer winter spring autumn january february monday friday login
  loginlogin passwordpassword qwertyqwerty abcabc abcdabcd abcdef abcdefg abcdefgh mypassword newpassword temppassword
  temporary temp demo demodemo p@ssword p@ssw0rd pa$$word passphrase access ninja starwars pokemon cheese killer pepper
  flower lovely loveme forever family mother father liverpool chelsea arsenal manchester barcelona`.split(
    /\s+/,
  ),
);

/** Rows of keys and rows of letters that a hand slides along. */
export const SLIDES: readonly string[] = [
  '0123456789012345678901234567890123456789',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
