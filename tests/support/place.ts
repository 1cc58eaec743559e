/** A number for a thing, by its name. */
export const placeOf = (name: string): number =>
  Array.from({ length: name.length }, (_, at) => name.charCodeAt(at)).reduce((sum, code) => sum + code, 0)
