import { useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { css } from 'styled-system/css'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { GroupProgressActor } from '../../../machines/group-progress/group-progress.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { faultWords } from '../fault-words.ts'

const styles = {
  body: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type RemindProps = Readonly<{ actor: GroupProgressActor; courses: ProgressOverview['courses'] }>

/** A message that many get is asked about first. */
export const RemindDialog = ({ actor, courses }: RemindProps) => {
  const words = useWords()
  const { reminding } = words.progressMatrix
  const isOpen = useSelector(actor, (at) => at.matches('reminding'))
  const isBusy = useSelector(actor, (at) => at.matches({ reminding: 'underway' }))
  const isRefused = useSelector(actor, (at) => at.matches({ reminding: 'refused' }))
  const isFailed = useSelector(actor, (at) => at.matches('reminding') && at.hasTag('error'))
  const reminded = useSelector(actor, ({ context }) => context.reminded)
  const courseId = useSelector(actor, ({ context }) => context.courseId)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const decline = () => actor.send({ type: 'reminder.declined' })
  const text = () => {
    if (reminded === null) return ''
    const { count, isExact } = reminded
    return isExact ? reminding.text({ count }) : reminding.textAtLeast({ count })
  }
  return (
    <Dialog
      open={isOpen}
      size="sm"
      onClose={decline}
      title={reminding.title()}
      description={text()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={decline}>
            {isRefused ? words.actions.close() : words.actions.cancel()}
          </Button>
          {!isRefused && (
            <Button endIcon={Send} busy={isBusy} onClick={() => actor.send({ type: 'reminder.confirmed' })}>
              {reminding.send()}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {isFailed && (
          <Banner tone="warning" announce="alert" title={reminding.failed()}>
            {faultWords(words, fault)}
          </Banner>
        )}
        <Select
          label={reminding.course()}
          options={[
            { value: '', label: reminding.expected() },
            ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={courseId === null ? '' : String(courseId)}
          onValueChange={(value) =>
            actor.send({ type: 'course.chosen', courseId: value === '' ? null : Number(value) })
          }
        />
        <p className={styles.note}>{reminding.weekly()}</p>
      </div>
    </Dialog>
  )
}
