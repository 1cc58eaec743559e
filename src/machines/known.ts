/** What a state can only be reached with. Its absence is an error of the chart, not of the person. */
export const known = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`The chart got here without ${what}.`)
  return value
}
