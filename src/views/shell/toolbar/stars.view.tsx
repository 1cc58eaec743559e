import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { useActors } from '../actors.context.tsx'
import { arriving } from '../arriving.tsx'
import { useLazySelector } from '../lazy-actor.ts'
import { Part } from '../part.view.tsx'
import { PopoverTool } from './popover-tool.view.tsx'

const links = arriving(() => import('./starred-links.view.tsx'))
const picker = arriving(() => import('./shortcut-popover.view.tsx'))

const styles = { room: css({ minWidth: '0', flexShrink: '1' }) }

/** The starred pages as icons, and the button that opens the picker of stars. */
export const Stars = () => {
  const { shortcuts } = useActors()
  const hasStars = useLazySelector(shortcuts, ({ context }) => context.list.length > 0, false)
  const words = useWords()
  const prepare = () => {
    picker.prepare()
    shortcuts.prepare()
  }
  return (
    <>
      <PopoverTool name="star" label={words.shell.shortcuts()} content={{ Arriving: picker.Arriving, prepare }} />
      <div className={styles.room}>
        {hasStars && (
          <Part>
            <links.Arriving />
          </Part>
        )}
      </div>
    </>
  )
}
