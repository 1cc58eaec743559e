import { useSelector } from '@xstate/react'

import { useWords } from '../../i18n/words.tsx'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { useActors } from './actors.context.tsx'

/** The live region is in the page from the start, or a screen reader would miss its first words. */
export const ConnectionBanner = () => {
  const { connection } = useActors()
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'))
  const isOutdated = useSelector(connection, (snapshot) => snapshot.matches('updating'))
  const words = useWords()
  return (
    <div role="status" data-network>
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
