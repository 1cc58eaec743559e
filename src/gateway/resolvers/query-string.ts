/**
 * The query of a findOne call (specification, section 7): `populate` is a plain list in brackets, `where` is JSON
 * in which `>=` compares.
 */
export const queryString = (populate: readonly string[], where?: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams({ populate: `[${populate.join(',')}]` })
  if (where) query.set('where', JSON.stringify(where))
  return `?${query}`
}

/** The query of any other call: what is absent or null is left out. */
export const plainQuery = (values: Readonly<Record<string, string | number | null | undefined>>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
