import type { Letter, LetterLink } from './letter.ts'

/** What a mail is made of, paragraph by paragraph: its text and its HTML both follow from it. */
export type MailBlock =
  | Readonly<{ kind: 'text' | 'quiet'; text: string }>
  /** Shown apart, to be read off or copied. */
  | Readonly<{ kind: 'code'; text: string }>
  | Readonly<{ kind: 'button' | 'link'; link: LetterLink }>

/** A mail by its blocks. */
export type MailBody = Readonly<{ subject: string; preheader: string; blocks: readonly MailBlock[] }>

/** The blocks of a letter that the product words itself. */
export const blocksOf = (greeting: string, letter: Letter): readonly MailBlock[] => {
  const text = (words: string): MailBlock => ({ kind: 'text', text: words })
  return [
    ...[greeting, ...letter.paragraphs].map(text),
    ...(letter.code === undefined ? [] : [{ kind: 'code' as const, text: letter.code }]),
    { kind: 'button', link: letter.link },
    ...(letter.moreLinks ?? []).map((link): MailBlock => ({ kind: 'link', link })),
    ...(letter.validity === undefined ? [] : [{ kind: 'quiet' as const, text: letter.validity }]),
    { kind: 'quiet', text: letter.closing },
  ]
}
