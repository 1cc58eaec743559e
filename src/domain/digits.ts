const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Unicode keeps the ten digits of each script together and in order, so a digit is as far as its zero is away. */
const valueOf = (code: number): number => {
  let first = code
  while (isDigit(first - 1)) first -= 1
  return (code - first) % 10
}

/** The same text with the digits of any script (٣, ۳, ３) as 0 to 9. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
