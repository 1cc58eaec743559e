/**
 * What a filter can refer to is looked for by some of its name, in one kind of rows where a list has several; or it is
 * to be named.
 */
export type ChoiceAsked = Readonly<{ search: string; kind?: string | undefined } | { ids: readonly number[] }>
