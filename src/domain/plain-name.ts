/**
 * Control characters and line breaks, halves of characters, and marks that turn the direction of what follows. What
 * joins or parts letters (as Persian and Indic names need) is none of them.
 */
const NOT_PLAIN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}/u

/** A text of anybody's, such as the name of a file, as one line that is seen as it is. */
export const onOneLine = (text: string): string =>
  text.replaceAll(new RegExp(NOT_PLAIN, 'gu'), ' ').replaceAll(/\s+/g, ' ').trim()

/** What programs for mail make a link of by themselves: a web address, or a host with `www`, a path or a usual ending. */
const LEADING =
  /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.\p{L}{2,}\/|[\p{L}\p{N}]{2}\.(?:com|net|org|info|biz|edu|gov|mil|app|dev|xyz|online|io)(?![\p{L}\p{N}])/iu

/** As it is seen: wide and other forms of a sign are the sign, and what is not seen is not there. */
const asSeen = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** What has room on a page and no ink: a blank, and the empty pattern of Braille. */
const BLANK = /[\s\u2800]/gu

/** Whether there is anything to see of a text: what is not seen names nobody. */
export const isSeen = (text: string): boolean => asSeen(text).replaceAll(BLANK, '') !== ''

/** Whether a text can stand as a name in a mail, a list or on paper: one line, seen as it is, leading nowhere. */
export const isPlainName = (text: string): boolean => !NOT_PLAIN.test(text) && !LEADING.test(asSeen(text))
