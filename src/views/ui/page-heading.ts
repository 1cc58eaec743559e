/** The name of what a page is about. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1[tabindex]')
