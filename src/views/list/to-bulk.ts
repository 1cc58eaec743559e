/** To what can be done with those that are chosen, past all rows that come before it; where none is, there is nothing. */
export const goToBulk = (list: Element | null): boolean => {
  const act = list?.querySelector<HTMLElement>('[data-bulk] button') ?? null
  act?.focus()
  return act !== null
}
