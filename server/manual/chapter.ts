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

/** The two calls that `exportRoutes` makes of a list. `Rows`: how its ids are named; `rows`: what it lists. */
export const exported = (path: `/${string}`, Rows: string, rows: string, refuses: string | null = null) =>
  ({
    [`GET ${path}/export`]: {
      id: `export${Rows}`,
      summary: `Ask for a file of ${rows}`,
      does: `Takes the query of the list, and gives a short-lived address, bound to the session that asked, under which all rows that match can be saved. A link sends no header, which is why.`,
      refuses,
    },
    [`GET ${path}/export/{exported}`]: {
      id: `save${Rows}`,
      summary: `Save a file of ${rows}`,
      does: 'All rows that matched, as CSV in UTF-8, streamed; no cell is a formula. What was asked is sealed in the address.',
      refuses: 'Where the address is forged, too old, or its session is over: 404.',
    },
  }) satisfies Chapter['calls']
