import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { useActors } from './actors.context.tsx'

const styles = {
  // Under the shell's bar, and in sight however far the page is scrolled.
  place: css({
    position: 'sticky',
    insetBlockStart: '16',
    zIndex: 'raised',
    paddingInline: { base: '4', lg: '8' },
    '& > *': { marginBlockStart: '4' },
    // Where a thumb answers a quiz, it lies over its head instead of moving all that is below.
    ':root:has([data-steady]) &': { smDown: { height: '0' } },
  }),
}

/** The live region is in the page from the start, or a screen reader would miss its first words. */
export const ConnectionBanner = () => {
  const { connection } = useActors()
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'))
  const isOutdated = useSelector(connection, (snapshot) => snapshot.matches('updating'))
  const words = useWords()
  return (
    <div role="status" className={styles.place}>
      {isOffline && (
        <Banner tone="offline" title={words.shell.offline.title()}>
          {words.shell.offline.text()}
        </Banner>
      )}
      {isOutdated && (
        <Banner
          tone="info"
          title={words.shell.update.text()}
          action={
            <Button variant="outline" size="sm" onClick={() => connection.send({ type: 'update.accepted' })}>
              {words.shell.update.action()}
            </Button>
          }
        />
      )}
    </div>
  )
}
