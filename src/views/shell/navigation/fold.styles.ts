import { css } from 'styled-system/css'

/** How the parts of the navigation stand in a folded panel, which is a column of icons. */
export const folded = {
  /** There for a screen reader, and not for the eye. */
  hidden: css({
    _folded: {
      position: 'absolute',
      width: '[1px]',
      height: '[1px]',
      overflow: 'hidden',
      clipPath: '[inset(50%)]',
      whiteSpace: 'nowrap',
    },
  }),
  gone: css({ _folded: { display: 'none' } }),
  only: css({ display: 'none', _folded: { display: 'inline-flex' } }),
  centred: css({ _folded: { justifyContent: 'center', paddingInline: '0' } }),
  flush: css({ _folded: { paddingInline: '0' } }),
}

/** A picture of the panel has it on the side where it is. */
export const turned = css({
  '[data-position=right] &': { transform: 'scaleX(-1)', _rtl: { transform: 'none' } },
})

/** A solid button stands out from the navigation as it does from a page. */
export const standingOut = css({
  '--colors-accent-solid': 'var(--colors-shell-nav-fg)',
  '--colors-accent-hover': 'var(--colors-shell-nav-muted)',
  '--colors-accent-on': 'var(--colors-shell-nav-bg)',
})
