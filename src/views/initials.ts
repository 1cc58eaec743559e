/** The first letter or digit of the first two words of a name that have one: signs begin nobody's name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => /[\p{L}\p{N}]\p{M}*/u.exec(part)?.[0] ?? '')
    .filter((initial) => initial !== '')
    .slice(0, 2)
    .join('')
