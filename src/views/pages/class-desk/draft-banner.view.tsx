import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'

/** What was typed of the class and not saved, as long as the class can be changed. */
export const DraftBanner = ({ desk }: Readonly<{ desk: ClassDeskActor }>) => {
  const { drafted } = useWords().classDesk
  const isOffered = useSelector(
    desk,
    (at) => at.matches({ ready: { desk: { clear: 'drafted' } } }) && at.can({ type: 'edit.begun' }),
  )
  if (!isOffered) return null
  return (
    <Banner
      announce="status"
      title={drafted.title()}
      action={
        <>
          <Button size="sm" onClick={() => desk.send({ type: 'edit.begun' })}>
            {drafted.goOn()}
          </Button>
          <Button variant="outline" size="sm" onClick={() => desk.send({ type: 'draft.discarded' })}>
            {drafted.discard()}
          </Button>
        </>
      }
    >
      {drafted.text()}
    </Banner>
  )
}
