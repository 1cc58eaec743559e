/** The address, with its query, of the page that is on the screen. Behind it is what somebody has clicked meanwhile. */
export const drawn: { address: string | null } = { address: null }
