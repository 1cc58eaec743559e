import type { RefObject } from 'react'

import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { AnsweredWalkIn } from './own-walk-ins.view.tsx'

/** What comes of either answer, before it is given: neither can be taken back. */
const OwnWalkInDialog = ({
  actor,
  news,
}: Readonly<{ actor: DeedActor<AnsweredWalkIn>; news: RefObject<HTMLDivElement | null> }>) => {
  const { confirming, declining, wasMe: isMe, wasNotMe, keep } = useWords().ownWalkIns
  return (
    <DeedDialog
      actor={actor}
      // The button that asked is gone with its row.
      finalFocus={() => (actor.getSnapshot().matches({ resting: 'done' }) ? news.current : null)}
      said={({ walkIn, wasMe }) => ({
        title: wasMe ? confirming.title() : declining.title(),
        about: walkIn.courseTitle,
        text: wasMe ? confirming.text() : declining.text(),
        keep: keep(),
        confirm: wasMe ? isMe() : wasNotMe(),
      })}
    />
  )
}

// The default export is what arrives.
export default OwnWalkInDialog
