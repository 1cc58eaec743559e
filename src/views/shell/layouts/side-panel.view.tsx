import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { css, cx } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { isSidePanelOpen, isSidePanelPermanent } from '../../../machines/navigation/navigation.connect.ts'
import { latePart } from '../../ui/late-part.ts'
import { useActors } from '../actors.context.tsx'
import { Part } from '../part.view.tsx'
import { beside } from './frame.styles.ts'

const loadContent = () => import('./side-panel-content.view.tsx')
const SidePanelContent = latePart(loadContent)

const CONTENT_ID = 'side-panel'

const styles = {
  /** No wider than nothing while the panel lies over the page; beside it there has to be room for both. */
  place: css({
    display: { base: 'none', lg: 'block' },
    flexShrink: '0',
    position: 'relative',
    zIndex: '[150]',
    width: '0',
    '&[data-permanent=true]': { '2xl': { width: 'sidePanel' } },
  }),
  dock: css({
    display: 'flex',
    alignItems: 'center',
    // What lies over the page lets the page be pressed around it.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    '[data-position=right] &': { flexDirection: 'row-reverse' },
  }),
  panel: css({
    flexShrink: '0',
    width: 'card',
    height: 'full',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    borderInlineWidth: 'hairline',
    backgroundColor: 'bg.surface',
    boxShadow: 'float',
    presence: 'appear',
    '[data-permanent=true] &': { '2xl': { width: 'sidePanel', boxShadow: 'none' } },
  }),
  /** In the margin that pages leave at their edge. */
  tab: css({
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    width: '6',
    height: '16',
    borderWidth: 'hairline',
    borderInlineStartWidth: 'none',
    borderStartEndRadius: 'surface',
    borderEndEndRadius: 'surface',
    backgroundColor: 'bg.surface',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg.default', backgroundColor: 'bg.sunken' },
    // On the other side it is the other way round, and so it is where the language is written from the right.
    '[data-position=right] &': { transform: 'scaleX(-1)' },
  }),
  chevron: css({
    width: '2',
    height: '2',
    borderBlockEndWidth: 'thick',
    borderInlineEndWidth: 'thick',
    borderColor: 'current',
    transform: 'rotate(-45deg)',
    _rtl: { transform: 'rotate(45deg)' },
    '[aria-expanded=true] > &': { transform: 'rotate(135deg)', _rtl: { transform: 'rotate(-135deg)' } },
  }),
}

/** The panel of the third layout: what a person has at hand, over the page or for good beside it. */
const SidePanel = () => {
  const { navigation, shortcuts } = useActors()
  const isOpen = useSelector(navigation, isSidePanelOpen)
  const isPermanent = useSelector(navigation, isSidePanelPermanent)
  const words = useWords()
  const prepare = () => {
    void loadContent()
    shortcuts.prepare()
  }
  const close = () => navigation.send({ type: 'sidePanel.closed' })
  const keys = {
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen) return
      currentTarget.querySelector<HTMLElement>('[aria-controls]')?.focus()
      close()
    },
  }
  return (
    <div data-permanent={isPermanent} className={styles.place}>
      <div className={cx(styles.dock, beside)} {...keys}>
        {isOpen && (
          <section id={CONTENT_ID} aria-label={words.shell.atHand()} className={styles.panel}>
            <Part onFailed={close}>
              <SidePanelContent />
            </Part>
          </section>
        )}
        <button
          type="button"
          aria-label={words.shell.atHand()}
          title={words.shell.atHand()}
          aria-expanded={isOpen}
          aria-controls={CONTENT_ID}
          className={styles.tab}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => navigation.send({ type: 'sidePanel.toggled' })}
        >
          <span className={styles.chevron} />
        </button>
      </div>
    </div>
  )
}

// The default export is what React's lazy() takes.
export default SidePanel
