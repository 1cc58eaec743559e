import type { DefinedList } from '../../src/domain/contract/define-list.ts'

/** What the document at /api/docs says of one call, beside what its schema says already. */
export type Entry = Readonly<{
  /** Unique among all calls: the name that a generated client gives it. */
  id: string
  /** In a list of calls, without a full stop. */
  summary: string
  /** What it does and gives. Who may call it is added by its declared access. */
  does: string
  /** Beyond what every call refuses; null is nothing. */
  refuses: string | null
}>

/** Calls that belong together. Their names are those of the document: `GET /courses/{id}`, without `/api`. */
export type Chapter = Readonly<{
  tag: string
  about: string
  calls: Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Entry>>
}>

/** A value, filter or order that a list has not. */
const NOT_OFFERED = 'A filter, value or order that the list has not: 400.'

/** How the calls of a list are named and told of. */
type Listed = Readonly<{
  /** How its ids are named: `GroupStudents`. */
  rows: string
  summary: string
  /** What a page of it is. */
  does: string
  /** What is saved as a file. */
  file: string
  /** Beyond what every list refuses. */
  refuses?: string
}>

/** The calls that `listRoutes` makes of a list. */
export const listed = (
  { path, refs }: DefinedList,
  { rows, summary, does, file, refuses }: Listed,
): Chapter['calls'] => {
  const at = path.replaceAll(/:(\w+)/g, '{$1}')
  return {
    [`GET ${at}`]: {
      id: `list${rows}`,
      summary,
      does,
      refuses: refuses === undefined ? NOT_OFFERED : `${NOT_OFFERED} ${refuses}`,
    },
    ...(refs.length > 0 && {
      [`GET ${at}/choices`]: {
        id: `find${rows}Choices`,
        summary: `Find what ${file} can be narrowed to`,
        does: `The first twenty whose names have what was typed, or the first of all, of what the asker sees in the list: of ${refs.map((key) => `\`${key}\``).join(', ')}. The list itself names those that its filters take, as \`named\`.`,
        refuses: refuses ?? null,
      },
    }),
    [`GET ${at}/export`]: {
      id: `export${rows}`,
      summary: `Ask for a file of ${file}`,
      does: `Takes the query of the list, and gives a short-lived address, bound to the session that asked, under which all rows that match can be saved. A link sends no header, which is why.`,
      refuses: refuses ?? null,
    },
    [`GET ${at}/export/{exported}`]: {
      id: `save${rows}`,
      summary: `Save a file of ${file}`,
      does: 'All rows that matched, as CSV in UTF-8, streamed; no cell is a formula. What was asked is sealed in the address.',
      refuses: 'Where the address is forged, too old, or its session is over: 404.',
    },
  }
}

/** What an act does that registers people for a class. */
export const REGISTERS =
  'Each as if they had registered themselves, in the order of their names: the first have the seats that are left, the others are on the waitlist. Whoever has a place keeps it; who may not register is left out, with the reason in the results. Undone by giving up each place that has not changed since.'

/** The call that begins an act on many rows of a list: what it does with each, and what it refuses beside the usual. */
export const begins = (entry: Readonly<{ id: string; summary: string; does: string; refuses?: string }>): Entry => ({
  ...entry,
  does: `${entry.does} The rows are those that are named, or all that match but a few, as they are at this moment; the first hundred are dealt with before it is answered, the rest behind it: see List acts.`,
  refuses: [
    '404 where no row is the asker’s own.',
    '409 `SELECTION_CHANGED` where another number is chosen by now, `TOO_MANY_CHOSEN`.',
    '429 where one person would act on more than 200,000 rows in a day.',
    ...(entry.refuses === undefined ? [] : [entry.refuses]),
  ].join(' '),
})
