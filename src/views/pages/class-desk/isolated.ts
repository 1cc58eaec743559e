/** A name or a title within a sentence, in whichever direction its own letters run. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
