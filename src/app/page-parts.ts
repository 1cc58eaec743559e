/** The parts of a page, each at an address of its own. The first has the plain one, and comes with the page's own files. */
export type PlacesOfParts<Part extends string> = Readonly<{
  names: readonly [Part, ...Part[]]
  /** Which of them an address shows. */
  partIn: (query: URLSearchParams) => Part
  /** Where the list of a part asks this: a query without or with its question mark. */
  addressOf: (part: Part, asked?: string) => string
}>

export const createPageParts = <Part extends string>(
  path: string,
  names: readonly [Part, ...Part[]],
): PlacesOfParts<Part> => ({
  names,
  partIn: (query) => names.find((name) => name === query.get('view')) ?? names[0],
  addressOf: (part, asked = '') => {
    const query = new URLSearchParams(asked)
    if (part !== names[0]) query.set('view', part)
    return query.size === 0 ? path : `${path}?${query}`
  },
})
