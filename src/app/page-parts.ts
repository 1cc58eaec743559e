/** The parts of a page, each at an address of its own: which of them one shows, and where each is. The first has the plain one. */
export const createPageParts = <Part extends string>(path: string, parts: readonly [Part, ...Part[]]) => ({
  partIn: (query: URLSearchParams): Part => parts.find((part) => part === query.get('view')) ?? parts[0],
  /** Where the list of a part asks this: a query without or with its question mark. */
  addressOf: (part: Part, asked = ''): string => {
    const query = new URLSearchParams(asked)
    if (part !== parts[0]) query.set('view', part)
    return query.size === 0 ? path : `${path}?${query}`
  },
})
