import { useActorRef, useSelector } from '@xstate/react'
import { NotebookPen, Reply, Send, UserRoundPlus } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'

import { CONTACT_LIMITS } from '../../../domain/contact.ts'
import type { WholeContactCase } from '../../../domain/contract/contact-case.contract.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { CaseNoteValues } from '../../../machines/contact/contact-forms.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { blankInvitation } from '../../../machines/invitations/invitation-form.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { useFormFields } from '../../form/use-form-fields.ts'
import { RowPart } from '../../list/row-part.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { deedIn, doerIn, factsIn } from '../audit/audit-words.ts'
import { isolated } from '../class-desk/isolated.ts'
import { faultWords, retryWay } from '../fault-words.ts'
import { InvitationFormView } from '../invitations/invitation-form.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { CaseFlight } from './case-flight.view.tsx'
import { CaseReply } from './case-reply.view.tsx'
import { CaseThread } from './case-thread.view.tsx'
import type { ContactCaseProps } from './contact-cases.props.ts'
import { mayCase } from './use-case-acts.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', paddingBlockStart: '4' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  form: css({ display: 'grid', gap: '4', paddingBlockEnd: '2' }),
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', listStyle: 'none' }),
  item: css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' }),
  name: css({ fontWeight: 'medium' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}

export const NoteForm = ({
  id,
  actor,
}: Readonly<{ id: string; actor: FormActor<CaseNoteValues, WholeContactCase> }>) => {
  const { note: said } = useWords().contactCase
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    { text: { label: said.text(), max: CONTACT_LIMITS.note } },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.text()} className={styles.form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} kept={said.kept()} />
      <TextArea {...propsOf('text')} required dir="auto" rows={5} />
    </Form>
  )
}

const Person = ({ person }: Pick<WholeContactCase, 'person'>) => {
  const { contactCase: said } = useWords()
  return (
    <RowPart title={said.person()}>
      {person === null ? (
        <p className={styles.quiet}>{said.noPerson()}</p>
      ) : (
        <p>
          <Link href={personAddress(person.userId)}>
            <bdi>{person.name}</bdi>
          </Link>{' '}
          <span className={styles.quiet}>{person.wasSignedIn ? said.signedIn() : said.sameAddress()}</span>
        </p>
      )}
    </RowPart>
  )
}

const Log = ({ log }: Pick<WholeContactCase, 'log'>) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { contactCase: said } = words
  return (
    <RowPart title={said.log()}>
      {log.length === 0 && <p className={styles.quiet}>{said.noLog()}</p>}
      <ol className={styles.list}>
        {log.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <span className={styles.name}>{deedIn(words, entry.action)}</span>
            <bdi>{factsIn(words, entry)}</bdi>
            {entry.reason !== null && <bdi>{entry.reason}</bdi>}
            <span className={styles.quiet}>
              <bdi>{doerIn(words, entry)}</bdi> · <time dateTime={entry.at}>{dates.dateTime(entry.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </RowPart>
  )
}

/** Both names of whoever wrote, as far as one line tells them apart: what comes last is the last name. */
const namesIn = (name: string): Readonly<{ firstName: string; lastName: string }> => {
  const parts = name.trim().split(/\s+/)
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  return { firstName: parts.slice(0, parts.length > 1 ? -1 : 1).join(' '), lastName: last }
}

type OpenedProps = ContactCaseProps & Readonly<{ whole: WholeContactCase }>

const Opened = ({ id, machines, viewerId, tell, whole }: OpenedProps) => {
  const words = useWords()
  const { contactCase: said, contactCasesList, invitations } = words
  const { name, email, topic, language, answering } = whole.case
  const told = useRef<WholeContactCase | undefined>(undefined)
  const reply = useActorRef(machines.reply, { input: { id } }, ({ context: { output } }) => {
    if (output === undefined || output === told.current) return
    told.current = output
    tell({ tone: 'success', text: said.reply.sent({ name: isolated(name) }) })
  })
  const isBusy = useSelector(reply, (at) => at.matches('claiming'))
  const noting = useAskedForm<CaseNoteValues, WholeContactCase, unknown>(machines.noting, { text: '' }, () => {})
  const invited = { ...blankInvitation(language), ...namesIn(name), email }
  const inviting = useAskedForm(machines.inviting, invited, (invitation) =>
    tell({ tone: 'success', text: said.inviting.invited({ email: isolated(invitation.email) }) }),
  )
  const isAnothers = answering !== null && answering.userId !== viewerId
  return (
    <>
      {isAnothers && (
        <Banner tone="warning" announce="status">
          {contactCasesList.answering({ name: isolated(answering.name) })}
        </Banner>
      )}
      <div className={styles.acts}>
        {mayCase('reply.sent', whole.case) && (
          <Button icon={Reply} busy={isBusy} onClick={() => reply.send({ type: 'reply.begun' })}>
            {said.reply.choose()}
          </Button>
        )}
        <Button variant="outline" icon={NotebookPen} onClick={() => noting.send({ type: 'form.begun' })}>
          {said.note.choose()}
        </Button>
        {topic === 'teaching' && (
          <Button
            variant="outline"
            icon={UserRoundPlus}
            onClick={() => inviting.send({ type: 'form.begun', values: invited })}
          >
            {said.inviting.choose()}
          </Button>
        )}
      </div>
      <CaseThread whole={whole} />
      {whole.flightAt !== null && <CaseFlight id={id} at={whole.flightAt} saving={machines.saving} />}
      <Person person={whole.person} />
      <Log log={whole.log} />
      <CaseReply actor={reply} whole={whole} answers={machines.answers} />
      <AskedFormDialog
        actor={noting}
        title={said.note.title()}
        description={said.note.lead()}
        send={said.note.send()}
        first="text"
        renderForm={(formId, form) => <NoteForm id={formId} actor={form} />}
      />
      <AskedFormDialog
        actor={inviting}
        title={invitations.form.title()}
        description={invitations.form.lead()}
        send={invitations.form.send()}
        endIcon={Send}
        first="firstName"
        renderForm={(formId, form) => (
          <InvitationFormView id={formId} actor={form} agencies={machines.agencies} courses={machines.courses} />
        )}
      />
    </>
  )
}

/** All that there is to one message: what can be done about it, what was written, whose it is, and its log. */
export const ContactCaseWhole = (props: ContactCaseProps) => {
  const words = useWords()
  const { contactCase: said } = words
  const actor = useActorRef(props.machines.detail, { input: { query: props.id } })
  const whole = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (whole === undefined) {
    return face === 'failed' ? (
      <ErrorState size="section" level={3} title={said.unread()} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={said.reading()} className={styles.root}>
        <Skeleton height="3rem" />
        <Skeleton height="12rem" />
      </div>
    )
  }
  return (
    <div className={styles.root}>
      {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
      <Opened {...props} whole={whole} />
    </div>
  )
}
