import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ReportRow } from '../../../domain/contract/reports.list.ts'
import { REPORT_NOTE_MAX } from '../../../domain/report.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { ReportHeld, SendReportValues } from '../../../machines/reports/send-report.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import { reportNameIn } from './report-words.view.tsx'
import type { Marking } from './reports.props.ts'

const form = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

type SendFormProps = Readonly<{ id: string; actor: FormActor<SendReportValues, ReportHeld> }>

const SendForm = ({ id, actor }: SendFormProps) => {
  const { send: said } = useWords().reportsList
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      name: { label: said.name(), max: 100 },
      address: { label: said.address(), max: 254 },
      note: { label: said.note(), max: REPORT_NOTE_MAX },
    },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.choose()} className={form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} />
      <TextField {...propsOf('name')} required dir="auto" autoComplete="off" />
      <TextField {...propsOf('address')} required type="email" dir="ltr" autoComplete="off" help={said.addressHelp()} />
      <TextArea {...propsOf('note')} optional={said.optional()} dir="auto" rows={3} help={said.noteHelp()} />
    </Form>
  )
}

export const SendReportDialog = ({
  actor,
}: Readonly<{ actor: AskedFormActor<SendReportValues, ReportHeld, ReportRow> }>) => {
  const words = useWords()
  const { send } = words.reportsList
  const report = useSelector(actor, ({ context }) => context.about)
  if (!report) return null
  return (
    <AskedFormDialog
      actor={actor}
      size="sm"
      title={send.title({ report: reportNameIn(words, report) })}
      send={send.send()}
      first="name"
      renderForm={(id, sent) => <SendForm id={id} actor={sent} />}
    />
  )
}

export const MarkSentDialog = ({ actor }: Readonly<{ actor: DeedActor<Marking> }>) => {
  const words = useWords()
  const { mark, send } = words.reportsList
  const marking = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog
      actor={actor}
      said={({ report }) => ({
        title: mark.title({ report: reportNameIn(words, report) }),
        text: mark.text(),
        keep: mark.keep(),
        confirm: mark.confirm(),
        failed: mark.failed(),
      })}
    >
      <TextArea
        label={mark.note()}
        optional={send.optional()}
        rows={3}
        maxLength={REPORT_NOTE_MAX}
        dir="auto"
        value={marking?.note ?? ''}
        readOnly={isBusy}
        onValueChange={(note) => {
          if (marking) actor.send({ type: 'subject.changed', subject: { ...marking, note } })
        }}
      />
    </DeedDialog>
  )
}
