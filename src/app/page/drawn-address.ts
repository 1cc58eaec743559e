let drawn: string | null = null

/** The address, with its query, of the page that is on the screen. Behind it is what somebody has clicked meanwhile. */
export const drawnAddress = (): string | null => drawn

/** Says which page is on the screen now; null for none. */
export const noteDrawn = (address: string | null): void => {
  drawn = address
}
