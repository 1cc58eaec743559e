import type { RefObject } from 'react'

import type { OwnWalkIn } from '../../../domain/contract/own-walk-ins.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { DeedDialog } from '../deed-dialog.view.tsx'

/** A class, and whether it was them. */
export type AnsweredWalkIn = Readonly<{ walkIn: OwnWalkIn; wasMe: boolean }>

/** What comes of either answer, before it is given: neither can be taken back. */
const OwnWalkInDialog = ({
  actor,
  news,
}: Readonly<{ actor: DeedActor<AnsweredWalkIn>; news: RefObject<HTMLDivElement | null> }>) => {
  const { confirming, declining, wasMe: isMe, wasNotMe, keep } = useWords().dashboard.walkIns
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
