/**
 * Control characters and line breaks, halves of characters, marks that turn the direction of what follows, and the
 * beginning of a web address. What joins or parts letters (as Persian and Indic names need) is none of them.
 */
const NOT_PLAIN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}|:\/\//u

/** Whether a text can stand as a name in a mail, a list or on paper: one line, seen as it is, leading nowhere. */
export const isPlainName = (text: string): boolean => !NOT_PLAIN.test(text)
