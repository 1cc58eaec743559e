/** Fewer letters stand in nearly every line. */
export const SEARCH_LEAST = 2
/** More is not read: what is looked for is words, not pages. */
export const SEARCH_MAX = 80
/** Lines of a lesson that are told at once; how many there are is told as well. */
export const LINES_OF_A_LESSON = 5
