/** Below `sm` of the theme's breakpoints, as its styles have it. */
export const isPhone = (): boolean => window.innerWidth < 640

/** Brings what is to be looked at next into sight: on a phone it begins right below the bar. */
export const bringUp = (element: Element): void =>
  element.scrollIntoView({ block: isPhone() ? 'start' : 'nearest', behavior: 'instant' })
