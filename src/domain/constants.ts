/** Business constants of the specification, section 9, and the product decisions they rest on. */
export const PRODUCT_NAME = 'TIM Training'
export const APP_VERSION = '3.12.2'
export const COPYRIGHT_YEAR = 2024

/** Characters of a course description that are shown before "Show more". */
export const DESCRIPTION_LIMIT = 150

/** Milliseconds that a notification stays, unless it carries an action; a message that says only "done" goes sooner. */
export const NOTIFICATION_MS = 5000
export const MESSAGE_MS = 3000
export const NOTIFICATIONS_AT_ONCE = 5

export const THEME_MODE_KEY = 'themeMode'
/** How a device looks; those that the server paints by are cookies too. */
export const SCHEME_KEY = 'scheme'
export const DIRECTION_KEY = 'direction'
export const LAYOUT_KEY = 'layout'
export const TOKEN_KEY = 'authToken'
/** Of a tab: whose the session of that token is, by their id. Who an ended one was of is told by nothing else. */
export const TOKEN_OF_KEY = 'authTokenOf'
export const LANGUAGE_KEY = 'language'
export const REDIRECT_KEY = 'rememberedRedirect'
/** Beside it, whose it is. */
export const REDIRECT_OF_KEY = 'rememberedRedirectOf'
/** The address that waits for its link to be opened; kept for the tab, from sign-up to the page that says so. */
export const PENDING_EMAIL_KEY = 'pendingEmail'
/** A guest's stars. */
export const SHORTCUTS_KEY = 'shortcuts'

/** Milliseconds that a pointer rests on a menu before it opens. */
export const MENU_HOVER_MS = 150

/** Widths of the shell's parts in pixels; src/views/theme/tokens.ts gives them to the styles. */
export const SHELL_WIDTH = {
  navigation: 280,
  navigationFolded: 76,
  navigationColumn: 120,
  navigationColumnDense: 64,
  drawer: 280,
  sidePanel: 640,
  settingsPanel: 380,
} as const

/** Milliseconds after the last key before a valid number setting is applied. */
export const NUMBER_DEBOUNCE_MS = 500

/** Milliseconds that a copy button says so. */
export const COPIED_MS = 800
