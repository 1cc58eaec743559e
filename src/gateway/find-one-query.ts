/**
 * The query of a findOne call (specification, section 7): `populate` is a plain list in brackets, `where` is JSON
 * in which `>=` compares.
 */
export const findOneQuery = (populate: readonly string[], where?: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams({ populate: `[${populate.join(',')}]` })
  if (where) query.set('where', JSON.stringify(where))
  return `?${query}`
}
