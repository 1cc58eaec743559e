/** Below `sm` of the theme's breakpoints, as its styles have it. */
export const isPhone = (): boolean => window.innerWidth < 640

/** On a phone what is to be looked at next begins right below the bar. To be given as a `ref` too. */
export const bringUp = (element: Element | null): void => {
  if (isPhone()) element?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
