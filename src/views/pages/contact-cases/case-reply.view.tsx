import { useActorRef, useSelector } from '@xstate/react'
import { Send } from 'lucide-react'
import { css } from 'styled-system/css'

import { CONTACT_LIMITS } from '../../../domain/contact.ts'
import type { WholeContactCase } from '../../../domain/contract/contact-case.contract.ts'
import { directionOf } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { ContactReplyActor, ReplyValues } from '../../../machines/contact/contact-reply.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import { FormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { useProgrammeDates } from '../../programme-dates.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { focusableWhileScrolling } from '../../ui/focusable-while-scrolling.ts'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { AskingDialog } from '../asking-dialog.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import type { ContactCaseMachines } from './contact-cases.props.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    // What scrolls by itself is not pressed together by what stands below it.
    gridAutoRows: 'max',
    gap: '4',
    paddingBlockEnd: '2',
  }),
  quoted: css({
    maxHeight: '[9rem]',
    overflowY: 'auto',
    padding: '3',
    borderInlineStartWidth: '[3px]',
    borderColor: 'border',
    backgroundColor: 'bg.canvas',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
}

type SavedProps = Readonly<{
  machine: ContactCaseMachines['answers']
  language: WholeContactCase['case']['language']
  onChoose: (text: string) => void
}>

/** In the language of whoever wrote; in English where there is none in that. */
const Saved = ({ machine, language, onChoose }: SavedProps) => {
  const { contactCase: said } = useWords()
  const actor = useActorRef(machine, { input: { query: undefined } })
  const answers = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  if (!answers) {
    return face === 'failed' ? (
      <Banner tone="warning" announce="status">
        {said.reply.savedFailed()}
      </Banner>
    ) : null
  }
  if (answers.length === 0) return null
  return (
    <Select
      label={said.reply.saved()}
      value=""
      placeholder={said.reply.choosing()}
      options={answers.map(({ id, title }) => ({ value: String(id), label: title }))}
      onValueChange={(id) => {
        const answer = answers.find((one) => String(one.id) === id)
        if (answer) onChoose(answer[language] === '' ? answer.en : answer[language])
      }}
    />
  )
}

type ReplyFormProps = Readonly<{
  id: string
  actor: FormActor<ReplyValues, WholeContactCase>
  whole: WholeContactCase
  answers: ContactCaseMachines['answers']
}>

const ReplyForm = ({ id, actor, whole, answers }: ReplyFormProps) => {
  const { contactCase } = useWords()
  const { reply: said } = contactCase
  const { language } = whole.case
  const { errors, fault, isBusy, values, propsOf, send } = useFormFields(
    actor,
    { text: { label: said.text(), max: CONTACT_LIMITS.reply }, asksBack: { label: said.asksBack() } },
    { id },
  )
  const { onValueChange: onAsksBack, value: asksBack, readOnly, ...asking } = propsOf('asksBack')
  // What is written already stays, above what is put in.
  const putIn = (text: string) => {
    const written = values.text.trim()
    propsOf('text').onValueChange(written === '' ? text : `${written}\n\n${text}`)
  }
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.text()} className={styles.form} onSend={send}>
      <FormNews
        check={said.check()}
        errors={errors}
        fault={fault}
        failed={said.failed()}
        unanswered={said.unknown()}
        kept={said.kept()}
      />
      <div
        role="region"
        aria-label={said.about()}
        ref={(element) => (element ? focusableWhileScrolling(element) : undefined)}
        className={styles.quoted}
        lang={language}
        dir={directionOf(language)}
      >
        {whole.message}
      </div>
      <Saved machine={answers} language={language} onChoose={putIn} />
      <TextArea
        {...propsOf('text')}
        required
        rows={8}
        lang={language}
        dir={directionOf(language)}
        help={said.textHelp({ language: OWN_NAME[language] })}
      />
      <Checkbox {...asking} checked={asksBack} disabled={readOnly} onCheckedChange={onAsksBack} />
    </Form>
  )
}

type CaseReplyProps = Readonly<{
  actor: ContactReplyActor
  whole: WholeContactCase
  answers: ContactCaseMachines['answers']
}>

/** Answering a message: who else is answering it is said first, and by whom it was taken over meanwhile. */
export const CaseReply = ({ actor, whole, answers }: CaseReplyProps) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { reply: said, held, unbegun } = words.contactCase
  const form = useSelector(actor, ({ children }) => children.form)
  const other = useSelector(actor, ({ context }) => context.other)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isOvertaken = useSelector(actor, (at) => at.matches({ writing: 'overtaken' }))
  const isHeld = useSelector(actor, (at) => at.matches('held'))
  const isTakingOver = useSelector(actor, (at) => at.matches('takingOver'))
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  const isRefused = useSelector(actor, (at) => at.matches('refused'))
  const leave = () => actor.send({ type: 'reply.left' })
  const { name, email, reference } = whole.case
  const byOther = { name: other?.name ?? '', time: other && other.since !== '' ? dates.dateTime(other.since) : '' }
  return (
    <>
      <FormDialog
        form={form}
        onLeave={leave}
        size="lg"
        title={said.title({ name: isolated(name) })}
        description={said.lead({ address: isolated(email), reference: isolated(reference) })}
        send={said.send()}
        endIcon={Send}
        first="text"
        renderForm={(id, shown) => (
          <>
            {isOvertaken && (
              <Banner
                tone="warning"
                announce="alert"
                action={
                  <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'reply.insisted' })}>
                    {said.insist()}
                  </Button>
                }
              >
                {said.overtaken(byOther)}
              </Banner>
            )}
            <ReplyForm id={id} actor={shown} whole={whole} answers={answers} />
          </>
        )}
      />
      <AskingDialog
        isOpen={isHeld || isTakingOver}
        title={held.title({ name: isolated(byOther.name) })}
        text={held.text({ time: byOther.time })}
        keep={held.keep()}
        confirm={held.confirm()}
        isBusy={isTakingOver}
        onKeep={leave}
        onConfirm={() => actor.send({ type: 'reply.insisted' })}
      />
      <AskingDialog
        isOpen={isFailed || isRefused}
        title={isRefused ? unbegun.refused() : unbegun.title()}
        text={said.kept()}
        confirm={words.actions.retry()}
        isRefused={isRefused}
        failed={{ fault }}
        onKeep={leave}
        onConfirm={() => actor.send({ type: 'reply.retried' })}
      />
    </>
  )
}
