import { useActorRef, useSelector } from '@xstate/react'

import { CONTACT_LIMITS } from '../../../domain/contact.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import { saidOf } from '../../list-acts/act-said.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { Assigning, Closing, ContactCasesMachines } from './contact-cases.props.ts'

const NOBODY = 'nobody'

type WhomProps = Readonly<{
  staff: ContactCasesMachines['staff']
  viewerId: number | null
  value: Assigning['userId']
  error: string | undefined
  isBusy: boolean
  onValueChange: (userId: number | null) => void
}>

/** Whoever looks comes first: most take what nobody has. */
const Whom = ({ staff, viewerId, value, error, isBusy, onValueChange }: WhomProps) => {
  const words = useWords()
  const { assigning: said, nobody, you } = words.contactCasesList
  const actor = useActorRef(staff, { input: { query: undefined } })
  const people = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  if (!people && face === 'failed') {
    const retry = (
      <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'resource.retried' })}>
        {words.actions.retry()}
      </Button>
    )
    return (
      <Banner tone="warning" announce="status" action={retry}>
        {said.unread()}
      </Banner>
    )
  }
  const others = (people ?? []).filter(({ userId }) => userId !== viewerId)
  return (
    <Select
      label={said.to()}
      required
      error={error}
      aria-disabled={isBusy || undefined}
      value={value === null ? NOBODY : String(value ?? '')}
      options={[
        ...(viewerId === null ? [] : [{ value: String(viewerId), label: you() }]),
        ...others.map(({ userId, name }) => ({ value: String(userId), label: name })),
        { value: NOBODY, label: nobody() },
      ]}
      onValueChange={(chosen) => !isBusy && onValueChange(chosen === NOBODY ? null : Number(chosen))}
    />
  )
}

type AssigningProps = Readonly<{ actor: DeedActor<Assigning, ListAct> }> & Pick<WhomProps, 'staff' | 'viewerId'>

/** Whose messages are to answer. */
const AssigningDialog = ({ actor, staff, viewerId }: AssigningProps) => {
  const { assigning: said } = useWords().contactCasesList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} said={({ cases }) => saidOf(said, cases)}>
      {subject && (
        <Whom
          staff={staff}
          viewerId={viewerId}
          value={subject.userId}
          error={subject.userId === undefined ? missing(null) : undefined}
          isBusy={isBusy}
          onValueChange={(userId) => actor.send({ type: 'subject.changed', subject: { ...subject, userId } })}
        />
      )}
    </DeedDialog>
  )
}

/** Why nobody has to do anything about messages any more. */
const ClosingDialog = ({ actor }: Readonly<{ actor: DeedActor<Closing, ListAct> }>) => {
  const { closing: said } = useWords().contactCasesList
  const missing = useMissing(actor)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} said={({ cases }) => saidOf(said, cases)}>
      {subject && (
        <TextArea
          label={said.reason()}
          help={said.reasonHelp()}
          value={subject.reason}
          rows={3}
          required
          error={missing(subject.reason, 'reason')}
          maxLength={CONTACT_LIMITS.reason}
          dir="auto"
          readOnly={isBusy}
          onValueChange={(reason) => actor.send({ type: 'subject.changed', subject: { ...subject, reason } })}
        />
      )}
    </DeedDialog>
  )
}

type CaseDeedDialogsProps = Readonly<{ assigning: AssigningProps['actor']; closing: DeedActor<Closing, ListAct> }> &
  Pick<WhomProps, 'staff' | 'viewerId'>

/** What is asked before messages are given to somebody or closed. */
const CaseDeedDialogs = ({ assigning, closing, ...whom }: CaseDeedDialogsProps) => (
  <>
    <AssigningDialog actor={assigning} {...whom} />
    <ClosingDialog actor={closing} />
  </>
)

// The default export is what React's lazy() takes.
export default CaseDeedDialogs
