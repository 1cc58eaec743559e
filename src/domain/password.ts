/** Characters; longer ones are refused rather than cut. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const

/** What a password needs (specification, section 5), in the order in which it is told. */
export const PASSWORD_NEEDS = ['characters', 'upper', 'lower', 'digit', 'symbol'] as const
export type PasswordNeed = (typeof PASSWORD_NEEDS)[number]

const MEETS: Readonly<Record<PasswordNeed, (password: string) => boolean>> = {
  // Of whole characters: half of an emoji is none.
  characters: (password) => (password.match(/./gsu) ?? []).length >= PASSWORD_LENGTH.least,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[@#$!%*?&]/.test(password),
}

/** What a password still lacks. Any other character is welcome in it, spaces and letters of every script too. */
export const passwordLacks = (password: string): PasswordNeed[] =>
  PASSWORD_NEEDS.filter((need) => !MEETS[need](password))
