/** Values that stand in the list more than once. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Values used that are not among the known. */
export const unknownAmong = (known: readonly string[], used: readonly string[]): string[] => {
  const keys = new Set(known)
  return used.filter((key) => !keys.has(key))
}

/** Keys of the items that break a rule; naming them is what makes a failing test readable. */
export const breaking = <T extends Readonly<{ key: string }>>(
  items: readonly T[],
  isRight: (item: T) => boolean,
): string[] => items.filter((item) => !isRight(item)).map((item) => item.key)
