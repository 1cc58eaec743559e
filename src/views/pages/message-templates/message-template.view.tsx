import { useActorRef, useSelector } from '@xstate/react'
import { Check, Trash2, Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'

import type { TemplateVersion, WholeMessageTemplate } from '../../../domain/contract/message-template.contract.ts'
import { TEMPLATE_FIELDS } from '../../../domain/message-template.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { templateValues, type TemplateValues } from '../../../machines/message-template/template-form.machine.ts'
import type { TemplateWritingActor } from '../../../machines/message-template/template-writing.machine.ts'
import { useDates } from '../../dates.ts'
import { templateIn } from '../../messages/message-words.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Detail } from '../../ui/detail.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import type { MessageTemplateProps } from './message-templates.props.ts'
import { TemplateFormView } from './template-form.view.tsx'
import { TemplatePreview } from './template-preview.view.tsx'
import { TemplateVersions } from './template-versions.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type WrittenProps = Readonly<{ actor: TemplateWritingActor; whole: WholeMessageTemplate }>

const Overtaken = ({ actor, whole }: WrittenProps) => {
  const { overtaken: said } = useWords().messageTemplates
  const name = whole.draft?.writtenBy ?? whole.inForce?.inForceBy ?? said.somebody()
  return (
    <Banner
      tone="warning"
      announce="alert"
      action={
        <span className={styles.acts}>
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'mine.kept' })}>
            {said.mine()}
          </Button>
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'theirs.taken' })}>
            {said.theirs()}
          </Button>
        </span>
      }
    >
      {said.text({ name: isolated(name) })}
    </Banner>
  )
}

const useFacts = ({ inForce, draft }: WholeMessageTemplate) => {
  const { messageTemplates: said } = useWords()
  const dates = useDates()
  const by = (at: string | null, name: string | null) =>
    said.one.by({ date: at === null ? '' : dates.dateTime(at), name: isolated(name ?? said.overtaken.somebody()) })
  return [
    {
      key: 'inForce',
      term: said.one.sends(),
      value: inForce === null ? said.builtIn() : said.version({ number: String(inForce.number) }),
    },
    ...(inForce ? [{ key: 'since', term: said.one.since(), value: by(inForce.inForceAt, inForce.inForceBy) }] : []),
    {
      key: 'draft',
      term: said.one.draft(),
      value: draft === null ? said.one.notWritten() : by(draft.writtenAt, draft.writtenBy),
    },
  ]
}

type FormOf = FormActor<TemplateValues, WholeMessageTemplate>

/** Whether what stands in the form is what was saved: what was typed since was not checked. */
const useIsSaved = (form: FormOf, whole: WholeMessageTemplate): boolean => {
  const saved = templateValues(whole)
  return useSelector(form, ({ context: { values } }) => TEMPLATE_FIELDS.every((name) => values[name] === saved[name]))
}

type OpenedProps = MessageTemplateProps & WrittenProps & Readonly<{ form: FormOf }>

const Opened = ({ kind, machines, backHref, tell, parts, actor, whole, form }: OpenedProps) => {
  const words = useWords()
  const { messageTemplates: said } = words
  const id = useId()
  const isOvertaken = useSelector(
    actor,
    (at) => at.matches({ writing: 'overtaken' }) || at.matches({ writing: 'rebasing' }),
  )
  const isSaved = useIsSaved(form, whole)
  const enforcing = useDeed(machines.enforcing, ({ subject: { number } }) =>
    tell({ tone: 'success', text: said.enforce.done({ number: String(number) }) }),
  )
  const returning = useDeed(machines.returning, () => tell({ tone: 'success', text: said.returning.done() }))
  const dropping = useDeed(machines.dropping, () => tell({ tone: 'success', text: said.dropping.done() }))
  const { revision, draft, inForce, older } = whole
  const enforce = ({ id: versionId, number }: Pick<TemplateVersion, 'id' | 'number'>) =>
    enforcing.send({ type: 'deed.asked', subject: { revision, versionId, number } })
  const facts = useFacts(whole)
  return (
    <Detail
      eyebrow={<Link href={backHref}>{said.back()}</Link>}
      title={templateIn(words, kind.template)}
      lead={words.messageKinds.channels[kind.channel]()}
      status={
        <>
          {draft && (
            <StatusChip tone={draft.state === 'checked' ? 'info' : 'warning'}>{said.states[draft.state]()}</StatusChip>
          )}
          <span className={styles.acts}>
            {draft?.state === 'checked' && (
              <Button icon={Check} disabled={!isSaved} onClick={() => enforce(draft)}>
                {said.enforce.choose()}
              </Button>
            )}
            {draft && (
              <Button
                variant="outline"
                icon={Trash2}
                onClick={() => dropping.send({ type: 'deed.asked', subject: { revision } })}
              >
                {said.dropping.choose()}
              </Button>
            )}
            {inForce && (
              <Button
                variant="outline"
                icon={Undo2}
                onClick={() => returning.send({ type: 'deed.asked', subject: { revision } })}
              >
                {said.returning.choose()}
              </Button>
            )}
          </span>
          {draft?.state === 'checked' && !isSaved && <span>{said.enforce.unsaved()}</span>}
        </>
      }
      facts={facts}
    >
      {parts}
      {isOvertaken && <Overtaken actor={actor} whole={whole} />}
      <TemplateFormView kind={kind} id={id} actor={form} />
      <TemplatePreview whole={whole} machines={machines} tell={tell} />
      <TemplateVersions older={older} onChoose={enforce} />
      <DeedDialog
        actor={enforcing}
        said={({ number }) => ({
          title: said.enforce.title({ number: String(number) }),
          text: said.enforce.text(),
          keep: said.enforce.keep(),
          confirm: said.enforce.confirm(),
          failed: said.enforce.failed(),
        })}
      />
      <DeedDialog
        actor={returning}
        said={() => ({
          title: said.returning.title(),
          text: said.returning.text(),
          keep: said.returning.keep(),
          confirm: said.returning.confirm(),
          failed: said.returning.failed(),
        })}
      />
      <DeedDialog
        actor={dropping}
        isDangerous
        icon={Trash2}
        said={() => ({
          title: said.dropping.title(),
          text: said.dropping.text(),
          keep: said.dropping.keep(),
          confirm: said.dropping.confirm(),
          failed: said.dropping.failed(),
        })}
      />
    </Detail>
  )
}

/** The words of one kind of message: written, checked, tried and put in force. Give it a key of which kind. */
export const MessageTemplatePage = (props: MessageTemplateProps) => {
  const words = useWords()
  const { messageTemplates: said } = words
  const told = useRef<WholeMessageTemplate | null>(null)
  const actor = useActorRef(props.machines.writing, {}, ({ context: { saved } }) => {
    if (saved === null || saved === told.current) return
    told.current = saved
    const isChecked = saved.draft?.state === 'checked'
    props.tell({ tone: 'success', text: isChecked ? said.form.checked() : said.form.saved() })
  })
  const whole = useSelector(actor, ({ context }) => context.whole)
  const form = useSelector(actor, ({ children }) => children.form)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isUnread = useSelector(actor, (at) => at.matches('unread'))
  return (
    <PageFrame>
      {isUnread ? (
        <ErrorState
          title={said.one.failed()}
          level={1}
          {...retryWay(words, fault, () => actor.send({ type: 'template.retried' }))}
        >
          {faultWords(words, fault)}
        </ErrorState>
      ) : whole && form ? (
        <Opened {...props} actor={actor} whole={whole} form={form} />
      ) : (
        <div role="status" aria-label={said.one.loading()} className={styles.root}>
          <Skeleton height="6rem" />
          <Skeleton height="30rem" />
        </div>
      )}
    </PageFrame>
  )
}
