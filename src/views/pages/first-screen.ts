/** The id of what a person came to see first, on a page that says so: the browser paints when it is there. */
export const FIRST_SCREEN_ID = 'first-screen'

/** The id of what comes right after it: the server sends the page up to here, and the rest when that can be painted. */
export const AFTER_FIRST_SCREEN_ID = 'after-first-screen'
