/** What questions are read from: GIFT or XML of Moodle, or a table with a question in each line. */
export const QUESTION_FORMATS = ['gift', 'csv', 'moodle'] as const
export type QuestionFormat = (typeof QUESTION_FORMATS)[number]

/** Characters of a text with questions. */
export const QUESTIONS_TEXT_MAX = 400_000

/**
 * What there is to say of a text with questions. Of the first four a part is left out, of the others a question is
 * there all the same.
 */
export const QUESTION_FINDINGS = [
  'unreadable',
  /** A kind of question that is not one of choices: `detail` says which. */
  'unsupported',
  /** It has more choices, or longer texts, than a question has. */
  'tooLarge',
  /** A column that says nothing of a question. */
  'unknownColumn',
  /** None of its choices is right, or several are. */
  'notOneRight',
  /** What each choice answered, or gave points for, is not kept. */
  'feedbackDropped',
  /** Letters were bold, or a list: words alone are kept. */
  'formatDropped',
  /** Pictures, sounds and other files that were beside the words. */
  'mediaDropped',
  /** The course has a question with these words, or this text had it before. */
  'known',
] as const
export type QuestionFinding = (typeof QUESTION_FINDINGS)[number]

/** The name of its first column, up to the next. */
const TABLE_HEAD =
  /^\uFEFF?"?(?:prompt|question|choice|right|correct|wrong|explanation)[ _]*\d*[ _]*\(?(?:en|tr|ar)?\)?"?\s*[,;\t\r\n]/i

/** What a text looks like, until somebody says what it is. */
export const guessFormat = (text: string): QuestionFormat => {
  const begun = text.trimStart()
  if (begun.replace(/^\uFEFF/, '').startsWith('<')) return 'moodle'
  return TABLE_HEAD.test(begun) ? 'csv' : 'gift'
}
