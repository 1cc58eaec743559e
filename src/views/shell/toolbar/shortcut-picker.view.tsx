import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { canToggleShortcut, SHORTCUTS_AT_MOST } from '../../../domain/shortcuts.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isAuthenticated } from '../../../machines/auth/auth.connect.ts'
import { isUnsaved, selectShortcuts } from '../../../machines/shortcuts/shortcuts.connect.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { useActors } from '../actors.context.tsx'
import { useLazySelector } from '../lazy-actor.ts'
import { PlaceFinder } from './place-finder.view.tsx'
import { usePlaceList } from './place-list.ts'

const NONE: readonly string[] = []

const styles = {
  notes: css({ display: 'grid', gap: '2', paddingInline: '4', paddingBlockEnd: '4' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

/** Every page of the menu with its star, to put on and to take away. */
export const ShortcutPicker = () => {
  const { auth, shortcuts } = useActors()
  const list = useLazySelector(shortcuts, selectShortcuts, NONE)
  const isFailing = useLazySelector(shortcuts, isUnsaved, false)
  const isGuest = !useSelector(auth, isAuthenticated)
  const places = usePlaceList()
  const { actions, toolbar } = useWords()
  const isFull = !canToggleShortcut(list, 'another')
  return (
    <>
      <PlaceFinder
        places={places}
        limit={places.length}
        label={toolbar.shortcuts.placeholder()}
        placeholder={toolbar.shortcuts.placeholder()}
        listLabel={toolbar.shortcuts.pages()}
        starred={list}
        onChoose={({ id }) => shortcuts.send({ type: 'shortcut.toggled', id })}
      />
      <div className={styles.notes}>
        {isFailing && (
          <Banner
            tone="warning"
            announce="status"
            action={
              <Button size="sm" variant="outline" onClick={() => shortcuts.send({ type: 'saving.retried' })}>
                {actions.retry()}
              </Button>
            }
          >
            {toolbar.shortcuts.unsaved()}
          </Banner>
        )}
        {isFull && <p className={styles.note}>{toolbar.shortcuts.full({ most: SHORTCUTS_AT_MOST })}</p>}
        {isGuest && <p className={styles.note}>{toolbar.shortcuts.guest()}</p>}
      </div>
    </>
  )
}
