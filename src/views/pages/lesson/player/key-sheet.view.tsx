import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'

import { directionOf } from '../../../../domain/language.ts'
import { useLanguage, useWords } from '../../../../i18n/words.tsx'
import type { PlayerScreenActor } from '../../../../machines/lesson/player-screen.machine.ts'
import { IconButton } from '../../../ui/icon-button.view.tsx'
import { useKeys } from '../use-keys.ts'
import { KEY_DEEDS, PAGE_DEEDS } from './player-keys.ts'

const styles = {
  root: css({
    position: 'absolute',
    inset: '0',
    zIndex: 'popup',
    overflowY: 'auto',
    padding: { base: '3', sm: '5' },
    borderRadius: 'surface',
    backgroundColor: 'bg.raised',
    color: 'fg.default',
  }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' }),
  title: css({ textStyle: 'heading.card' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: '8',
    rowGap: '1',
    marginBlockStart: '2',
  }),
  row: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3', minHeight: '8' }),
  keys: css({ display: 'flex', gap: '1', flexShrink: '0' }),
  key: css({
    minWidth: '7',
    paddingInline: '1.5',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'control',
    textAlign: 'center',
    textStyle: 'small',
  }),
}

/** The keys that work while the focus is in the player. Load this file when it is first asked for. */
const KeySheet = ({ screen, canWiden }: Readonly<{ screen: PlayerScreenActor; canWiden: boolean }>) => {
  const words = useWords().lesson.player.keys
  const language = useLanguage()
  const sheet = useRef<HTMLDivElement>(null)
  const isShown = useSelector(screen, (snapshot) => snapshot.matches({ keys: 'shown' }))

  const hold = useKeys((event) => {
    if (event.key !== 'Escape' && event.key !== '?') return
    event.preventDefault()
    screen.send({ type: 'keys.closed' })
  })

  useEffect(() => {
    const before = document.activeElement
    sheet.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  if (!isShown) return null
  return (
    <div ref={hold}>
      <div
        ref={sheet}
        role="dialog"
        tabIndex={-1}
        aria-labelledby="player-keys"
        dir={directionOf(language)}
        data-own-escape=""
        className={styles.root}
      >
        <div className={styles.head}>
          <h2 id="player-keys" className={styles.title}>
            {words.title()}
          </h2>
          <IconButton icon={X} label={words.close()} onClick={() => screen.send({ type: 'keys.closed' })} />
        </div>
        <dl className={styles.list}>
          {KEY_DEEDS.filter(([deed]) => canWiden || !PAGE_DEEDS.has(deed)).map(([deed, keys]) => (
            <div key={deed} className={styles.row}>
              <dt>{words.deeds[deed]()}</dt>
              <dd dir="ltr" className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key === 'Space' ? words.space() : key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

// The default export is what React's lazy() takes.
export default KeySheet
