/** The id of what a person came to see first, on a page that says so: the browser paints when it is there. */
export const FIRST_SCREEN_ID = 'first-screen'
