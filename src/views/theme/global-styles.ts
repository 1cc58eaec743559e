import { SYSTEM_FONTS } from './body-fonts.ts'
import { PICTURE_PAINTS, type PicturePaint } from './picture-palette.data.ts'

/**
 * `data-palette` on a part of the shell makes every semantic colour inside it follow that part's own
 * palette, so that the same Button or Link is right in the navigation, the toolbar and the footer.
 */
const shellPalette = (part: 'nav' | 'toolbar' | 'footer') => ({
  [`[data-palette=${part}]`]: {
    '--colors-bg-surface': `var(--colors-shell-${part}-bg)`,
    '--colors-bg-sunken': `var(--colors-shell-${part}-active)`,
    '--colors-fg-default': `var(--colors-shell-${part}-fg)`,
    '--colors-fg-muted': `var(--colors-shell-${part}-muted)`,
    '--colors-accent-fg': `var(--colors-shell-${part}-fg)`,
    '--colors-accent-subtle': `var(--colors-shell-${part}-active)`,
    '--colors-border': `var(--colors-shell-${part}-border)`,
    '--colors-border-control': `var(--colors-shell-${part}-muted)`,
    '--colors-focus': `var(--colors-shell-${part}-focus)`,
    backgroundColor: `shell.${part}.bg`,
    color: `shell.${part}.fg`,
  },
})

/** A picture is a file of its own: it knows its paints by these names, from the element that shows it. */
const paintsOf = (palette: 'picture' | 'poster') =>
  Object.fromEntries(PICTURE_PAINTS.map((paint) => [`--p-${paint}`, `{colors.${palette}.${paint}}`])) as Record<
    `--p-${PicturePaint}`,
    string
  >

/** Unless a person wants those of the system. */
const OWN_SCROLLBARS = 'html:not([data-scrollbars=native])'

export const globalCss = {
  // Painted for somebody who is not here: until it is drawn for who is.
  '[data-session=other] body': { visibility: 'hidden' },
  // A session is held: who it belongs to is being asked, and no sign-in is offered meanwhile, nor more room taken than by
  // the picture that comes. In large letters the row of tools would break, and close up again.
  '[data-session=held] [data-guest]': { visibility: 'hidden' },
  '[data-session=held] [data-guest=toolbar]': { width: '10', overflow: 'hidden', _touch: { width: 'touch' } },
  '[data-session=held] [data-panel=shown] [data-guest=toolbar]': { lg: { display: 'none!' } },
  html: {
    fontSize: 'calc(62.5% * var(--font-scale, 1))',
    fontFamily: 'body',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    colorScheme: 'light',
    accentColor: 'accent.solid',
    textSizeAdjust: '100%',
    scrollPaddingBlockStart: '20',
  },
  // What has the focus is not hidden behind a footer that stays.
  'html:has([data-fixed=true] > footer)': { scrollPaddingBlockEnd: '20' },
  // Nor behind what is said of the network. Said of the page's own parts: a menu that lies over the page, and is in sight
  // there, would scroll it away.
  'main:has(> [data-network] > *) :is(a, button, input, select, textarea, summary, [tabindex])': {
    scrollMarginBlockEnd: '32',
  },
  // That stands below the page, where what comes moves nothing of it, and in sight however far the page is scrolled: at
  // its end it has a room of its own. Above a bar that is in sight there, too, which may have two lines of acts.
  '[data-network]': { position: 'sticky', insetBlockEnd: '0', zIndex: 'raised', paddingInline: { base: '4', lg: '8' } },
  '[data-network] > *': { marginBlockEnd: '4' },
  ':root:has([data-told=true]) [data-network]': { insetBlockEnd: '32' },
  ':root:has([data-told=narrow]) [data-network]': { xlDown: { insetBlockEnd: '20' } },
  // A lesson and its quiz say it in a line of their own: what becomes of what is done there.
  ':root:has([data-tells=network]) [data-network]': { display: 'none' },
  // /boot.js says so while a page is waited for: nothing that is not read yet shares the line with it. The tokens stand
  // in a later layer than this.
  'html[data-fonts=later]': { '--fonts-body': `${SYSTEM_FONTS} !important` },
  'html[data-mode=dark]': { colorScheme: 'dark' },
  body: { fontSize: 'md', lineHeight: 'normal', minHeight: 'viewport' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  '*, *::before, *::after': { borderColor: 'border' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  '[tabindex="-1"]:focus-visible': { outlineStyle: 'none' },
  'input, textarea, select, button': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  '::placeholder': { color: 'fg.muted', opacity: '1' },
  '::selection': { backgroundColor: 'accent.subtle', color: 'fg.default' },
  '@media (forced-colors: none)': {
    // On every element: a bar of the shell colours its own by its own palette.
    [`${OWN_SCROLLBARS}, ${OWN_SCROLLBARS} *`]: {
      scrollbarWidth: 'thin',
      scrollbarColor: 'var(--colors-border-control) transparent',
    },
  },
  '[data-picture=scene]': paintsOf('picture'),
  '[data-picture=poster]': paintsOf('poster'),
  ...shellPalette('nav'),
  ...shellPalette('toolbar'),
  ...shellPalette('footer'),
  // On paper a page is alone, in whatever layout it stood, and dark on white.
  '@media print': {
    html: {
      '--colors-fg-default': 'black!',
      '--colors-fg-muted': 'black!',
      '--colors-accent-fg': 'black!',
      // Where somebody has backgrounds printed, in whatever mode they read.
      '--colors-bg-canvas': 'white!',
      '--colors-bg-surface': 'white!',
    },
    'body :not(:has(main), main, main *)': { display: 'none!' },
    'body :has(main), main': { display: 'block!', maxWidth: 'none!', margin: '0!', padding: '0!' },
    'main [data-palette]': { color: 'black!', backgroundColor: 'white!' },
    // Nothing on paper can be pressed. What a head or a mark is, stays.
    'main :is(button, .button, nav, [role=search], [type=checkbox]):not(th *, [aria-pressed])': { display: 'none!' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      // No short durations: what closes would wait for an end that came before it listened, and every property of
      // every element would pass its change on a frame later.
      animation: 'none!',
      transitionProperty: 'none!',
      scrollBehavior: 'auto!',
    },
  },
}
